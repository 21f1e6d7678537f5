/** Asks a query by its path; fails with a `TRPCClientError`. */
export type AskProcedure = (path: string, input: unknown) => Promise<unknown>
