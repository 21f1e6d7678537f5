import { z } from 'zod'
import { articleDraft, wholeArticle } from '#shared/inputs/articles.ts'

const moment = z.union([z.iso.date('Write a date as 2026-01-31'), z.iso.datetime()])
const ofFile = {
  /** A day, or a time of one; a draft has none. */
  published: moment.optional(),
  updated: z.iso.date('Write a date as 2026-01-31'),
  likes: z.int().min(0).default(0),
}

/** The front matter of the file of a draft. */
export const draftFrontMatter = articleDraft.extend(ofFile)

/** The front matter of the file of an article that is published, or will be. */
export const articleFrontMatter = wholeArticle.safeExtend({ ...ofFile, published: moment })

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

/** An article as its file has it. */
export type ArticleFile = z.infer<typeof draftFrontMatter> & {
  /** Introduction, sections and conclusion in Markdown. */
  text: string
}
