import { type Token, walkTokens } from 'marked'
import { z } from 'zod'
import { ARTICLE_CATEGORIES } from '#shared/articles/article-categories.ts'
import { id, page, search, version } from '#shared/inputs/fields.ts'
import { line, longer } from '#shared/inputs/plain-text.ts'
import { severalOf } from '#shared/inputs/several.ts'
import { markdown, searchDescription, searchTitle, slug } from '#shared/inputs/written-text.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { LANGUAGE_CODES } from '#shared/messages/languages.ts'
import { CENTER, FOCUS_MAX } from '#shared/pictures/picture-focus.ts'
import { isUploadedPicture } from '#shared/pictures/uploaded-pictures.ts'
import { ARTICLE_SORTS, ARTICLE_STATES } from '#shared/search-params/articles.ts'

const TITLE_MAX_LENGTH = 70
const EXCERPT_MAX_LENGTH = 160
const LINE_MAX_LENGTH = 400
const ADVICE_MAX_LENGTH = 1_000
const TEXT_MAX_LENGTH = 100_000
/** 192 bits: cannot be guessed. */
export const PREVIEW_TOKEN_BYTES = 24
/** The year 9999, the last that can be written as a four-digit date. */
const FURTHEST_MS = 253_402_300_799_999
const FOREIGN = /^(?:https?:)?[/\\]{2}/i
const PICTURE = /^(?:articles\/[a-z0-9-]+|uploaded\/[a-f0-9]{20}-[a-f0-9]{6})$/

function foreignPicture(tokens: Token[]): string | undefined {
  const addresses: string[] = []
  walkTokens(tokens, (token) => {
    if (token.type === 'image' && FOREIGN.test(token.href)) addresses.push(token.href)
  })
  const [first] = addresses
  return (
    first && `Remove the picture ${first.slice(0, LINE_MAX_LENGTH)}: only pictures of this site can be shown`
  )
}

const title = line(TITLE_MAX_LENGTH)
const focus = z
  .int('Use a whole number from 0 to 100')
  .min(0, 'Use a whole number from 0 to 100')
  .max(FOCUS_MAX, 'Use a whole number from 0 to 100')
const excerpt = line(EXCERPT_MAX_LENGTH)
const author = line(100)
const language = z.union([z.literal(''), z.enum(LANGUAGE_CODES)], 'Choose a language')
const expertAdvice = line(ADVICE_MAX_LENGTH)
const points = z.array(line(LINE_MAX_LENGTH)).max(8, 'Use at most 8 key points')
const picture = z.union([z.literal(''), z.string().regex(PICTURE, 'Choose a picture')])

export const articleMarkdown = markdown(TEXT_MAX_LENGTH, foreignPicture)

export const articleDraft = z.strictObject({
  title: longer(title, 1),
  excerpt: excerpt.default(''),
  category: z.enum(ARTICLE_CATEGORIES, 'Choose a category'),
  author: author.default(''),
  /** A language's code; empty for the shop's main language. */
  language: language.default(''),
  picture: picture.default(''),
  pictureAlt: line(200).default(''),
  focusX: focus.default(CENTER),
  focusY: focus.default(CENTER),
  searchTitle: searchTitle.default(''),
  searchDescription: searchDescription.default(''),
  relatedProducts: z.array(id).max(4, 'Choose at most 4 products').default([]),
  relatedArticles: z.array(slug).max(3, 'Choose at most 3 articles').default([]),
  keyPoints: points.default([]),
  expertAdvice: expertAdvice.default(''),
})

export const wholeArticle = articleDraft
  .extend({
    title: longer(title, 10),
    excerpt: longer(excerpt, 60),
    author: longer(author, 2),
    picture: z.string().regex(PICTURE, 'Choose a picture'),
    keyPoints: points
      .pipe(z.array(z.string().min(10, 'Use at least 10 characters')))
      .pipe(z.array(z.string()).min(3, 'Write at least 3 key points')),
    expertAdvice: longer(expertAdvice, 20),
  })
  .refine(({ picture, pictureAlt }) => !isUploadedPicture(picture) || pictureAlt !== '', {
    path: ['pictureAlt'],
    error: 'Describe your picture for people who can’t see it',
  })

export const articleListInput = z.object({
  category: z.enum(ARTICLE_CATEGORIES).optional(),
  search: z
    .string()
    .trim()
    .max(SEARCH_MAX_LENGTH, `Search for at most ${SEARCH_MAX_LENGTH} characters`)
    .optional(),
})

/** Accepts any text: an unknown slug is a missing page, not invalid input. */
export const articleSlugInput = z.object({ slug: z.string() })

export type ArticleListInput = z.infer<typeof articleListInput>

/** An article as its editor has it. */
export const editedArticle = articleDraft.extend({ text: articleMarkdown })

export const articleIdInput = z.strictObject({ id })
export const articleVersionInput = z.strictObject({ id, version })
export const newArticleInput = z.strictObject({ title: articleDraft.shape.title })
/** A translation begins with what is the same in every language. */
export const articleTranslationInput = z.strictObject({
  id,
  title: articleDraft.shape.title,
  language: z.enum(LANGUAGE_CODES, 'Choose a language'),
})
export const articlePreviewInput = z.strictObject({ article: editedArticle.extend({ title }) })
export const articleEditInput = z.strictObject({
  id,
  version,
  article: editedArticle.extend({ slug }),
})
export const articlePublicationInput = z.strictObject({
  id,
  version,
  /** Milliseconds since 1970; null for now. */
  at: z.int().min(0).max(FURTHEST_MS).nullable(),
})
const ARTICLE_CHANGES = ['publish', 'withdraw', 'delete', 'restore', 'erase'] as const
export const articlesChangeInput = z.strictObject({
  ids: severalOf(id, 'article'),
  change: z.enum(ARTICLE_CHANGES),
})
export const articlePreviewLinkInput = z.strictObject({ id, days: z.int().min(1).max(30) })
export const previewTokenInput = z.object({ token: z.string().min(1).max(60) })
export const articleImportInput = z.strictObject({
  name: z.string().max(200, 'Use a shorter file name'),
  source: z.string().max(TEXT_MAX_LENGTH + 50_000, 'That file is too large for an article'),
  cover: z.string().regex(PICTURE, 'Choose a picture').optional(),
})
export const articleListAdminInput = z.strictObject({
  state: z.enum(ARTICLE_STATES).optional(),
  search,
  sort: z.enum(ARTICLE_SORTS).default(ARTICLE_SORTS[0]),
  page,
})

export type EditedArticle = z.infer<typeof editedArticle>
export type ArticleTranslation = z.infer<typeof articleTranslationInput>
export type ArticleEdit = z.infer<typeof articleEditInput>
export type ArticlePublication = z.infer<typeof articlePublicationInput>
export type ArticlesChange = z.infer<typeof articlesChangeInput>
export type ArticlePreviewLinkInput = z.infer<typeof articlePreviewLinkInput>
export type ArticleImport = z.infer<typeof articleImportInput>
export type ArticleListAdminInput = z.infer<typeof articleListAdminInput>
