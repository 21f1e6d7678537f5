import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { actOnRow, signInAsAdministrator } from './administrator.ts'
import { expect, expectNoAxeViolations } from './journey.ts'
import { test } from './own-shop.ts'

async function startReceiver() {
  const arrived: { headers: Record<string, string>; body: string }[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]))
    arrived.push({ headers, body })
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/hook`, arrived, close: () => server.close() }
}

test('an administrator adds a webhook, tests it, and reads the result in the log', {
  tag: ['@once', '@thorough'],
}, async ({ page, shop, allow }) => {
  allow.status(400, 'webhooks.create')
  const receiver = await startReceiver()
  await signInAsAdministrator(page, shop.url)
  await page.goto('/admin/webhooks')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'URL' }).fill('ftp://files.example')
  await form.getByRole('button', { name: 'Add webhook' }).click()
  await expect(form.getByText('Enter a URL that begins with https://')).toBeVisible()
  await form.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
  await form.getByRole('button', { name: 'Add webhook' }).click()
  const secret = await page.getByRole('status').filter({ hasText: 'Copy it now' }).locator('code').innerText()

  await actOnRow(page, receiver.url, 'Send test event')
  const row = page.getByRole('row').filter({ hasText: /Delivered.*204/ })
  await expect(row).toBeVisible()
  await row.getByText('Test', { exact: true }).click()
  await expect(row.getByText('204 in')).toBeVisible()
  await row.getByRole('button', { name: 'Send again' }).click()
  await expect(row.locator('[data-label=Attempts]')).toHaveText('2')
  await expectNoAxeViolations(page)

  expect(receiver.arrived).toHaveLength(2)
  const [first, second] = receiver.arrived
  expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  })
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
  await page.reload()
  await expect(page.getByText(secret)).toHaveCount(0)
  await actOnRow(page, receiver.url, 'Turn off')
  await expect(page.getByText('Turned off manually')).toBeVisible()
  await actOnRow(page, receiver.url, 'Remove')
  await page.getByRole('button', { name: 'Remove webhook' }).click()
  await expect(page.getByText('Nothing sent yet')).toBeVisible()
  receiver.close()
})
