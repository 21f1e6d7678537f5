import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from './paths.mjs'
import { run, StepError } from './run.mjs'
import { nodeProgram } from './runtime.mjs'

const choiceFile = inProject('node_modules/.cache/tuckling/browser.json')
const playwright = inProject('node_modules/playwright/cli.js')
const MANUAL = 'Install Chromium, or name one in TUCKLING_CHROMIUM.'
const INSTALL_TIMEOUT_MS = 600_000
/** Debian's windowless Chromium draws pages in little more than half the time. */
const HEADLESS_PACKAGE = 'chromium-headless-shell'
/** Has the same character widths as Arial, which most visitors have. */
const FONT_PACKAGE = 'fonts-liberation'

/** Provides Chromium for the journeys; writes its path to browser.json for Playwright's configuration. */
export const browser = {
  message: 'Installing a browser for the tests (about 30 s) ...',

  isReady() {
    const program = namedProgram() ?? installedProgram() ?? chosenProgram()
    if (program && program !== chosenProgram()) choose(program)
    return program !== undefined
  },

  async make() {
    const program = await downloadedProgram().catch(packagedProgram)
    await run(`The browser ${program} does not start. ${MANUAL}`, program, ['--version'])
    choose(program)
  },
}

function namedProgram() {
  const named = process.env.TUCKLING_CHROMIUM
  if (named && !isProgram(named))
    throw new StepError(`TUCKLING_CHROMIUM names ${named}, which is no program.`)
  return named || undefined
}

function installedProgram() {
  const names = [HEADLESS_PACKAGE, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.map((name) => `/usr/bin/${name}`).find(isProgram)
}

function chosenProgram() {
  if (!existsSync(choiceFile)) return undefined
  const { executablePath } = JSON.parse(readFileSync(choiceFile, 'utf8'))
  return isProgram(executablePath) ? executablePath : undefined
}

function choose(executablePath) {
  mkdirSync(dirname(choiceFile), { recursive: true })
  writeFileSync(choiceFile, JSON.stringify({ executablePath }))
}

async function downloadedProgram() {
  const options = { timeoutMs: INSTALL_TIMEOUT_MS }
  const failure = `No browser for the tests could be downloaded. ${MANUAL}`
  const ask = "const { chromium } = await import('playwright'); console.log(chromium.executablePath())"
  const program = (await run(failure, nodeProgram(), ['--input-type=module', '-e', ask])).trim()
  if (!isProgram(program))
    await run(failure, nodeProgram(), [playwright, 'install', '--no-shell', 'chromium'], options)
  if (mayInstallPackages() && !(await starts(program))) {
    await run(failure, nodeProgram(), [playwright, 'install-deps', 'chromium'], options)
  }
  return program
}

function starts(program) {
  return run('', program, ['--version']).then(Boolean, () => false)
}

async function packagedProgram(downloadError) {
  if (!mayInstallPackages()) throw downloadError
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: INSTALL_TIMEOUT_MS }
  const failure = `No browser for the tests could be installed. ${MANUAL}`
  await run(failure, 'apt-get', ['update'], options)
  const install = (name) =>
    run(failure, 'apt-get', ['install', '-y', '--no-install-recommends', name, FONT_PACKAGE], options)
  await install(HEADLESS_PACKAGE).catch(() => install('chromium'))
  const program = installedProgram()
  if (!program) throw new StepError(failure)
  return program
}

function mayInstallPackages() {
  return process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
