/// The title of the window and of its sidebar.
package let appTitle = "Drag Playground"
