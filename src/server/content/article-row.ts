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

/** For `writeArticleFile`, which names the fields of a file. A time at midnight is written as a day. */
export function articleFileOf({ publishedAt, updatedOn, language, ...article }: StoredArticle): ArticleFile {
  return {
    ...article,
    language: isLanguage(language) ? language : '',
    ...(publishedAt && { published: publishedAt.toISOString().replace('T00:00:00.000Z', '') }),
    updated: updatedOn,
  }
}
