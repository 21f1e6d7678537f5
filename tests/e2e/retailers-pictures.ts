import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CDPSession } from 'playwright/test'

const PICTURE = readFileSync(join(resolve(import.meta.dirname, '../..'), 'src/client/brand/app-icon.svg'))

/** Retailers' pictures stand on hosts that do not exist. `page.route` would keep nothing of a page for the next. */
export async function showPictures(chromium: CDPSession) {
  chromium.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = chromium.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
      body: PICTURE.toString('base64'),
    })
    // A page that was left meanwhile waits for none.
    answer.catch(() => undefined)
  })
  await chromium.send('Fetch.enable', { patterns: [{ urlPattern: '*/pictures/remote/*' }] })
}
