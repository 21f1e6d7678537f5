import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const projectRoot = join(import.meta.dirname, '..')
const RESERVED = ['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'index']
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const SERVER_FILES = ['router.ts', 'admin-router.ts', 'service.ts']
const CLIENT_WINGS = ['src/client/features/', 'src/client/admin/']
const CLIENT_FILE =
  /^(use-[a-z0-9-]+\.ts|[a-z0-9-]+(\.late)?\.css\.ts|[a-z0-9-]+(\.test|\.first|\.detail)?\.tsx|use-[a-z0-9-]+\.test\.ts)$/
const TRPC_ROUTER = 'src/server/router.ts'
const ADMIN_KIT = 'kit'
const HAS_BEHAVIOUR = /\bfunction\b|=>/

type Problem = { file: string; rule: string }

function checkName(file: string): Problem[] {
  if (isNamedByOthers(file)) return []
  const parts = file.split('/')
  const words = parts.map((part) => part.split('.')[0] ?? '')
  const reserved = words.find((word) => RESERVED.includes(word))
  if (reserved)
    return [{ file, rule: `"${reserved}" says nothing: name the idea, or put it in the noun that owns it` }]
  return parts.every((part) => KEBAB.test(part))
    ? []
    : [{ file, rule: 'file and folder names are kebab-case' }]
}

function isNamedByOthers(file: string): boolean {
  return file.startsWith('src/client/routes/') || file.endsWith('.gen.ts') || basename(file).startsWith('.')
}

function checkServerFeature(file: string): Problem[] {
  const [noun, ...rest] = file.replace('src/server/features/', '').split('/')
  if (rest.length === 0) return [{ file, rule: `a feature is a folder: src/server/features/<noun>/${noun}` }]
  if (SERVER_FILES.includes(basename(file))) return []
  if (!file.endsWith('.ts'))
    return [{ file, rule: `a server feature holds ${SERVER_FILES.join(', ')} and pure parts` }]
  if (file.endsWith('.test.ts')) return checkTested(file)
  return checkPure(file)
}

function checkTested(file: string): Problem[] {
  const tested = file.replace(/(\.clock|\.isolated)?\.test\.ts$/, '.ts')
  if (SERVER_FILES.includes(basename(tested))) {
    return [{ file, rule: 'services and routers are tested through the caller, in tests/integration' }]
  }
  return existsSync(join(projectRoot, tested))
    ? []
    : [{ file, rule: `${basename(tested)} is missing beside it` }]
}

/** Requires a separate test for a file beside the service; a folder of parts may be tested as a whole. */
function checkPure(file: string): Problem[] {
  const path = join(projectRoot, file)
  if (!HAS_BEHAVIOUR.test(readFileSync(path, 'utf8'))) return []
  const names = ['.test.ts', '.clock.test.ts', '.isolated.test.ts'].map((end) => file.replace(/\.ts$/, end))
  if (names.some((name) => existsSync(join(projectRoot, name)))) return []
  const isPartOfFolder = file.split('/').length > 'src/server/features/noun/part.ts'.split('/').length
  if (!isPartOfFolder)
    return [{ file, rule: `a pure part has its test beside it (${basename(names[0] ?? '')})` }]
  const isFolderTested = readdirSync(dirname(path)).some((name) => name.endsWith('.test.ts'))
  return isFolderTested ? [] : [{ file, rule: 'a folder of pure parts holds their tests' }]
}

function checkClientFeature(file: string): Problem[] {
  const [, , wing = '', noun, name, ...deeper] = file.split('/')
  if (!name) return [{ file, rule: `a feature is a folder: src/client/${wing}/<noun>/${noun}` }]
  if (deeper.length > 0)
    return [{ file, rule: `a client feature is one flat folder: ${dirname(file)} is a second level` }]
  if (CLIENT_FILE.test(name)) return []
  return name.endsWith('.test.ts') ? checkTested(file) : checkClientPure(file)
}

function checkClientPure(file: string): Problem[] {
  const rule = 'a client feature holds components (*.tsx), use-<thing>.ts, *.css.ts and pure parts'
  return file.endsWith('.ts') ? checkPure(file) : [{ file, rule }]
}

/** Requires the same noun in the server's folder, the procedure's key, the client's folder and the address. */
function checkAdminNouns(all: string[]): Problem[] {
  const rooms = matches(all, /^src\/server\/features\/(?:.+\/)?([^/]+)\/admin-router\.ts$/)
  const others = {
    [TRPC_ROUTER]: adminKeys(),
    'src/client/admin': matches(all, /^src\/client\/admin\/([^/]+)\//).filter((noun) => noun !== ADMIN_KIT),
    'src/client/routes': matches(all, /^src\/client\/routes\/admin\.([^.]+)/).map(nounOfAddress),
  }
  return Object.entries(others).flatMap(([file, nouns]) => [
    ...missing(rooms, nouns).map((noun) => ({ file, rule: `the admin noun "${noun}" is missing here` })),
    ...missing(nouns, rooms).map((noun) => ({ file, rule: `"${noun}" has no admin-router.ts of its name` })),
  ])
}

function adminKeys(): string[] {
  const text = readFileSync(join(projectRoot, TRPC_ROUTER), 'utf8')
  const [, block = ''] = /\badmin: router\(\{([^}]*)\}/.exec(text) ?? []
  const keys = [...block.matchAll(/(\w+):/g)].map(([, key = '']) => key)
  return keys.map((key) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
}

/** The admin area opens with the catalog. */
function nounOfAddress(segment: string): string {
  return segment === 'index' || segment === 'tsx' ? 'catalog' : segment
}

function matches(all: string[], pattern: RegExp): string[] {
  return [...new Set(all.flatMap((file) => pattern.exec(file)?.[1] ?? []))]
}

function missing(required: string[], present: string[]): string[] {
  return required.filter((noun) => !present.includes(noun))
}

function problemsOf(file: string): Problem[] {
  const problems = checkName(file)
  if (file.startsWith('src/server/features/')) problems.push(...checkServerFeature(file))
  if (CLIENT_WINGS.some((wing) => file.startsWith(wing))) problems.push(...checkClientFeature(file))
  return problems
}

const files = readdirSync(join(projectRoot, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'AGENTS.md')
  .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
const problems = [...files.sort().flatMap(problemsOf), ...checkAdminNouns(files)]
for (const { file, rule } of problems) console.error(`${file}: ${rule}`)
if (problems.length > 0) process.exitCode = 1
