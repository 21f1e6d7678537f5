import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import type { ArticleFile } from '#server/content/article.ts'
import { articleFileOf, articleRow } from '#server/content/article-row.ts'
import { renderArticle } from '#server/content/render-article.ts'
import { ARTICLE_CATEGORIES } from '#shared/articles/article-categories.ts'
import { articleDraft } from '#shared/inputs/articles.ts'
import { cleanText } from '#shared/text/clean-text.ts'
import { parseArticleFile, storedText, writeArticleFile } from './article-file.ts'
import { missingPart, readMinutesOf } from './article-parts.ts'

const FRONT_MATTER = {
  title: 'A title of the right length',
  excerpt: 'An excerpt that is long enough to tell a reader what the article is going to be about.',
  category: 'Baby Health',
  author: 'Tuckling editorial team',
  published: '2026-01-15',
  updated: '2026-02-20',
  likes: 12,
  picture: 'articles/a-picture',
  relatedProducts: [1, 2],
  relatedArticles: ['another-article'],
  keyPoints: ['The first key point', 'The second key point', 'The third key point'],
  expertAdvice: 'A piece of advice that is long enough.',
}
const TEXT = 'The introduction.\n\n## A section\n\nSome text.\n\n## Conclusion\n\nThe end.\n'

function parseWith(changes: object, text = TEXT) {
  const file = parseArticleFile('an-article', fileOf({ ...FRONT_MATTER, ...changes }, text))
  return { ...file, ...renderArticle(file.text) }
}

function fileOf(front: object, text: string) {
  return `---\n${stringify(front)}---\n${text}`
}

function parseText(text: string) {
  return parseWith({}, `The introduction.\n\n## A section\n\n${text}\n\n## Conclusion\n\nThe end.\n`)
}

test('splits an article into three parts and adds a table of contents', () => {
  const article = parseWith({})
  expect(article.introduction).toBe('<p>The introduction.</p>')
  expect(article.body).toBe('<h2 id="a-section">A section</h2>\n<p>Some text.</p>')
  expect(article.conclusion).toBe('<h2 id="conclusion">Conclusion</h2>\n<p>The end.</p>')
  expect(article.sections).toEqual([
    { id: 'a-section', title: 'A section' },
    { id: 'conclusion', title: 'Conclusion' },
  ])
})

test('labels the checkboxes of a task list', () => {
  const { body } = parseText('- [ ] Pack the bag\n- [x] Charge the phone')
  expect(body).toContain('<input type="checkbox" disabled aria-label="To do"> Pack the bag')
  expect(body).toContain('<input type="checkbox" disabled checked aria-label="Done"> Charge the phone')
})

test('computes reading time from the words, at least one minute', () => {
  expect(readMinutesOf(TEXT)).toBe(1)
  expect(readMinutesOf('word '.repeat(1_100))).toBe(5)
})

test.each([
  ['title', undefined],
  ['category', 'Cars'],
  ['published', '15 January 2026'],
  ['likes', -1],
  ['picture', '../secret'],
  ['keyPoints', ['Only one of them']],
  ['expertAdvice', undefined],
])('names the file and the field of missing or wrong front matter: %s', (field, value) => {
  expect(() => parseWith({ [field]: value })).toThrow(new RegExp(`^an-article\\.md: ${field}: `))
})

test('names an unknown field', () => {
  expect(() => parseWith({ subtitle: 'Something' })).toThrow(/an-article\.md: .*subtitle/)
})

test('names a file without front matter or with invalid YAML', () => {
  expect(() => parseArticleFile('an-article', TEXT)).toThrow('an-article.md: has no front matter')
  expect(() => parseArticleFile('an-article', `---\ntitle: [\n---\n${TEXT}`)).toThrow(
    'an-article.md: front matter',
  )
})

