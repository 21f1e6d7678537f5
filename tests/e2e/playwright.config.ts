import { join, resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { browserProgram } from '#tooling/preparation/browser.mjs'

const projectRoot = resolve(import.meta.dirname, '../..')
const isCi = Boolean(process.env.CI)
const isThorough = process.env.TEST_THOROUGH === '1'
// One context and one page of the browser serve a worker's journeys, emptied between them: a third less time.
process.env.PW_TEST_REUSE_CONTEXT = '1'
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: join(projectRoot, 'test-results'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // Tests that pass only on a retry are named at the end; more than two fail the run.
  retries: 1,
  // A busy machine is no failure: only a hang takes that long, or an element that cannot be pressed.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    locale: 'en-US',
    actionTimeout: 90_000,
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: await browserProgram(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Without windows Chromium rounds the width of every letter; no visitor's browser does.
        '--font-render-hinting=none',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: isThorough ? [] : /@thorough/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(isThorough ? { grepInvert: /@once/ } : { grep: /@phone/, grepInvert: /@thorough/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
