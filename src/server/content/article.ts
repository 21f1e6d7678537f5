import { z } from 'zod'
import { ARTICLE_CATEGORIES } from '#shared/article-categories.ts'

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

/** The text in safe HTML, in its three parts: raw HTML in the Markdown is shown as text. */
export interface ArticleText {
  /** What stands before the first heading. */
  introduction: string
  body: string
  /** The last section, with its heading. */
  conclusion: string
  /** The headings of body and conclusion, for the table of contents. */
  sections: { id: string; title: string }[]
}

export type Article = z.infer<typeof articleFrontMatter> &
  ArticleText & {
    slug: string
    readMinutes: number
  }