test.each([
  ['a byte order mark', (file: string) => `\ufeff${file}`],
  ['spaces behind its lines', (file: string) => file.replace(/^---$/gm, '--- \t')],
  ['the line ends of Windows', (file: string) => file.replaceAll('\n', '\r\n')],
  ['the line ends of an old Mac', (file: string) => file.replaceAll('\n', '\r')],
  ['an empty line above', (file: string) => `\n${file}`],
  ['all of it', (file: string) => `\ufeff${file.replace(/^---$/gm, '---  ').replaceAll('\n', '\r\n')}`],
])('ignores an editor’s %s', (_, saved) => {
  const file = fileOf(FRONT_MATTER, TEXT)
  expect(parseArticleFile('a', saved(file))).toEqual(parseArticleFile('a', file))
})

test('accepts a draft that ends with its front matter', () => {
  const front = '---\ntitle: Idea\ncategory: Baby Health\nupdated: 2026-01-01\n---'
  expect(parseArticleFile('a', front)).toMatchObject({ title: 'Idea', text: '' })
})

test.each([
  ['introduction', '## A section\n\nText.\n\n## Conclusion\n\nThe end.'],
  ['body', 'The introduction.\n\n## Conclusion\n\nThe end.'],
  ['conclusion', 'The introduction.\n\n## A section\n\nText.'],
  ['conclusion', 'The introduction.\n\n## Conclusion\n\nThe end.\n\n## A section\n\nText.'],
])('rejects a text without its %s', (part, text) => {
  expect(() => parseWith({}, text)).toThrow(`an-article.md: ${part}: `)
})

test('shows raw HTML as text', () => {
  const { body } = parseText('<script>alert(1)</script>\n\nHello <img src=x onerror="alert(1)"> there')
  expect(body).not.toMatch(/<script|<img/)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(body).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;')
})

test.each([
  '[a link](javascript:alert(1))',
  '[a link](JAVASCRIPT:alert(1))',
  '[a link](&#106;avascript:alert(1))',
  '[a link](data:text/html,hello)',
  '[a link](//elsewhere.example)',
  '[a link][r]\n\n[r]: vbscript:run',
  '<javascript:alert(1)>',
])('does not make a link of %s', (markdown) => {
  expect(parseText(markdown).body).not.toContain('<a')
})

test('keeps safe links, which cannot break out of their attribute', () => {
  const { body } = parseText('[shop](/products?category=Toys&page=2) [site](https://example.com/"x)')
  expect(body).toContain('<a href="/products?category=Toys&amp;page=2">shop</a>')
  expect(body).toContain('<a href="https://example.com/&quot;x">site</a>')
})

test('replaces a picture with an unsafe address with its alternative text', () => {
  expect(parseText('![A <cot>](data:image/svg+xml,x)').body).toContain('<p>A &lt;cot&gt;</p>')
})

test('gives equal headings different anchors, none of them used by the page', () => {
  const { sections } = parseText('## A section\n\nText.\n\n## Key Points\n\nText.')
  expect(sections.map(({ id }) => id)).toEqual(['a-section', 'a-section-2', 'key-points-2', 'conclusion'])
})

test('uses plain words in the table of contents and keeps emphasis in headings', () => {
  const article = parseText('## Back *to* sleep & rest\n\nText.')
  expect(article.sections[1]).toEqual({ id: 'back-to-sleep-rest', title: 'Back to sleep & rest' })
  expect(article.body).toContain('Back <em>to</em> sleep &amp; rest</h2>')
})

test('puts a table into a named scrolling region', () => {
  const { body } = parseText('| Age | Sleep |\n|---|---|\n| 1 year | 11 hours |')
  expect(body).toContain('<div tabindex="0" role="region" aria-label="Table: Age, Sleep">')
  expect(body).toContain('<th scope="col">Age</th>')
})

test('handles many equal headings in linear time', () => {
  const { sections } = renderArticle('## a\n\n'.repeat(10_000))
  expect(sections.at(-1)?.id).toBe('a-10000')
})

