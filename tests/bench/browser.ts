import { type Browser, chromium } from 'playwright'
import { browserProgram } from '#tooling/preparation/browser.mjs'

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
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserProgram(), args: ARGS })
}
