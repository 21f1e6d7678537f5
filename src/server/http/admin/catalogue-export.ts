import { Readable } from 'node:stream'
import { webStream } from '#server/http/admin/web-stream.ts'
import { toWireProduct } from '#server/http/rest/wire.ts'
import type { Caller } from '#server/trpc/router.ts'
import { toCsv } from '#shared/csv.ts'

type WireProduct = ReturnType<typeof toWireProduct>

export type ExportFormat = 'csv' | 'json'

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

/** The whole catalogue as a file, read a few hundred products at a time as the browser takes them. */
export async function catalogueExport(caller: Caller, format: ExportFormat): Promise<Response> {
  const products = pages(caller)
  const first = await products.next()
  const parts = format === 'csv' ? csvParts(first, products) : jsonParts(first, products)
  return new Response(webStream(Readable.from(parts, { objectMode: false })), {
    headers: {
      'Content-Type': CONTENT_TYPES[format],
      'Content-Disposition': `attachment; filename="catalogue.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

type Pages = AsyncGenerator<WireProduct[], undefined>

async function* pages(caller: Caller): Pages {
  let afterId = 0
  for (;;) {
    const page = await caller.admin.catalogue.export({ afterId })
    const last = page.at(-1)
    if (!last) return
    yield page.map(toWireProduct)
    afterId = last.id
  }
}

type First = Awaited<ReturnType<Pages['next']>>

async function* csvParts(first: First, rest: Pages): AsyncGenerator<string> {
  const [example] = first.value ?? []
  if (!example || !first.value) return
  yield toCsv([Object.keys(example)])
  yield csvRows(first.value)
  for await (const page of rest) yield csvRows(page)
}

function csvRows(page: WireProduct[]): string {
  return toCsv(page.map((product) => Object.values(product).map(csvValue)))
}

function csvValue(value: WireProduct[keyof WireProduct]): string | number | null {
  return typeof value === 'boolean' ? String(value) : value
}

async function* jsonParts(first: First, rest: Pages): AsyncGenerator<string> {
  yield `[${(first.value ?? []).map(jsonRow).join(',')}`
  for await (const page of rest) yield `,${page.map(jsonRow).join(',')}`
  yield '\n]\n'
}

function jsonRow(product: WireProduct): string {
  return `\n${JSON.stringify(product)}`
}
