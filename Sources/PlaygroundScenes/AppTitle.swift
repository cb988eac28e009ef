package let appTitle = "Drag Playground"
package let appVersion = "0.1.0"
