import { parse } from 'yaml'
import { type Article, articleFrontMatter } from './article.ts'
import { renderArticle } from './render-article.ts'

const FILE_SHAPE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/
const WORDS_PER_MINUTE = 220
const MISSING_PARTS = {
  introduction: 'the text begins with at least one paragraph before the first heading',
  body: 'there is a section "## …" between the introduction and the conclusion',
  conclusion: 'the last section is "## Conclusion"',
}

/** Reads one article file. Throws an Error that names the file and the field. */
export function parseArticle(slug: string, source: string): Article {
  const [, head, text] = FILE_SHAPE.exec(source) ?? []
  if (head === undefined || text === undefined)
    throw new Error(`${slug}.md: has no front matter between --- lines`)
  const result = articleFrontMatter.safeParse(readYaml(slug, head))
  if (!result.success) {
    const issues = result.error.issues.map(
      (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    )
    throw new Error(issues.map((issue) => `${slug}.md: ${issue}`).join('\n'))
  }
  const rendered = renderArticle(text)
  const missing = (['introduction', 'body', 'conclusion'] as const).find((part) => !rendered[part])
  if (missing) throw new Error(`${slug}.md: ${missing}: ${MISSING_PARTS[missing]}`)
  const words = text.split(/\s+/).filter(Boolean).length
  return { ...result.data, slug, readMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)), ...rendered }
}

function readYaml(slug: string, head: string): unknown {
  try {
    return parse(head)
  } catch (error) {
    throw new Error(`${slug}.md: front matter: ${error instanceof Error ? error.message : String(error)}`)
  }
}
