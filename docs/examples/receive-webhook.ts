import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const { WEBHOOK_SECRET = '', PORT = '4000' } = process.env
const webhook = new Webhook(WEBHOOK_SECRET)
const seen = new Set<string>()

createServer(async (request, response) => {
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  try {
    // The signature covers the raw body: verify before parsing. Old timestamps are refused too.
    const message = webhook.verify(await text(request), headers)
    const id = headers['webhook-id'] ?? ''
    // Delivery is at least once: a message whose answer was lost comes again with the same id.
    if (!seen.has(id)) console.log(JSON.stringify(message))
    seen.add(id)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(Number(PORT), 'localhost', () => console.log('listening'))
