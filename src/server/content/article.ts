import { z } from 'zod'

export const ARTICLE_CATEGORIES = [
  'Parenting Tips',
  'Product Reviews',
  'Budget Tips',
  'Baby Health',
  'Shopping Guide',
  'Development',
] as const

const isoDate = z.iso.date()

/** The front matter of an article file. */
export const articleFrontMatter = z.strictObject({
  title: z.string().min(10).max(70),
  excerpt: z.string().min(60).max(160),
  category: z.enum(ARTICLE_CATEGORIES),
  author: z.string().min(2),
  published: isoDate,
  updated: isoDate,
  likes: z.int().min(0),
  picture: z.string().regex(/^articles\/[a-z0-9-]+$/),
  relatedProducts: z.array(z.int().min(1)).max(4),
  relatedArticles: z.array(z.string()).max(3),
  keyPoints: z.array(z.string().min(10)).min(3).max(8),
  expertAdvice: z.string().min(20),
})

export type Article = z.infer<typeof articleFrontMatter> & {
  slug: string
  readMinutes: number
  /** Safe HTML: raw HTML in the Markdown is shown as text. */
  html: string
  sections: { id: string; title: string }[]
}
