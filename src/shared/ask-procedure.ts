export type AskProcedure = (path: string, input: unknown) => Promise<unknown>
