"""Services of a desktop on the message bus.

portal.py publish|hang SETTING... is the portal that publishes settings, each "NAMESPACE KEY VALUE"; with `hang`, it never
answers. portal.py change SETTING changes one of the running portal's.

portal.py files is a file manager that accepts to show files, and prints their addresses.
"""
import sys

from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = Gio.DBusNodeInfo.new_for_xml("""
<node><interface name="org.freedesktop.portal.Settings">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
  <method name="Change"><arg type="s" direction="in"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>""").interfaces[0]


FILES, FILES_PATH = "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1"
FILES_INTERFACE = Gio.DBusNodeInfo.new_for_xml("""
<node><interface name="org.freedesktop.FileManager1">
  <method name="ShowItems"><arg type="as" direction="in"/><arg type="s" direction="in"/></method>
</interface></node>""").interfaces[0]


class Portal:
    def __init__(self, bus, answers, settings):
        self.bus, self.answers, self.settings = bus, answers, {}
        for setting in settings:
            self.note(setting)
        bus.register_object(PATH, INTERFACE, self.call)

    def note(self, setting):
        namespace, key, text = setting.split(None, 2)
        value = GLib.Variant.parse(None, text, None, None)
        self.settings.setdefault(namespace, {})[key] = value
        return namespace, key, value

    def call(self, _bus, _sender, _path, _interface, method, arguments, invocation):
        if method == "Change":
            change = GLib.Variant("(ssv)", self.note(arguments[0]))
            self.bus.emit_signal(None, PATH, INTERFACE.name, "SettingChanged", change)
            invocation.return_value(None)
        elif self.answers:
            invocation.return_value(GLib.Variant("(a{sa{sv}})", (self.settings,)))


def show(_bus, _sender, _path, _interface, _method, arguments, invocation):
    for address in arguments[0]:
        print(address, flush=True)
    invocation.return_value(None)


def main():
    purpose, settings = sys.argv[1], sys.argv[2:]
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    if purpose == "change":
        change = GLib.Variant("(s)", (settings[0],))
        bus.call_sync(NAME, PATH, INTERFACE.name, "Change", change, None, Gio.DBusCallFlags.NONE, -1, None)
        return
    if purpose == "files":
        bus.register_object(FILES_PATH, FILES_INTERFACE, show)
    else:
        portal = Portal(bus, purpose == "publish", settings)  # noqa: F841
    ready = lambda *_: print("ready", flush=True)
    name = FILES if purpose == "files" else NAME
    Gio.bus_own_name_on_connection(bus, name, Gio.BusNameOwnerFlags.NONE, ready, None)
    GLib.MainLoop().run()


main()
