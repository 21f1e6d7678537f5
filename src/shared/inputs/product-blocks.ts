import { Marked } from 'marked'

const MAX_COMPARED = 6
const MAX_PICKS = 20
const LABEL_MAX_LENGTH = 60

interface BlockItem {
  id: number
  /** A headline, or the label of a pick. */
  title: string
  /** A verdict, or the reason for a pick. */
  text: string
}

/** Products that a text names, with the author's own words: plain text, never markup. */
export interface ProductBlock {
  kind: 'product' | 'compare' | 'picks' | 'price'
  items: BlockItem[]
  pros: string[]
  cons: string[]
  /** Parts without a meaning here, to be shown to the editor. */
  unread: string[]
}

export const PRODUCT_BLOCK = 'productBlock'
export const BLOCK_HEAD = /^ {0,3}:{2,}[ \t]*(product|compare|picks)(?![\w-])([^\n]*)/
/** The next block or the end of the paragraph, so that no search goes beyond it. */
const HEAD_OR_END = /\n(?: {0,3}(:{2,})[ \t]*(?:product|compare|picks)(?![\w-])|[ \t]*\n)/
const FENCE = /^ {0,3}:{2,}/
const CLOSING = /^(?:[ \t]*\n)*[ \t]*:{2,}[ \t]*(?=\n|$)/
const ID = /^\d{1,15}$/
const KEY = /^([a-z]+)[ \t]*:(.*)/i
const STATEMENT = /^([-+–−])[ \t]*(.*)/
const PICK = /^(?:\d{1,9}[.)]|[-*+])[ \t]*#?(\d{1,15})(?!\w)[ \t:–-]*(.*)/

/**
 * Reads blocks such as `:::product 812` at the top level of a text. A block ends with `:::`, or before an empty line or
 * another block.
 */
export const PRODUCT_SYNTAX = new Marked<string, string>({
  extensions: [
    {
      name: PRODUCT_BLOCK,
      level: 'block',
      start(text) {
        const next = HEAD_OR_END.exec(text)
        return next?.[1] ? next.index + 1 : undefined
      },
      tokenizer(text, tokens) {
        const raw = tokens === this.lexer.tokens && rawBlock(text)
        return raw ? { type: PRODUCT_BLOCK, raw } : undefined
      },
    },
  ],
}).defaults

function rawBlock(text: string): string | undefined {
  const head = BLOCK_HEAD.exec(text)?.[0]
  if (head === undefined) return undefined
  let end = head.length
  while (end < text.length) {
    const next = endOfLine(text, end + 1)
    const line = text.slice(end + 1, next)
    if (!line.trim() || FENCE.test(line)) break
    end = next
  }
  const closing = CLOSING.exec(text.slice(end + 1))?.[0]
  return text.slice(0, closing === undefined ? end : end + 1 + closing.length)
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

/** Reads a block that `PRODUCT_SYNTAX` found. */
export function parseProductBlock(raw: string): ProductBlock {
  const [head = '', ...rest] = raw.split('\n')
  const [, kind, words = ''] = BLOCK_HEAD.exec(head) ?? []
  const lines = rest.map((line) => line.trim()).filter((line) => line && !FENCE.test(line))
  if (kind === 'compare') return comparison([words, ...lines].join(' '))
  return kind === 'picks' ? picks(words, lines) : box(words, lines)
}

export function priceMark(id: number): ProductBlock {
  return { ...emptyBlock('price'), items: [{ id, title: '', text: '' }] }
}

function emptyBlock(kind: ProductBlock['kind']): ProductBlock {
  return { kind, items: [], pros: [], cons: [], unread: [] }
}

/** Reads `812 813` and `{ids="812,813"}` alike. */
function idsIn(words: string): { ids: number[]; unread: string[] } {
  const parts = words.split(/[\s,;#{}[\]="']+/).filter((part) => part && !/^ids?$/i.test(part))
  const ids = parts.filter((part) => ID.test(part)).map(Number)
  return { ids: [...new Set(ids)], unread: parts.filter((part) => !ID.test(part)) }
}

function comparison(words: string): ProductBlock {
  const { ids, unread } = idsIn(words)
  const items = ids.slice(0, MAX_COMPARED).map((id) => ({ id, title: '', text: '' }))
  return { ...emptyBlock('compare'), items, unread: [...unread, ...ids.slice(MAX_COMPARED).map(String)] }
}

function picks(words: string, lines: string[]): ProductBlock {
  const block = emptyBlock('picks')
  if (words.trim()) block.unread.push(words.trim())
  for (const line of lines) {
    const [, id, own = ''] = PICK.exec(line) ?? []
    const last = block.items.at(-1)
    if (id && block.items.length < MAX_PICKS) block.items.push({ id: Number(id), ...labeled(own) })
    else if (!id && last) last.text = joined(last.text, line)
    else block.unread.push(line)
  }
  return block
}

/** Divides `Best overall: light and quiet`. */
function labeled(own: string): Pick<BlockItem, 'title' | 'text'> {
  const end = own.indexOf(':')
  if (end < 0 || end > LABEL_MAX_LENGTH) return { title: '', text: own.trim() }
  return { title: own.slice(0, end).trim(), text: own.slice(end + 1).trim() }
}

function box(words: string, lines: string[]): ProductBlock {
  const { ids, unread } = idsIn(words)
  const [id, ...others] = ids
  const block = { ...emptyBlock('product'), unread: [...unread, ...others.map(String)] }
  const item = { id: id ?? 0, title: '', text: '' }
  const readers = new Map<string, (own: string) => void>([
    ['headline', (own) => (item.title = joined(item.title, own))],
    ['verdict', (own) => (item.text = joined(item.text, own))],
    ['pro', (own) => block.pros.push(own)],
    ['con', (own) => block.cons.push(own)],
  ])
  for (const line of lines) {
    const [, sign, statement] = STATEMENT.exec(line) ?? []
    const [, key = '', value = ''] = KEY.exec(line) ?? []
    const readKey = readers.get(key.toLowerCase().replace(/s$/, ''))
    if (sign && statement) readers.get(sign === '+' ? 'pro' : 'con')?.(statement)
    else if (readKey) value.trim() && readKey(value.trim())
    // Words without a key are the verdict: nothing that was written is lost.
    else if (!sign) readers.get('verdict')?.(line)
  }
  if (id !== undefined) block.items.push(item)
  return block
}

function joined(text: string, more: string): string {
  return text ? `${text} ${more}` : more
}
