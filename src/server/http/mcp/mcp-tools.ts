import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import type { Environment } from '#server/config/env.ts'
import { askInstead, searchArguments, searchProducts } from '#server/http/mcp/search-products.ts'
import {
  type Product,
  readWireProduct,
  toWireProduct,
  wireProduct,
  wireProductDetail,
} from '#server/http/rest/wire.ts'
import { toWirePrices, wirePrices } from '#server/http/rest/wire-prices.ts'
import type { Caller } from '#server/router.ts'
import { publicMessage } from '#server/trpc/init.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import { productIdInput } from '#shared/inputs/products.ts'
import { outgoingLink } from '#shared/products/outgoing-link.ts'

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }
const PARTNER_LINKS =
  'Links are advertising: they lead to retailers who pay the shop a commission; the retailer sets the price.'

const disclosure = z.literal(PARTNER_LINKS)
const detail = {
  ...wireProductDetail.shape,
  disclosure,
  price_history: wirePrices.describe('The prices the shop has seen, and what can be said about them'),
}
const resultShape = { products: z.array(wireProduct), disclosure, instead: askInstead }
const category = z.object({ name: z.string(), short_name: z.string(), description: z.string() })

/** Answers one request with a server of its own; nothing is remembered between two. */
export async function answerMcp(request: Request, caller: Caller, env: Environment): Promise<Response> {
  const server = new McpServer({ name: env.SITE_NAME, version: '1' }, { instructions: PARTNER_LINKS })
  const refusals: TRPCError[] = []
  addTools(server, caller, env, (work) => structured(work, refusals))
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  const answer = await transport.handleRequest(request)
  const unavailable = refusals.find(({ code }) => code === 'SERVICE_UNAVAILABLE')
  if (unavailable) throw unavailable
  return answer
}

function addTools(
  server: McpServer,
  caller: Caller,
  { PUBLIC_URL: shopUrl, CURRENCY: currency }: Environment,
  answer: Answer,
) {
  server.registerTool(
    'search_products',
    {
      title: 'Search products',
      description:
        'Finds baby products in the shop by words, category, retailer, brand, stock, price, and price drop.',
      inputSchema: searchArguments,
      outputSchema: resultShape,
      annotations: READ_ONLY,
    },
    (args) =>
      answer(async () => {
        const { products, instead } = await searchProducts(caller, {
          ...args,
          currency: args.currency ?? currency,
        })
        const wired = products.map((product) => toWireProduct(forAssistant(product), shopUrl))
        return { products: wired, instead, disclosure: PARTNER_LINKS }
      }),
  )
  server.registerTool(
    'get_product',
    {
      title: 'Read one product',
      description: 'The details of a product, the same item at other retailers, and its price history.',
      inputSchema: z.strictObject(productIdInput.shape),
      outputSchema: detail,
      annotations: READ_ONLY,
    },
    (input) => answer(() => productDetail(caller, input.id, shopUrl)),
  )
  server.registerTool(
    'list_categories',
    {
      title: 'List categories',
      description: 'The categories of the shop, in order.',
      inputSchema: z.strictObject({}),
      outputSchema: { categories: z.array(category) },
      annotations: READ_ONLY,
    },
    () =>
      answer(async () => {
        const categories = await caller.categories.list()
        return {
          categories: categories
            .filter(({ isHidden }) => !isHidden)
            .map(({ name, short, description }) => ({ name, short_name: short, description })),
        }
      }),
  )
}

async function productDetail(caller: Caller, id: number, shopUrl: string) {
  const product = await readWireProduct(caller, { id }, shopUrl, forAssistant)
  const prices = await caller.products.prices({ id })
  return { ...product, price_history: toWirePrices(prices), disclosure: PARTNER_LINKS }
}

function forAssistant(product: Product): Product {
  const reference = subId({ place: 'assistant', product: product.id })
  const { affiliateLink, subIdParameter } = product
  return { ...product, affiliateLink: outgoingLink(affiliateLink, subIdParameter, reference) }
}

type Work = () => Promise<Record<string, unknown>>
type Answer = (work: Work) => ReturnType<typeof structured>

/** The structured answer, and the same as text for clients that read only text. A refusal is a sentence. */
async function structured(work: Work, refusals: TRPCError[]) {
  try {
    const structuredContent = await work()
    return { structuredContent, content: [text(JSON.stringify(structuredContent))] }
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    refusals.push(error)
    return { content: [text(publicMessage(error))], isError: true }
  }
}

function text(content: string) {
  return { type: 'text' as const, text: content }
}
