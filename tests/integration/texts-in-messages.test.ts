import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'

/** Attributes that a visitor sees or hears. */
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder', 'label', 'hint', 'missing', 'description']
const LETTERS = /\p{L}{2}/u
/** A capital, then a word after a blank: a sentence, a heading, or a label. */
const SENTENCE = /^\p{Lu}\p{L}*[,’]? .*\p{Ll}/u

const PUBLIC = ['src/client/{features,ui,lib,early,structured-data}/**/*.{ts,tsx}', 'src/client/routes/*.tsx']
const NOT_PUBLIC = /\.test\.|\.css\.ts$|routes\/admin|src\/client\/original-content/

/** Names, texts for administrators, and errors for developers. */
const EXCEPTIONS: [file: RegExp, text: RegExp][] = [
  [/other-ways/, /^Instagram$/],
  [/legal\//, /\((?:IMY|ARN)\)$/],
  [/blog\/category-tag/, /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u],
  [/arrival-toast/, /^(?:Settings|Content) saved$/],
  [/client\/lib\/(?:answers-transformer|event-stream-link|passkeys|shop-context)/, /./],
]

it('every text of the public pages is a message, and none is in a component', () => {
  const files = PUBLIC.flatMap((pattern) => globSync(pattern)).filter((file) => !NOT_PUBLIC.test(file))
  expect(files.length).toBeGreaterThan(200)
  const texts = files.flatMap((file) => textsIn(file).map((text) => `${file}: ${text}`))
  expect(texts).toEqual([])
})

function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: string[] = []
  function visit(node: ts.Node): void {
    const text = textOf(node)?.replaceAll(/\s+/g, ' ').trim()
    if (text && !EXCEPTIONS.some(([where, what]) => where.test(file) && what.test(text))) texts.push(text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return LETTERS.test(node.text) ? node.text : undefined
  if (ts.isJsxAttribute(node)) {
    const { initializer } = node
    const isSpoken = SPOKEN.includes(node.name.getText())
    return isSpoken && initializer && ts.isStringLiteral(initializer) && LETTERS.test(initializer.text)
      ? initializer.text
      : undefined
  }
  const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node)
  return isText && SENTENCE.test(node.text) ? node.text : undefined
}
