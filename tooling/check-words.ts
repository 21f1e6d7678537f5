import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Keeps the words of the project plain: names that a stranger guesses, English that an editor leaves alone. */
const projectRoot = join(import.meta.dirname, '..')
const PRONOUNS = [
  'known',
  'kept',
  'late',
  'asked',
  'found',
  'shown',
  'wanted',
  'told',
  'meant',
  'sought',
  'settled',
  'gone',
]
const PRONOUN = new RegExp(`\\b(?:${PRONOUNS.join('|')})\\b`, 'i')
const FRAGMENT = /(?:^|[.!?:]\s+)(?:What|Whoever|Whose|Of|Where|That)\b/
const BRITISH = /catalogue(?!_)|cancelled|cancelling|recognis|favourite|colour/i
const COMMENT = /(?:^[ \t]*|\{)\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/ .*\n?)+/gm
const MOST_WORDS = 25
const SHARED_FILES = [
  'api-client',
  'api-types.gen',
  'ask-procedure',
  'errors',
  'limits',
  'links',
  'operations',
  'page-table',
  'refused-form',
  'retention',
  'webhook-events',
]
/** Words that are sent and stored as keys: search parameters, webhooks, metrics. */
const SENT = ['gone', 'found']
const EXCEPTIONS: [pattern: RegExp, reason: string][] = [
  [/^tooling\/check-words/, 'names the words'],
  [/^tests\/feed-generator\//, 'writes what retailers write'],
  [
    /feeds\/(?:dialects|mapping)\/|price-in-words|subscribers\/(?:state-words|read-import)/,
    'reads what retailers and visitors write',
  ],
  [
    /logo-picture|article-covers|tests\/integration\/feed-import/,
    'calls a library by its name, or quotes a feed',
  ],
  [
    /key-scopes|admin-files|enforcement|rest-document|migrations|entry-points|CHANGELOG/,
    'reads former names of ours',
  ],
]

interface Problem {
  file: string
  line: number
  rule: string
}

const files = spawnSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'tests', 'tooling', 'docs', '*.md'],
  {
    cwd: projectRoot,
    encoding: 'utf8',
  },
).stdout.split('\n')
const CODE = /\.(?:ts|tsx|mjs)$/
const all = files
  .filter((file) => (CODE.test(file) || file.endsWith('.md')) && !/\.gen\.|fixtures\//.test(file))
  .flatMap(problemsOf)
for (const { file, line, rule } of all) console.error(`${file}:${line}: ${rule}`)
if (all.length > 0) process.exitCode = 1

function problemsOf(file: string): Problem[] {
  const text = readFileSync(join(projectRoot, file), 'utf8')
  const isExcepted = EXCEPTIONS.some(([pattern]) => pattern.test(file))
  const spelling = isExcepted ? [] : british(file, text)
  if (!CODE.test(file) || file.startsWith('tests/feed-generator/')) return spelling
  return [...spelling, ...misplaced(file), ...commentProblems(file, text), ...pronouns(file, text)]
}

function british(file: string, text: string): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const [word] = BRITISH.exec(line) ?? []
    return word ? [{ file, line: index + 1, rule: `American spelling, not "${word}"` }] : []
  })
}

function misplaced(file: string): Problem[] {
  const [, name] = /^src\/shared\/([^/]+)\.tsx?$/.exec(file) ?? []
  const isNew = name !== undefined && !SHARED_FILES.includes(name)
  return isNew ? [{ file, line: 1, rule: 'a file of src/shared stands in the folder of its noun' }] : []
}

function commentProblems(file: string, text: string): Problem[] {
  return [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    const body = comment
      .replace(/^\s*(?:\/\*\*|\*\/|\/\/|\*(?!\/))/gm, ' ')
      .replace(/\*\/$/, '')
      .replace(/\s+/g, ' ')
      .trim()
    const line = text.slice(0, index).split('\n').length
    const long = body.split(/(?<=[.!?:;])\s+/).some((sentence) => sentence.split(' ').length > MOST_WORDS)
    return [
      ...(FRAGMENT.test(body)
        ? [{ file, line, rule: 'a sentence of a comment begins with a noun or a verb' }]
        : []),
      ...(long ? [{ file, line, rule: `a sentence of a comment has at most ${MOST_WORDS} words` }] : []),
    ]
  })
}

/** Parses only files that have such a word anywhere. */
function pronouns(file: string, text: string): Problem[] {
  if (!PRONOUN.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const problems: Problem[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && PRONOUNS.includes(node.text.toLowerCase()) && !isKey(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      problems.push({ file, line, rule: `"${node.text}" says nothing: name the thing` })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return problems
}

function isKey(node: ts.Identifier): boolean {
  const isName = ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)
  return (
    SENT.includes(node.text) &&
    ((isName && node.parent.name === node) || ts.isPropertyAccessExpression(node.parent))
  )
}