const folder = join(import.meta.dirname, 'articles')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)

test.each(files)('writes a built-in file as it was read: %s', (name) => {
  const source = readFileSync(join(folder, name), 'utf8')
  const file = parseArticleFile(basename(name, '.md'), source)
  const row = articleRow(file)
  expect(writeArticleFile({ ...articleFileOf(row), translationOf: file.translationOf })).toBe(source)
  expect(missingPart(row.text)).toBeUndefined()
})

const line = fc.string({ unit: 'grapheme', maxLength: 60 })
const percent = fc.integer({ min: 0, max: 100 })
const draft = fc.record({
  title: line.map((text) =>
    cleanText(`T${text.replace(/\s/g, ' ')}`)
      .slice(0, 60)
      .trim(),
  ),
  excerpt: line,
  category: fc.constantFrom(...ARTICLE_CATEGORIES),
  author: line,
  language: fc.constantFrom('' as const, 'en' as const, 'sv' as const),
  published: fc.constant(undefined),
  updated: fc.constantFrom('2026-01-31', '2024-02-29'),
  likes: fc.nat(),
  picture: fc.constantFrom('', 'articles/a-picture', 'uploaded/0f3a1b2c3d4e5f607182-e7d3c9'),
  pictureAlt: line,
  focusX: percent,
  focusY: percent,
  searchTitle: line,
  searchDescription: line,
  relatedProducts: fc.array(fc.integer({ min: 1 }), { maxLength: 4 }),
  relatedArticles: fc.array(fc.constantFrom('one', 'two-2', 'no', 'null', '0x1f', '1e3'), { maxLength: 3 }),
  keyPoints: fc.array(line, { maxLength: 8 }),
  expertAdvice: line,
  text: fc
    .array(fc.oneof(line, fc.constantFrom('---', '## A', '\n', '```', '\t- x', '\r\n', '# #', '> ')), {
      maxLength: 30,
    })
    .map((lines) => storedText(lines.join('\n'))),
})
const cleanLines = (article: ArticleFile): ArticleFile => ({
  ...articleDraft.parse(fieldsOf(article)),
  ...restOf(article),
})
const fieldsOf = ({ published: _, updated: __, likes: ___, text: ____, ...fields }: ArticleFile) => fields
const restOf = ({ updated, likes, text }: ArticleFile) => ({ updated, likes, text })

test('restores any article after writing and reading its file', () => {
  fc.assert(
    fc.property(draft, (article) => {
      const stored = cleanLines(article)
      const file = writeArticleFile(stored)
      expect(parseArticleFile('a', file)).toEqual(stored)
      expect(writeArticleFile(parseArticleFile('a', file))).toBe(file)
    }),
    { numRuns: 400 },
  )
})

test.each(['2026-12-01', '2026-12-01T08:30:00.000Z'])('keeps the time of publication: %s', (published) => {
  const file = fileOf({ ...FRONT_MATTER, published }, TEXT)
  const row = articleRow(parseArticleFile('a', file))
  expect(articleFileOf(row).published).toBe(published)
})

test('accepts a draft with missing fields', () => {
  const file = fileOf({ title: 'Idea', category: 'Baby Health', updated: '2026-01-01' }, '')
  expect(parseArticleFile('a', file)).toMatchObject({ title: 'Idea', keyPoints: [], text: '' })
})

test('rejects recursive front matter quickly', () => {
  const bomb = Array.from(
    { length: 30 },
    (_, index) => `a${index}: &a${index} [${`*a${index - 1}, `.repeat(9)}]`,
  )
  expect(() => parseArticleFile('a', `---\n${['a-1: &a-1 [x]', ...bomb].join('\n')}\n---\n${TEXT}`)).toThrow(
    'a.md',
  )
  expect(() => parseArticleFile('a', `---\n${'['.repeat(50_000)}\n---\n${TEXT}`)).toThrow('a.md')
})
