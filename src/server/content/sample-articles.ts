import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import type { ArticleFile } from '#server/content/article.ts'
import { parseArticleFile } from '#server/content/article-file.ts'
import { ENGLISH, type Language } from '#shared/messages/languages.ts'

const FOLDER = 'src/server/content/articles'
const samples = new Map<Language, (ArticleFile & { slug: string })[]>()

export function sampleArticles(language: Language = ENGLISH) {
  const folder = join(projectRoot(), FOLDER, language === ENGLISH ? '' : language)
  const read = samples.get(language) ?? readSamples(folder)
  samples.set(language, read)
  return read
}

function readSamples(folder: string) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const slug = basename(name, '.md')
      return { slug, ...parseArticleFile(slug, readFileSync(join(folder, name), 'utf8')) }
    })
}
