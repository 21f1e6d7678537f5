import { existsSync } from 'node:fs'
import { nodeProgram } from './installed.mjs'
import { run, StepError } from './run.mjs'

const MANUAL = 'Install Chromium, or name one in TUCKLING_CHROMIUM.'
const INSTALL_TIMEOUT_MS = 600_000
/** Debian's windowless Chromium draws pages in little more than half the time. */
const HEADLESS_PACKAGE = 'chromium-headless-shell'
/** Has the same character widths as Arial, which most visitors have. */
const FONT_PACKAGE = 'fonts-liberation'
const isAdministrator = process.getuid?.() === 0

/** Provides Chromium for the journeys. */
export const browser = {
  message: 'Installing a browser for the tests (about 30 s) ...',

  isReady() {
    return browserProgram().then(existsSync, () => false)
  },

  async make() {
    const named = process.env.TUCKLING_CHROMIUM
    if (named) throw new StepError(`TUCKLING_CHROMIUM names ${named}, which is no program.`)
    await download().catch(installPackage)
    const program = await browserProgram()
    await run(`The browser ${program} does not start. ${MANUAL}`, program, ['--version'])
  },
}

/** Returns the path of the named, the installed, or else Playwright's own Chromium, which need not be there. */
export async function browserProgram() {
  const names = [HEADLESS_PACKAGE, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const installed = names.map((name) => `/usr/bin/${name}`).find(existsSync)
  const { chromium } = await import('playwright')
  return process.env.TUCKLING_CHROMIUM || installed || chromium.executablePath()
}

async function download() {
  const playwright = (...args) =>
    run(
      `No browser for the tests could be downloaded. ${MANUAL}`,
      nodeProgram(),
      ['node_modules/playwright/cli.js', ...args, 'chromium'],
      { timeoutMs: INSTALL_TIMEOUT_MS },
    )
  await playwright('install', '--no-shell')
  const { chromium } = await import('playwright')
  if (isAdministrator) {
    await run('', chromium.executablePath(), ['--version']).catch(() => playwright('install-deps'))
  }
}

async function installPackage(downloadError) {
  if (!isAdministrator || !existsSync('/usr/bin/apt-get')) throw downloadError
  const apt = (...args) =>
    run(`No browser for the tests could be installed. ${MANUAL}`, 'apt-get', args, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: INSTALL_TIMEOUT_MS,
    })
  await apt('update')
  const install = (name) => apt('install', '-y', '--no-install-recommends', name, FONT_PACKAGE)
  await install(HEADLESS_PACKAGE).catch(() => install('chromium'))
}
