import type { LinkProps } from '@tanstack/react-router'
import { parsedPageKey } from '#shared/affiliate/page-key.ts'

export function editorLink(key: string): LinkProps | undefined {
  const { kind, id } = parsedPageKey(key) ?? {}
  if (id === undefined) return undefined
  const params = { id: String(id) }
  if (kind === 'article') return { to: '/admin/articles/$id', params }
  if (kind === 'landing') return { to: '/admin/landing-pages/$id', params }
  return kind === 'product' ? { to: '/admin/products/$id', params } : undefined
}
