import { Document, isCollection, parse } from 'yaml'
import { type ArticleFile, articleFrontMatter, draftFrontMatter } from '#server/content/article.ts'
import { articleMarkdown } from '#shared/inputs/articles.ts'
import { focusPosition } from '#shared/pictures/picture-focus.ts'
import { missingPart } from './article-parts.ts'

/** Editors leave a byte order mark at the beginning, and spaces at the end of a line. */
const FILE_SHAPE = /^\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n([\s\S]*))?$/
const FLOW = ['relatedProducts', 'relatedArticles']

/** Reads an article's file, as a draft when it lacks `published`. Throws an Error that names the file and the field. */
export function parseArticleFile(slug: string, source: string): ArticleFile {
  const [, head, markdown = ''] = FILE_SHAPE.exec(source.replace(/\r\n?/g, '\n')) ?? []
  if (head === undefined) throw new Error(`${slug}.md: has no front matter between --- lines`)
  const front = readYaml(slug, head)
  const isDraft = typeof front === 'object' && front !== null && !('published' in front)
  const result = (isDraft ? draftFrontMatter : articleFrontMatter).safeParse(front)
  if (!result.success) {
    const issues = result.error.issues.map(
      (issue) => `${issue.path.join('.') || 'front matter'}: ${issue.message}`,
    )
    throw new Error(issues.map((issue) => `${slug}.md: ${issue}`).join('\n'))
  }
  const text = storedText(markdown)
  const refused = articleMarkdown.safeParse(text).error
  if (refused) throw new Error(`${slug}.md: text: ${refused.issues[0]?.message}`)
  const missing = isDraft ? undefined : missingPart(text)
  if (missing) throw new Error(`${slug}.md: ${missing.part}: ${missing.reason}`)
  return { ...result.data, text }
}

export function writeArticleFile({ text, pictureAlt, ...article }: ArticleFile): string {
  const { title, excerpt, category, author, language, translationOf, published, updated, ...others } = article
  const { likes, picture, ...lists } = others
  const { relatedProducts, relatedArticles, keyPoints, expertAdvice, focusX, focusY, ...search } = lists
  const { searchTitle, searchDescription } = search
  const document = new Document({
    title,
    excerpt,
    category,
    author,
    ...(language && { language }),
    ...(translationOf && { translationOf }),
    ...(published !== undefined && { published }),
    updated,
    likes,
    picture,
    ...(pictureAlt && { pictureAlt }),
    ...(focusPosition({ x: focusX, y: focusY }) && { focusX, focusY }),
    ...(searchTitle && { searchTitle }),
    ...(searchDescription && { searchDescription }),
    relatedProducts,
    relatedArticles,
    keyPoints,
    expertAdvice,
  })
  for (const name of FLOW) {
    const list = document.get(name)
    if (isCollection(list)) list.flow = true
  }
  const head = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return `---\n${head}---\n${text}\n`
}

/** Normalizes Markdown for storage: removes surrounding empty lines and characters that no text contains. */
export function storedText(markdown: string): string {
  return markdown
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/^\n+/, '')
    .trimEnd()
}

function readYaml(slug: string, head: string): unknown {
  try {
    return parse(head)
  } catch (error) {
    throw new Error(`${slug}.md: front matter: ${error instanceof Error ? error.message : String(error)}`)
  }
}
