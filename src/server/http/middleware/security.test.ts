import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from '#server/http/middleware/security.ts'

const NONCE = 'Zm9vYmFy'

function sourceOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

test('removes the nonce of a sealed page and lists the hashes instead', () => {
  const { html, policy } = sealPage(
    `<link rel="preload" href="/a.css" nonce="${NONCE}"/><style nonce="${NONCE}">b{color:red}</style>` +
      `<script nonce="${NONCE}">let a = '<b>'</script><script type="module" nonce="${NONCE}" src="/a.js"></script>`,
    NONCE,
  )
  expect(html).toBe(
    '<link rel="preload" href="/a.css"/><style>b{color:red}</style>' +
      `<script>let a = '<b>'</script><script type="module" src="/a.js"></script>`,
  )
  expect(policy).toContain(`script-src 'self' ${sourceOf("let a = '<b>'")};`)
  expect(policy).toContain(`style-src 'self' ${sourceOf('')} ${sourceOf('b{color:red}')};`)
})

test('omits a script without the nonce from the policy', () => {
  const { policy } = sealPage(
    `<p><script>alert(1)</script></p><script nonce="${NONCE}">ours()</script>`,
    NONCE,
  )
  expect(policy).not.toContain(sourceOf('alert(1)'))
  expect(policy).toContain(sourceOf('ours()'))
})
