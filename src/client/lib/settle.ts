/**
 * On the server a page waits for its data and fails with it. In the browser it shows at once, and each part has its own
 * loading or error state.
 */
export async function settleOnServer(work: Promise<unknown>[]): Promise<void> {
  if (import.meta.env.SSR) await Promise.all(work)
  else for (const part of work) part.catch(() => undefined)
}
