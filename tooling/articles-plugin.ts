import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { parseArticle } from '#server/content/parse-article.ts'

/** Turns an article's Markdown file into a module at build time; a mistake in it fails the build with file and field. */
export function articlesPlugin(): Plugin {
  return {
    name: 'tuckling:articles',
    enforce: 'pre',
    transform: {
      filter: { id: /\/content\/articles\/[^/]+\.md$/ },
      handler: (source, id) => ({
        code: `export default ${JSON.stringify(parseArticle(basename(id, '.md'), source))}`,
        map: null,
        moduleType: 'js',
      }),
    },
  }
}
