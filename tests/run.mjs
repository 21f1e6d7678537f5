// npm test [-- --only unit|integration|e2e] [names or options for the runners]
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const KINDS = ['unit', 'integration', 'e2e']
/** When more fail than that, it is not the machine. */
const MOST_TRIED_AGAIN = 8
const projectRoot = resolve(import.meta.dirname, '..')
const { only, rest } = readArguments(process.argv.slice(2))
// A filter need not match in every runner.
if (rest.length > 0) rest.push('--pass-with-no-tests')
const reports = mkdtempSync(join(tmpdir(), 'tuckling-test-'))
const isPlain = process.env.CI || !process.stdout.isTTY
const colours = isPlain ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}
const environment = {
  ...process.env,
  ...colours,
  TUCKLING_TEST_DIR: reports,
  // Hundreds of processes and threads load the same sources.
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/tuckling/compiled'),
}
let child
let stopped = false

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = true
    child?.kill(signal)
  })
}

const results = []
const projects = KINDS.filter((kind) => kind !== 'e2e' && (!only || kind === only))
if (projects.length > 0) results.push(await runVitest(projects))
if (!stopped && (!only || only === 'e2e')) results.push(await runJourneys())
rmSync(reports, { recursive: true, force: true })
report(results)

function readArguments(args) {
  const at = args.indexOf('--only')
  if (at === -1) return { rest: args }
  const kind = args[at + 1]
  if (!KINDS.includes(kind)) {
    console.error(`--only takes one of ${KINDS.join(', ')}`)
    process.exit(2)
  }
  return { only: kind, rest: [...args.slice(0, at), ...args.slice(at + 2)] }
}

async function runVitest(names) {
  const projects = names.map((name) => `--project=${name}`)
  const whole = await runVitestOnce([...projects, ...rest])
  const failed = whole.files.filter(hasFailed).map(({ name }) => relative(projectRoot, name))
  const isWorthIt = failed.length > 0 && failed.length <= MOST_TRIED_AGAIN
  if (!isWorthIt || rest.length > 0 || stopped) return countsOfVitest(whole)
  console.log(`Trying again, one after the other: ${failed.join(', ')}`)
  const again = await runVitestOnce([...projects, '--maxWorkers=1', ...failed])
  sayFlaky(again.files.filter((file) => !hasFailed(file)).length)
  const files = whole.files.map((file) => again.files.find(({ name }) => name === file.name) ?? file)
  return countsOfVitest({ code: again.code, files })
}

async function runVitestOnce(args) {
  const file = join(reports, 'vitest.json')
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters])
  if (existsSync(file)) return { code, files: JSON.parse(readFileSync(file, 'utf8')).testResults }
  console.error(`vitest ended with code ${code} and left no report.`)
  return { code: code || 1, files: [] }
}

function hasFailed({ status }) {
  return status === 'failed'
}

function countsOfVitest({ code, files }) {
  const statuses = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status))
  const count = (wanted) => statuses.filter((status) => status === wanted).length
  const [passed, failed] = [count('passed'), count('failed') + files.filter(brokeBeforeItsTests).length]
  const failures = files.flatMap(failuresOfFile)
  return withItsEnd('vitest', code, {
    passed,
    failed,
    skipped: statuses.length - passed - count('failed'),
    failures,
  })
}

function brokeBeforeItsTests(file) {
  return hasFailed(file) && !file.assertionResults.some(hasFailed)
}

function failuresOfFile({ name, status, message, assertionResults }) {
  if (status !== 'failed') return []
  const file = relative(projectRoot, name)
  const failed = assertionResults.filter(hasFailed)
  if (failed.length === 0) return [`${file}: ${firstLine(message)}`]
  return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
}

function firstLine(text = '') {
  return stripVTControlCharacters(text).split('\n', 1)[0]
}

async function runJourneys() {
  const ready = await runNode(['tooling/prepare.mjs', 'browser'])
  if (ready !== 0) return { passed: 0, failed: 1, skipped: 0 }
  const file = join(reports, 'playwright.json')
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts']
  // Playwright sets FORCE_COLOR for its workers, and Node warns when NO_COLOR stands beside it.
  const plain = isPlain ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {}
  const code = await runNode([...args, ...rest], { ...plain, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  if (!existsSync(file)) {
    console.error(`playwright ended with code ${code} and left no report.`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  sayFlaky(stats.flaky)
  return withItsEnd('playwright', code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map((error) => firstLine(error.message)), ...suites.flatMap(failuresOfSuite)],
  })
}

function sayFlaky(count) {
  if (count > 0) console.log(`${count} flaky: passed when tried again`)
}

function failuresOfSuite({ specs, suites = [] }) {
  const failed = specs.filter((spec) => !spec.ok).map((spec) => `tests/e2e/${spec.file}: ${spec.title}`)
  return [...failed, ...suites.flatMap(failuresOfSuite)]
}

function runNode(args, env = {}) {
  return new Promise((done) => {
    child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...environment, ...env },
      stdio: 'inherit',
    })
    child.on('close', (code) => done(code ?? 1))
  })
}

/** A runner that ended badly without a failed test to show for it counts as one failure. */
function withItsEnd(name, code, counts) {
  if (code === 0 || counts.failed > 0) return counts
  return { ...counts, failed: 1, failures: [`${name} ended with code ${code}, though no test failed`] }
}

function report(all) {
  const total = (key) => all.reduce((sum, counts) => sum + counts[key], 0)
  const [passed, failed, skipped] = [total('passed'), total('failed') + (stopped ? 1 : 0), total('skipped')]
  if (passed + failed === 0) console.error('No test was run.')
  for (const failure of all.flatMap((counts) => counts.failures ?? [])) console.error(`failed  ${failure}`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
