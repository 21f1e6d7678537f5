import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { ENVIRONMENT } from '#server/startup/env.ts'
import { adminAccount } from './accounts.ts'

const projectRoot = resolve(import.meta.dirname, '../..')
const port = Number(process.env.TUCKLING_TEST_PORT ?? 3210)
const baseURL = `http://127.0.0.1:${port}`
const isCi = Boolean(process.env.CI)
const reportFile = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME
// The workers load this file too and must not make folders of their own.
process.env.TUCKLING_TEST_DIR ??= mkdtempSync(join(tmpdir(), 'tuckling-test-'))

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: join(projectRoot, 'test-results'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // Now and then Chromium takes for ever to close a context whose last step was back.
  retries: 2,
  // A busy machine is no failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chosenBrowser(),
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
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // The same at every width, or at widths of its own.
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'exec env -u FORCE_COLOR node --enable-source-maps dist/server/main.js',
    cwd: projectRoot,
    url: `${baseURL}/api/health`,
    timeout: 30_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      // Empty means default: neither a .env file nor the shell decides what the journeys see.
      ...Object.fromEntries(Object.keys(ENVIRONMENT.shape).map((name) => [name, ''])),
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: baseURL,
      DATABASE_PATH: join(process.env.TUCKLING_TEST_DIR, 'journeys.db'),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      BACKUP_EVERY: 'off',
      ADMIN_EMAIL: adminAccount.email,
      ADMIN_PASSWORD: adminAccount.password,
    },
  },
})

function chosenBrowser(): string | undefined {
  const choice = join(projectRoot, 'node_modules/.cache/tuckling/browser.json')
  if (process.env.TUCKLING_CHROMIUM) return process.env.TUCKLING_CHROMIUM
  return existsSync(choice) ? JSON.parse(readFileSync(choice, 'utf8')).executablePath : undefined
}
