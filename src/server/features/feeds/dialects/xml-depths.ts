export const MAX_STEPS = 6
const COLUMN_MAX_LENGTH = 200
const MOST_COLUMNS = 500
/** Inline elements that belong to the surrounding text. */
const MARKUP =
  /^(?:p|br|hr|b|i|u|em|strong|small|sub|sup|span|div|font|a|img|ul|ol|li|h[1-6]|table|thead|tbody|tr|td|th)$/i

interface OpenElement {
  column: string | undefined
  text: string
  /** Has child elements or attributes; without text it is no column then. */
  hasParts: boolean
}

/** Names texts `shop.name` and attributes `price@currency`. Among equal names the first with text wins. */
export function createDepths(attributes: Record<string, unknown>) {
  const texts = new Map<string, string>()
  const open: OpenElement[] = []
  addAttributes('', attributes)

  function add(column: string, text: string) {
    if (column.length > COLUMN_MAX_LENGTH || (texts.size >= MOST_COLUMNS && !texts.has(column))) return
    if (!texts.get(column)?.trim()) texts.set(column, text)
  }

  function addAttributes(column: string, attributes: Record<string, unknown>) {
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === 'string' && !name.startsWith('xmlns')) add(`${column}@${name}`, value)
    }
  }

  return {
    texts,
    open(name: string, attributes: Record<string, unknown>) {
      const parent = open.at(-1)
      if (parent && MARKUP.test(name)) {
        open.push(parent)
        return
      }
      if (parent) parent.hasParts = true
      const column = open.length < MAX_STEPS ? columnIn(parent, name) : undefined
      open.push({ column, text: '', hasParts: Object.keys(attributes).length > 0 })
      if (column !== undefined) addAttributes(column, attributes)
    },
    text(text: string) {
      const element = open.at(-1)
      if (element?.column !== undefined) element.text += text
    },
    close() {
      const element = open.pop()
      if (element?.column === undefined || open.at(-1) === element) return
      if (element.text.trim() || !element.hasParts) add(element.column, element.text)
    },
  }
}

function columnIn(parent: OpenElement | undefined, name: string): string | undefined {
  if (!parent) return name
  return parent.column === undefined ? undefined : `${parent.column}.${name}`
}
