import { Readable } from 'node:stream'
import { fileResponse } from '#server/http/admin/file-response.ts'
import { webStream } from '#server/http/admin/web-stream.ts'
import { toWireProduct } from '#server/http/rest/wire.ts'
import type { Caller } from '#server/router.ts'
import { toCsv } from '#shared/files/csv.ts'

type CatalogProduct = Awaited<ReturnType<Caller['admin']['catalog']['export']>>[number]
type ExportedProduct = ReturnType<typeof toExported>

export type ExportFormat = 'csv' | 'json'

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
}

/** The product in its wire format but with stored values; `dialects/tuckling.ts` reads it back. */
function toExported(product: CatalogProduct, shopUrl: string) {
  const { variants, ...wire } = toWireProduct(product, shopUrl)
  return {
    ...wire,
    variant_group: variants?.group ?? null,
    image_url: product.imageUrl,
    additional_image_urls: product.moreImageUrls.join('\n') || null,
    advertiser_logo_url: product.advertiserLogoUrl,
    commission: product.ownCommission,
    is_listed: product.isListed,
  }
}

/** Streams the whole catalog as a file, a few hundred products at a time, as the browser takes them. */
export async function catalogExport(
  caller: Caller,
  format: ExportFormat,
  shopUrl: string,
): Promise<Response> {
  const products = pages(caller, shopUrl)
  const first = (await products.next()).value ?? []
  const parts = format === 'csv' ? csvParts(first, products) : jsonParts(first, products)
  const body = webStream(Readable.from(parts, { objectMode: false }))
  return fileResponse(`catalog.${format}`, CONTENT_TYPES[format], body)
}

type Pages = AsyncGenerator<ExportedProduct[], undefined>

async function* pages(caller: Caller, shopUrl: string): Pages {
  let afterId = 0
  for (;;) {
    const page = await caller.admin.catalog.export({ afterId })
    const last = page.at(-1)
    if (!last) return
    yield page.map((product) => toExported(product, shopUrl))
    afterId = last.id
  }
}

async function* csvParts(first: ExportedProduct[], rest: Pages): AsyncGenerator<string> {
  const [example] = first
  if (!example) return
  yield toCsv([Object.keys(example)])
  yield csvRows(first)
  for await (const page of rest) yield csvRows(page)
}

function csvRows(page: ExportedProduct[]): string {
  const cells = (product: ExportedProduct) =>
    Object.values(product).map((value) => (typeof value === 'boolean' ? String(value) : value))
  return toCsv(page.map(cells))
}

async function* jsonParts(first: ExportedProduct[], rest: Pages): AsyncGenerator<string> {
  yield `[${first.map(jsonRow).join(',')}`
  for await (const page of rest) yield `,${page.map(jsonRow).join(',')}`
  yield '\n]\n'
}

function jsonRow(product: ExportedProduct): string {
  return `\n${JSON.stringify(product)}`
}
