import { parser, type QualifiedTag, type Tag } from 'sax'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** The root of a well-formed document. Throws where it is not well-formed. */
export function parseXml(source: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, text: '', children: [] }
  const open = [document]
  const reader = parser(true)
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = ({ name, attributes }: Tag | QualifiedTag) => {
    const values = Object.entries(attributes).map(([key, value]) => [key, String(value)])
    const element = { name, attributes: Object.fromEntries(values), text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  reader.ontext = (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  reader.onclosetag = () => void open.pop()
  reader.write(source).close()
  const [root] = document.children
  if (!root) throw new Error('The document has no root')
  return root
}

/** The text of the first child of that name. */
export function childText(element: XmlElement, name: string): string | undefined {
  return element.children.find((child) => child.name === name)?.text
}
