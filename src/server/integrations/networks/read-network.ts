import { type AskNetwork, ReportError } from '#server/integrations/networks/ask-network.ts'
import { textAt, valueAt } from '#server/integrations/networks/json-path.ts'
import type { Network } from '#server/integrations/networks/networks.ts'
import type { ReportCells } from '#shared/earnings/report-file.ts'
import { DAY_MS } from '#shared/time/durations.ts'

const MAX_PAGES = 200

interface Reading {
  name: string
  /** The shop's id at the network. */
  account: string
  token: string
  from: Date
  to: Date
  ask: AskNetwork
}

/** Yields page after page of a report. Stops with a ReportError when pages repeat or never end. */
export async function* readNetwork(network: Network, reading: Reading): AsyncGenerator<ReportCells[]> {
  const headers = await network.headers(reading.token, reading.ask)
  for (const filter of network.filters)
    for (const period of periodsOf(reading, network.longestDays))
      yield* pagesOf(network, reading, async (offset) => {
        const { address, post } = network.request({ account: reading.account, ...period, filter, offset })
        return reading.ask(address, { headers, ...(post && { post }) })
      })
}

/** Divides the time into periods that the network does not refuse as too long. */
export function periodsOf(
  { from, to }: Pick<Reading, 'from' | 'to'>,
  longestDays = Number.POSITIVE_INFINITY,
) {
  const [first, last] = [from.getTime(), to.getTime()]
  const lengthMs = Math.min(longestDays * DAY_MS, last - first)
  return Array.from({ length: Math.ceil((last - first) / lengthMs) }, (_, index) => {
    const start = first + index * lengthMs
    return { start: new Date(start), end: new Date(Math.min(start + lengthMs, last)) }
  })
}

async function* pagesOf(
  { rows: path, hasMore = () => false, cells }: Network,
  { name }: Reading,
  askFrom: (offset: number) => Promise<unknown>,
): AsyncGenerator<ReportCells[]> {
  const previous = new Set<string>()
  let offset = 0
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const answer = await askFrom(offset)
    const list = valueAt(answer, path)
    const isMore = Array.isArray(list) && hasMore(answer, list.length)
    if (!Array.isArray(list) || typeof isMore !== 'boolean')
      throw new ReportError(`${name} sent something other than a list of transactions`)
    const page = list.map((row: unknown) => cells((at) => textAt(row, at), answer))
    const sign = page.map(({ id }) => id).join()
    if (previous.has(sign)) throw new ReportError(`${name} sent the same page twice`)
    previous.add(sign)
    yield page
    if (!isMore || page.length === 0) return
    offset += page.length
  }
  throw new ReportError(`${name} sent more than ${MAX_PAGES} pages`)
}
