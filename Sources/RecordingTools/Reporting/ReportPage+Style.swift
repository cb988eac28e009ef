import DragRecording

extension ReportPage {
  /// How a page looks, by day and by night.
  static let style = """

    :root {
      color-scheme: light dark;
      --page: #f4f4f7; --card: #fff; --well: #ececf1; --text: #1b1b1f; --soft: #65656d;
      --line: rgb(0 0 0 / .11); --accent: #0a66e8; --bad: #c6281c; --bad-fill: #fdeceb;
      --good: #1a7a34; --good-fill: #e7f6eb; --shadow: 0 1px 2px rgb(0 0 0 / .05);
      --mono: ui-monospace, "SF Mono", "JetBrains Mono", "DejaVu Sans Mono", Menlo, monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #161619; --card: #212125; --well: #2c2c32; --text: #f2f2f5; --soft: #a5a5af;
        --line: rgb(255 255 255 / .13); --accent: #5aa3ff; --bad: #ff7a70; --bad-fill: #3d2220;
        --good: #62d083; --good-fill: #1c3324; --shadow: none;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 28px 28px 40px; max-width: 1400px; background: var(--page);
      color: var(--text); font: 15px/1.5 system-ui, "Inter", "Segoe UI", "Cantarell", sans-serif;
    }
    h1 { margin: 0; font-size: 26px; line-height: 1.2; letter-spacing: -.01em; }
    h2 { margin: 0; font-size: 16px; line-height: 1.5; }
    p { margin: 0 0 12px; }
    code { font: 12.5px/1.5 var(--mono); }
    .kicker { margin: 0 0 2px; color: var(--soft); font-size: 13px; }
    .lead { margin: 10px 0 0; font-size: 17px; }
    .soft { color: var(--soft); font-size: 13px; }
    .pill {
      display: inline-block; margin-right: 6px; padding: 0 10px; border-radius: 99px;
      background: var(--bad-fill); color: var(--bad); font-size: 14px; font-weight: 600;
    }
    .facts { display: flex; flex-wrap: wrap; gap: 4px 28px; margin: 12px 0 0; }
    .facts div { display: flex; gap: 8px; }
    .facts dt { color: var(--soft); }
    .facts dd { margin: 0; font-variant-numeric: tabular-nums; }
    main { display: grid; gap: 16px; margin-top: 20px; }
    .card {
      min-width: 0; padding: 18px 20px; border: 1px solid var(--line); border-radius: 14px;
      background: var(--card); box-shadow: var(--shadow);
    }
    .card > h2 { margin-bottom: 8px; }
    .scroll { overflow-x: auto; }
    .bar { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 10px; }
    .modes { display: flex; padding: 2px; border-radius: 9px; background: var(--well); }
    button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer; }
    button:focus-visible, input:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    .modes button { padding: 3px 14px; border-radius: 7px; font-size: 13px; }
    .modes button[aria-pressed="true"] { background: var(--card); box-shadow: 0 1px 3px rgb(0 0 0 / .2); }
    #view { margin: 14px 0 10px; }
    .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 14px; }
    .near { display: block; width: 100%; padding: 0; }
    .near:hover img { opacity: .85; }
    .near:focus-visible { outline-offset: -2px; }
    .note { margin: 10px 0 0; }
    figure { margin: 0; min-width: 0; }
    figcaption { display: flex; flex-wrap: wrap; gap: 0 8px; margin-top: 6px; font-size: 13px; }
    figcaption span { color: var(--soft); }
    .frame, .cell, .stage { border-radius: 8px; background: var(--well); }
    .frame { overflow: hidden; border: 1px solid var(--line); }
    img { display: block; width: 100%; height: auto; }
    .layers { position: relative; }
    .layers img:first-child { opacity: .28; }
    .layers img + img { position: absolute; inset: 0; }
    .missing {
      display: grid; place-content: center; justify-items: center; gap: 10px; height: 100%;
      min-height: 48px; padding: 14px;
      color: var(--soft); font-size: 13px; text-align: center;
    }
    .frame .missing { aspect-ratio: 3 / 2; }
    .stage { position: relative; overflow: hidden; border: 1px solid var(--line); }
    .stage img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--cut)); }
    .stage .edge {
      position: absolute; top: 0; bottom: 0; left: var(--cut); width: 2px; margin-left: -1px;
      background: var(--accent); pointer-events: none;
    }
    .stage span {
      position: absolute; bottom: 10px; left: 10px; padding: 1px 9px; border-radius: 99px;
      background: rgb(0 0 0 / .65); color: #fff; font-size: 12px;
    }
    .stage span + span { left: auto; right: 10px; }
    .stage input {
      position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: ew-resize;
    }
    .legend { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; margin: 0 0 14px; }
    .key { width: 14px; height: 14px; border-radius: 4px; border: 2px solid #d6249f; }
    .key.under { border: 2px dashed #e08700; margin-left: 10px; }
    .keys { margin-left: auto; }
    kbd { padding: 0 5px; border: 1px solid var(--line); border-radius: 4px; font: 12px/1.4 var(--mono); }
    #strip {
      display: grid; grid-template-columns: 78px repeat(var(--count), minmax(74px, 1fr));
      column-gap: 6px; min-width: min-content; padding: 2px;
    }
    #strip .label { align-self: center; color: var(--soft); font-size: 13px; }
    .head {
      display: flex; flex-direction: column; padding: 5px 8px; border-radius: 8px 8px 0 0;
      font-size: 12px; line-height: 1.4; text-align: left; font-variant-numeric: tabular-nums;
    }
    .head span { color: var(--soft); }
    .head.odd b { color: var(--bad); }
    .cell { overflow: hidden; padding: 4px; border-radius: 0; background: none; }
    .cell > * { overflow: hidden; border-radius: 4px; }
    .cell .missing { padding: 4px; background: var(--well); }
    .cell .missing::after { content: "?"; font-size: 16px; }
    .cell.difference { border-radius: 0 0 8px 8px; }
    #strip .chosen { background: var(--well); }
    #strip .chosen .missing { background: var(--card); }
    table { border-collapse: collapse; font-size: 13px; }
    th { text-align: left; font-weight: 600; }
    thead th { color: var(--soft); font-weight: 400; }
    th, td { padding: 4px 16px 4px 0; vertical-align: top; }
    tbody tr { border-top: 1px solid var(--line); }
    .orders { margin-top: 14px; }
    .orders span, .orders mark { padding: 1px 3px; border-radius: 4px; }
    .orders mark { background: var(--bad-fill); color: var(--bad); }
    .orders td:nth-child(2) mark { background: var(--good-fill); color: var(--good); }
    .fields { width: 100%; }
    .fields tbody { font: 12.5px/1.5 var(--mono); overflow-wrap: anywhere; }
    .fields tbody th { width: 44%; font-weight: 400; }
    .fields .old { color: var(--good); }
    .fields .new { color: var(--bad); }
    details .fields .old { color: var(--soft); }
    details .fields .new { color: var(--text); }
    details { margin-top: 14px; }
    summary { cursor: pointer; font-weight: 600; font-size: 14px; }
    .hashes { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 14px; padding: 0; list-style: none; }
    .hashes li { padding: 3px 12px; border-radius: 8px; background: var(--good-fill); font-size: 13px; }
    .hashes .odd { background: var(--bad-fill); color: var(--bad); }
    .calls { margin: 0; padding: 0; list-style: none; }
    .calls li { display: flex; align-items: baseline; gap: 10px; padding: 2px 10px; border-radius: 6px; }
    .calls i { width: 10px; font-style: normal; font-weight: 700; }
    .calls time { min-width: 62px; color: var(--soft); font: 12.5px/1.5 var(--mono); }
    .calls code { overflow-wrap: anywhere; }
    .calls span { color: var(--soft); }
    .calls .old { background: var(--good-fill); }
    .calls .new { background: var(--bad-fill); }
    .calls strong {
      flex: none; margin-left: auto; padding: 0 9px; border-radius: 99px; background: var(--bad);
      color: var(--card); font-size: 12px;
    }
    .commands { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
    .commands li { display: grid; grid-template-columns: 150px minmax(0, 1fr) auto; gap: 12px; align-items: center; }
    .commands code { padding: 6px 10px; border-radius: 8px; background: var(--well); overflow-wrap: anywhere; }
    .copy { padding: 5px 12px; border: 1px solid var(--line); border-radius: 8px; font-size: 13px; }
    .copy:hover { background: var(--well); }
    footer { margin-top: 20px; color: var(--soft); font-size: 12.5px; overflow-wrap: anywhere; }
    @media (max-width: 900px) {
      body { padding: 20px 16px 32px; }
      .sides { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .commands li { grid-template-columns: minmax(0, 1fr) auto; }
      .commands span { grid-column: 1 / -1; }
    }

    """
}
