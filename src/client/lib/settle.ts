/** On the server a page waits for its data. In the browser it shows at once, and each part loads by itself. */
export async function settleOnServer(work: Promise<unknown>[]): Promise<void> {
  if (import.meta.env.SSR) await Promise.all(work)
  else for (const part of work) part.catch(() => undefined)
}
