// npm test [-- --only unit|integration|e2e] [--thorough] [--changed] [--times] [names or options for the runners]
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { testsOfChange } from './runner/changed.mjs'
import { printTimes } from './runner/times.mjs'

const PROJECTS = { unit: ['unit'], integration: ['integration', 'clock', 'isolated'] }
const KINDS = [...Object.keys(PROJECTS), 'e2e']
/** When more fail than that, it is not the machine. */
const MOST_TRIED_AGAIN = 8
/** Once or twice it is the machine; more often it is a fault that hides. */
const MOST_FLAKY = 2
const projectRoot = resolve(import.meta.dirname, '..')
const { only, isThorough, isChanged, showsTimes, rest } = readArguments(process.argv.slice(2))
const isPlain = process.env.CI || !process.stdout.isTTY
const reports = mkdtempSync(join(tmpdir(), 'tuckling-test-'))
const times = join(reports, 'times.jsonl')
const environment = {
  ...process.env,
  ...(isPlain && { NO_COLOR: '1', FORCE_COLOR: undefined }),
  TEST_THOROUGH: isThorough ? '1' : '',
  TEST_TIMES: showsTimes ? times : '',
  // Many processes and threads load the same sources.
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

const results = isChanged ? await runChanged() : await runKinds()
if (showsTimes) printTimes(times)
rmSync(reports, { recursive: true, force: true })
report(results)

function readArguments(args) {
  const rest = [...args]
  const [isThorough, isChanged, showsTimes] = ['--thorough', '--changed', '--times'].map((flag) => {
    const at = rest.indexOf(flag)
    if (at !== -1) rest.splice(at, 1)
    return at !== -1
  })
  const at = rest.indexOf('--only')
  const only = at === -1 ? undefined : rest.splice(at, 2)[1]
  if (at !== -1 && !KINDS.includes(only)) {
    console.error(`--only takes one of ${KINDS.join(', ')}`)
    process.exit(2)
  }
  return { only, isThorough, isChanged, showsTimes, rest }
}

async function runKinds() {
  const all = []
  const projects = only ? (PROJECTS[only] ?? []) : Object.values(PROJECTS).flat()
  if (isThorough && (!only || only === 'integration')) projects.push('thorough')
  // A filter need not match in every runner.
  const filters = rest.length > 0 ? [...rest, '--pass-with-no-tests'] : []
  if (projects.length > 0) all.push(await runVitest(projects, filters))
  if (!stopped && (!only || only === 'e2e')) all.push(await runJourneys(filters))
  return all
}

async function runChanged() {
  const { files, journeys, needsBuild } = testsOfChange(projectRoot)
  console.log(`${files.length} files of tests and ${journeys.length} of journeys belong to the change.`)
  const all = []
  if (needsBuild && (await runNode(['tooling/prepare.mjs', 'build'])) !== 0)
    return [{ passed: 0, failed: 1, skipped: 0 }]
  if (files.length > 0) all.push(await runVitest(Object.values(PROJECTS).flat(), files))
  // All of a changed file may be thorough.
  if (journeys.length > 0 && !stopped) all.push(await runJourneys([...journeys, '--pass-with-no-tests']))
  return all
}

async function runVitest(names, filters) {
  const projects = names.map((name) => `--project=${name}`)
  const whole = await runVitestOnce([...projects, ...filters])
  const failed = whole.files.filter(hasFailed).map(({ name }) => relative(projectRoot, name))
  const isWorthIt = failed.length > 0 && failed.length <= MOST_TRIED_AGAIN
  if (!isWorthIt || rest.length > 0 || stopped) return countsOfVitest(whole)
  console.log(`Trying again, one after the other: ${failed.join(', ')}`)
  const again = await runVitestOnce([...projects, '--maxWorkers=1', ...failed])
  const second = (name) => again.files.find((file) => file.name === name)
  const files = whole.files.map((file) => second(file.name) ?? file)
  const flaky = whole.files.filter((file) => hasFailed(file) && !hasFailed(second(file.name) ?? file))
  return { ...countsOfVitest({ code: again.code, files }), flaky: flaky.flatMap(failuresOfFile) }
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
  const count = (expected) => statuses.filter((status) => status === expected).length
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

async function runJourneys(filters) {
  const ready = await runNode(['tooling/prepare.mjs', 'build', 'browser'])
  if (ready !== 0) return { passed: 0, failed: 1, skipped: 0 }
  const file = join(reports, 'playwright.json')
  const args = ['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts']
  // Playwright sets FORCE_COLOR for its workers, and Node warns when NO_COLOR stands beside it.
  const plain = isPlain ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {}
  const code = await runNode([...args, ...filters], { ...plain, PLAYWRIGHT_JSON_OUTPUT_NAME: file })
  if (!existsSync(file)) {
    console.error(`playwright ended with code ${code} and left no report.`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  const specs = suites.flatMap(specsOf)
  return withItsEnd('playwright', code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map((error) => firstLine(error.message)), ...titles(specs, 'unexpected')],
    flaky: titles(specs, 'flaky'),
  })
}

function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function titles(specs, expected) {
  const matches = specs.filter(({ tests }) => tests.some(({ status }) => status === expected))
  return matches.map((spec) => `tests/e2e/${spec.file}: ${spec.title}`)
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
  const flaky = all.flatMap((counts) => counts.flaky ?? [])
  for (const name of flaky) console.log(`passed when tried again  ${name}`)
  const isTooFlaky = flaky.length > MOST_FLAKY
  if (isTooFlaky) console.error(`failed  ${flaky.length} tests passed only when they were tried again`)
  for (const failure of all.flatMap((counts) => counts.failures ?? [])) console.error(`failed  ${failure}`)
  const total = (key) => all.reduce((sum, counts) => sum + counts[key], 0)
  const failed = total('failed') + Number(stopped) + Number(isTooFlaky)
  const [passed, skipped] = [total('passed'), total('skipped')]
  const hasRun = passed + failed > 0
  if (!hasRun) console.error('No test was run.')
  process.exitCode = failed > 0 || !(hasRun || isChanged) ? 1 : 0
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
