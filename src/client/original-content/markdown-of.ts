import { Link } from '@tanstack/react-router'
import { isValidElement, type ReactNode } from 'react'

interface Props {
  children?: ReactNode
  href?: string
  to?: string
  hash?: string
}

const BREAK = '  \n'

/** Converts the built-in text of a page to Markdown. Supports only components without hooks. */
export function markdownOf(node: ReactNode): string {
  return written(node)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function written(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(written).join('')
  if (!isValidElement<Props>(node)) return ''
  const { type, props } = node
  if (type === Link) return linked(`${props.to}${props.hash ? `#${props.hash}` : ''}`, props.children)
  // Safe: a component without hooks is a function of its props.
  if (typeof type === 'function') return written((type as (given: Props) => ReactNode)(props))
  return ofTag(String(type), props)
}

function ofTag(tag: string, { children, href = '' }: Props): string {
  const inner = written(children)
  switch (tag) {
    case 'a':
      return linked(href, children)
    case 'strong':
    case 'b':
      return `**${inner}**`
    case 'br':
      return BREAK
    case 'h3':
      return `\n\n### ${inner}\n\n`
    case 'p':
    case 'ul':
    case 'ol':
    case 'dl':
    case 'address':
      return `\n\n${inner.trim()}\n\n`
    case 'li':
      return `- ${inner.trim()}\n`
    case 'dt':
      return `**${inner}:** `
    case 'dd':
      return `${inner.trim()}\n\n`
    default:
      return inner
  }
}

function linked(address: string, children: ReactNode): string {
  return `[${written(children)}](${address})`
}
