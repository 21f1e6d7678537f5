import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

const ALIAS = /^#(client|server|shared|tests|tooling)\//
const FROM = /(?:from|import)\s*\(?\s*['"]((?:#|\.\.?\/)[^'"]+)['"]/g
/** Whatever asks the whole program imports nearly every file of it: of these those belong that name the changed noun. */
const WHOLE_PROGRAM =
  /^(src\/server\/(app|main|context|trpc\/router|db\/open-database)\.ts|src\/client\/(entry-server|routeTree\.gen)\.tsx?|tests\/helpers\/create-test-app\.ts)$/
const ROOM = /^src\/(?:server\/features|client\/features|client\/admin|shared|server\/http)\/([\w-]+)/
const ROUTE = /^src\/client\/routes\/(?:admin\.)?([\w-]+)/
const START_THE_BUILD = 'tests/helpers/start-process.ts'

/** The tests that the change against `main` can break: those that import a changed file, and those named after its noun. */
export function testsOfChange(root) {
  const changed = changedFiles(root)
  const imports = importsOf(root)
  const reached = whatReaches(changed, imports)
  const nouns = new Set(changed.flatMap(nounsOf))
  const isNamed = (file) => [...nouns].some((noun) => posix.basename(file).includes(noun))
  const tests = [...imports.keys()].filter((file) => /\.test\.tsx?$/.test(file))
  const files = tests.filter((file) => reached.has(file) || (file.startsWith('tests/') && isNamed(file)))
  const journeys = globSync('tests/e2e/*.journey.ts', { cwd: root }).filter((file) => changed.includes(file))
  const needsBuild = files.some((file) => imports.get(file)?.includes(START_THE_BUILD))
  return { files, journeys, needsBuild }
}

function changedFiles(root) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const all = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(all)].filter(Boolean)
}

function importsOf(root) {
  const files = globSync('{src,tests,tooling}/**/*.{ts,tsx,mjs}', { cwd: root })
  return new Map(files.map((file) => [file, importedBy(root, file)]))
}

function importedBy(root, file) {
  return [...readFileSync(join(root, file), 'utf8').matchAll(FROM)].map(([, name]) =>
    ALIAS.test(name)
      ? name.replace(
          ALIAS,
          (_, folder) => `${['tests', 'tooling'].includes(folder) ? folder : `src/${folder}`}/`,
        )
      : posix.normalize(`${dirname(file)}/${name}`),
  )
}

function whatReaches(changed, imports) {
  const importers = new Map()
  for (const [file, names] of imports)
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file])
  const reached = new Set(changed)
  for (const file of reached)
    if (!WHOLE_PROGRAM.test(file)) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

/** `src/server/features/donations/...` is about donations; tests say `donation` or `donations`. */
function nounsOf(file) {
  const noun = ROOM.exec(file)?.[1] ?? ROUTE.exec(file)?.[1]
  return noun && noun.length > 3 ? [noun.replace(/s$/, '')] : []
}
