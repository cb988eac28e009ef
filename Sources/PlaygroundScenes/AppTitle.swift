package let appTitle = "Drag Playground"
