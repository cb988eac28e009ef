/// The name of the program, as its window and its sidebar show it.
package let appTitle = "Drag Playground"
