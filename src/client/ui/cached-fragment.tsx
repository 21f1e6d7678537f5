import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface CachedFragmentProps {
  as: 'header' | 'footer' | 'section' | 'article'
  /** Two fragments of one name are the same but for which of their links lead to the page itself. */
  name: string
  className: string
  'aria-labelledby'?: string
  children: ReactNode
}

/**
 * A part that looks the same on all pages of visitors who are not signed in: the server renders it once for each version of
 * the content, and takes its HTML from then on. The browser takes it over as any other part. It holds no other fragment.
 */
export function CachedFragment({ as: Tag, name, children, ...attributes }: CachedFragmentProps) {
  const { fragments } = useRouter().options.context
  const html = import.meta.env.SSR ? fragments?.find(name) : undefined
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it, of these same parts
    return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  const marks = import.meta.env.SSR ? fragments?.marksOf(name) : undefined
  // The place of a mark remains without one: by its place in the page React names what has an `id`.
  return (
    <Tag {...attributes}>
      {marks?.start}
      {children}
      {marks?.end}
    </Tag>
  )
}
