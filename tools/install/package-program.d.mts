/** How to start a program of an installed package, on every platform: the beginning of a command. */
export function packageProgram(root: string, name: string, program: string): [program: string, file: string];
