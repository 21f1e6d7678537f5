import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }

/** The browser of the journeys. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: ARGS })
}

function browserPath(): string | undefined {
  const choice = join(import.meta.dirname, '../../node_modules/.cache/tuckling/browser.json')
  if (process.env.TUCKLING_CHROMIUM) return process.env.TUCKLING_CHROMIUM
  return existsSync(choice) ? JSON.parse(readFileSync(choice, 'utf8')).executablePath : undefined
}
