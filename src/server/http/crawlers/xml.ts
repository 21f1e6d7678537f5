import { escapeHtml } from '#shared/text/escape-html.ts'

/** Characters that XML 1.0 cannot hold, escaped or not. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function escapeXml(text: string): string {
  return escapeHtml(text.replace(NOT_XML, ''))
}

/** An element whose content is already markup; pass text through `escapeXml` first. */
export function element(name: string, attributes: Record<string, string>, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const start = `${name}${written.join('')}`
  return content ? `<${start}>${content}</${name}>` : `<${start}/>`
}

export function textElement(name: string, text: string, attributes: Record<string, string> = {}): string {
  return element(name, attributes, escapeXml(text))
}
