import { z } from 'zod'
import { articleDraft, wholeArticle } from '#shared/inputs/articles.ts'
import type { ProductBlock } from '#shared/inputs/product-blocks.ts'
import { slug } from '#shared/inputs/written-text.ts'

const moment = z.union([z.iso.date('Write a date as 2026-01-31'), z.iso.datetime()])
const ofFile = {
  published: moment.optional(),
  updated: z.iso.date('Write a date as 2026-01-31'),
  likes: z.int().min(0).default(0),
  /** The slug of an article in another language that says the same. */
  translationOf: slug.optional(),
}

export const draftFrontMatter = articleDraft.extend(ofFile)

export const articleFrontMatter = wholeArticle.safeExtend({ ...ofFile, published: moment })

/** The text as safe HTML in three parts. Raw HTML in the Markdown is shown as text. */
export interface ArticleText {
  introduction: string
  body: string
  conclusion: string
  sections: { id: string; title: string }[]
  products: TextProducts
}

/** The products that a text names; the HTML has a placeholder for each block. */
export interface TextProducts {
  blocks: ProductBlock[]
  omitted: number
  /** Lines that look like a block but are text where they stand. */
  strays: string[]
}

export type ArticleFile = z.infer<typeof draftFrontMatter> & {
  text: string
}
