export interface ClickSearch {
  from?: string
  to?: string
}

/** What the address of the clicks can say. Judged where it is used: what stands here is part of the first script. */
export function parseClickSearch({ from, to }: Record<string, unknown>): ClickSearch {
  return { ...(from ? { from: String(from) } : {}), ...(to ? { to: String(to) } : {}) }
}
