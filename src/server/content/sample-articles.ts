import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import type { ArticleFile } from '#server/content/article.ts'
import { parseArticleFile } from '#server/content/article-file.ts'

let samples: (ArticleFile & { slug: string })[] | undefined

export function sampleArticles() {
  samples ??= readSamples(join(projectRoot(), 'src/server/content/articles'))
  return samples
}

function readSamples(folder: string) {
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const slug = basename(name, '.md')
      return { slug, ...parseArticleFile(slug, readFileSync(join(folder, name), 'utf8')) }
    })
}
