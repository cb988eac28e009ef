// The entry point of the tests is looked for beside the folder of a test target: beside this one.
