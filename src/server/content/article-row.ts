import type { ArticleFile } from '#server/content/article.ts'
import { readMinutesOf } from '#server/content/article-parts.ts'
import { isLanguage } from '#shared/messages/languages.ts'

interface StoredArticle extends Omit<ArticleFile, 'published' | 'updated' | 'language'> {
  language: string
  publishedAt: Date | null
  updatedOn: string
}

export function articleRow({ published, updated, translationOf: _, ...article }: ArticleFile) {
  return {
    ...article,
    publishedAt: published === undefined ? null : new Date(published),
    updatedOn: updated,
    readMinutes: readMinutesOf(article.text),
  }
}

/** Returns the article's file from its row. A time at midnight is written as a day. */
export function articleFileOf({ publishedAt, updatedOn, ...article }: StoredArticle): ArticleFile {
  const { title, excerpt, category, author, language, likes, picture, pictureAlt, text } = article
  const { relatedProducts, relatedArticles, keyPoints, expertAdvice } = article
  const { focusX, focusY, searchTitle, searchDescription } = article
  return {
    title,
    excerpt,
    category,
    author,
    language: isLanguage(language) ? language : '',
    ...(publishedAt && { published: publishedAt.toISOString().replace('T00:00:00.000Z', '') }),
    updated: updatedOn,
    likes,
    picture,
    pictureAlt,
    focusX,
    focusY,
    searchTitle,
    searchDescription,
    relatedProducts,
    relatedArticles,
    keyPoints,
    expertAdvice,
    text,
  }
}
