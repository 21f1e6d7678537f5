import type { MarkedExtension } from 'marked'
import {
  BLOCK_HEAD,
  PRODUCT_BLOCK,
  type ProductBlock,
  parseProductBlock,
  priceMark,
} from '#shared/inputs/product-blocks.ts'
import { escapeHtml } from '#shared/text/escape-html.ts'
import type { TextProducts } from './article.ts'

export const MAX_BLOCKS = 30
const MAX_STRAYS = 5
const PRICE = /:price\[[ \t]*(\d{1,15})[ \t]*\]/g
const STRAY = new RegExp(BLOCK_HEAD.source, 'm')
/** No text can contain one: markup in Markdown is escaped. */
const PLACEHOLDER = /<!--product (\d+)-->/g

/** Renders a placeholder for each block, because texts are cached longer than prices. */
export function productPlaceholders() {
  const products: TextProducts = { blocks: [], omitted: 0, strays: [] }
  const placeholder = (block: ProductBlock) => {
    if (products.blocks.length === MAX_BLOCKS) products.omitted += 1
    else return `<!--product ${products.blocks.push(block) - 1}-->`
    return ''
  }
  const renderers: MarkedExtension<string, string> = {
    extensions: [{ name: PRODUCT_BLOCK, renderer: ({ raw }) => `${placeholder(parseProductBlock(raw))}\n` }],
    renderer: {
      text(token) {
        if (('tokens' in token && token.tokens) || ('escaped' in token && token.escaped)) return false
        const stray = STRAY.exec(token.text)?.[0]
        if (stray && products.strays.length < MAX_STRAYS) products.strays.push(stray.trim())
        if (!token.text.includes(':price[')) return false
        return escapeHtml(token.text).replace(PRICE, (_, id: string) => placeholder(priceMark(Number(id))))
      },
    },
  }
  return { products, renderers }
}

export function fillPlaceholders(html: string, blocks: string[]): string {
  return html.replace(PLACEHOLDER, (_, index: string) => blocks[Number(index)] ?? '')
}

/** A heading's name in the table of contents has no price. */
export function withoutPrices(title: string): string {
  return title.replace(PRICE, '').trim()
}
