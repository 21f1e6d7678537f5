export function browserProgram(): Promise<string>
