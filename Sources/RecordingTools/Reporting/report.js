"use strict";
(() => {
  const byId = (id) => document.getElementById(id);
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  for (const button of document.querySelectorAll(".copy")) {
    button.onclick = async () => {
      const code = button.previousElementSibling;
      try {
        await navigator.clipboard.writeText(code.textContent);
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      } catch {
        getSelection().selectAllChildren(code);
      }
    };
  }
  if (typeof moments === "undefined") return;

  let shown = Math.max(0, moments.findIndex((moment) => moment.offset === 0));
  let mode = "sides";
  let cut = 50;

  const sign = (offset) => offset < 0 ? `−${-offset}` : `+${offset}`;
  const name = (moment) => moment.offset === 0 ? "Here" : sign(moment.offset);
  const image = (number, what) => make("img", { src: pictures[number], alt: what });
  const missing = (moment) =>
    make("div", { className: "missing" }, make("span", { textContent: moment.known }));
  const hole = () => make("div", { className: "missing" });
  const expected = (moment) => moment.expected === null
    ? missing(moment) : image(moment.expected, "expected");
  const difference = (moment) => {
    if (moment.expected === null) return hole();
    const layers = make("div", { className: "layers" }, image(moment.actual, "actual, pale"));
    if (moment.difference !== null) layers.append(image(moment.difference, "difference"));
    return layers;
  };
  const pixels = (moment) => moment.pixels === 0 ? "no pixel differs"
    : `${moment.pixels.toLocaleString("en")} pixel${moment.pixels === 1 ? "" : "s"}`;

  const figure = (kind, title, note, content) =>
    make("figure", { className: kind }, make("div", { className: "frame" }, content),
      make("figcaption", {}, make("b", { textContent: title }),
        make("span", { textContent: note })));

  const actual = (moment) =>
    figure("actual", "Actual", "what the replay shows", image(moment.actual, "actual"));

  // Of a state that nobody knows: what the recording holds before and after it.
  const near = (moment, title) => {
    const button = make("button", { type: "button", className: "near",
      title: `Go to line ${moment.line}` }, image(moment.expected, title));
    button.onclick = () => show(moments.indexOf(moment));
    return figure("expected", title, `line ${moment.line}, ${moment.time}: ${moment.known}`,
      button);
  };
  const around = (moment) => {
    const known = moments.filter((other) => other.expected !== null);
    const before = known.findLast((other) => other.offset < moment.offset);
    const after = known.find((other) => other.offset > moment.offset);
    const view = make("div", { className: "sides" });
    if (before) view.append(near(before, "Expected before"));
    view.append(actual(moment));
    if (after) view.append(near(after, "Expected after"));
    const note = known.length > 0
      ? `${moment.known} What stands beside is the nearest that it holds.` : moment.known;
    return make("div", {}, view, make("p", { className: "soft note", textContent: note }));
  };

  const sides = (moment) => {
    if (moment.expected === null && !moment.kept) return around(moment);
    const view = make("div", { className: "sides" },
      figure("expected", "Expected", moment.known, expected(moment)), actual(moment));
    if (moment.expected !== null) {
      view.append(figure("difference", "Difference", pixels(moment), difference(moment)));
    }
    return view;
  };

  const slider = (moment) => {
    if (moment.expected === null) return sides(moment);
    const stage = make("div", { className: "stage" },
      image(moment.expected, "expected"), image(moment.actual, "actual"));
    const range = make("input", { type: "range", min: 0, max: 100, step: 0.1, value: cut });
    range.setAttribute("aria-label", "How much of the expected picture is shown");
    const set = () => { cut = +range.value; stage.style.setProperty("--cut", `${cut}%`); };
    range.oninput = set;
    set();
    stage.append(make("div", { className: "edge" }), make("span", { textContent: "Expected" }),
      make("span", { textContent: "Actual" }), range);
    return stage;
  };

  const cell = (index, kind, content) => {
    const button = make("button", { type: "button", className: `cell ${kind}` }, content);
    button.tabIndex = -1;
    button.onclick = () => show(index);
    return button;
  };
  const strip = byId("strip");
  const label = (text) => make("span", { className: "label", textContent: text });
  strip.append(label(""));
  moments.forEach((moment, index) => {
    const button = make("button", { type: "button", className: "head" },
      make("b", { textContent: name(moment) }),
      make("span", { textContent: `line ${moment.line}` }),
      make("span", { textContent: moment.time }));
    button.onclick = () => show(index);
    strip.append(button);
  });
  const known = (moment) => moment.expected === null ? hole() : expected(moment);
  for (const [title, content] of [["Expected", known],
      ["Actual", (moment) => image(moment.actual, "actual")], ["Difference", difference]]) {
    strip.append(label(title));
    moments.forEach((moment, index) =>
      strip.append(cell(index, title.toLowerCase(), content(moment))));
  }

  const columns = strip.children;
  function show(index) {
    shown = Math.min(Math.max(index, 0), moments.length - 1);
    const moment = moments[shown];
    byId("moment").textContent = moment.offset === 0 ? `Line ${moment.line}, ${moment.time}`
      : `Line ${moment.line}, ${moment.time}: ${Math.abs(moment.offset)} `
        + `${Math.abs(moment.offset) === 1 ? "line" : "lines"} `
        + (moment.offset < 0 ? "before" : "after");
    byId("view").replaceChildren(mode === "sides" ? sides(moment) : slider(moment));
    for (const button of document.querySelectorAll(".modes button")) {
      button.ariaPressed = button.dataset.mode === mode;
    }
    const width = moments.length + 1;
    for (let place = 0; place < columns.length; place += 1) {
      const column = place % width - 1;
      columns[place].classList.toggle("chosen", column === shown);
      columns[place].classList.toggle("odd", column >= 0 && moments[column].offset === 0);
    }
    document.body.dataset.line = moment.line;
  }
  for (const button of document.querySelectorAll(".modes button")) {
    button.onclick = () => { mode = button.dataset.mode; show(shown); };
  }
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.type === "range") return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) show(shown + step);
    else if (event.key === "s" || event.key === "S") {
      mode = mode === "sides" ? "slider" : "sides";
      show(shown);
    } else return;
    event.preventDefault();
  });
  show(shown);
})();
