import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createPeerApi } from '#tests/stripe-peer/api.ts'
import { createHappenings } from '#tests/stripe-peer/happenings.ts'
import { emptyObjects } from '#tests/stripe-peer/state.ts'
import { createWebhookSender, type WebhookMode } from '#tests/stripe-peer/webhook-sender.ts'

interface PeerSettings {
  /** The shop's address for webhooks. */
  webhookUrl: string
  webhookSecret: string
  deliver?: (request: Request) => Promise<Response>
}

/** How the peer misbehaves. */
interface Switches {
  api: 'ok' | 'silent' | 'error' | 'garbage' | 'endless' | 'no address'
  webhooks: WebhookMode
}

const LOOPBACK = '127.0.0.1'

/**
 * A small Stripe of our own over real HTTP: the API that the shop uses, and signed webhooks. Its hosted pages are
 * addresses alone; tests pay through `checkout`.
 */
export async function startStripePeer(settings: PeerSettings) {
  const switches: Switches = { api: 'ok', webhooks: 'in order' }
  let url = ''
  const objects = emptyObjects()
  const sender = createWebhookSender({
    url: settings.webhookUrl,
    secret: settings.webhookSecret,
    mode: () => switches.webhooks,
    deliver: settings.deliver ?? fetch,
  })
  const checkout = createHappenings(objects, sender.send)
  const peer = new Hono()
  peer.use('/v1/*', async (_, next) => misbehave(switches.api) ?? next())
  peer.route('/v1', createPeerApi({ objects, checkout, peerUrl: () => url }))

  const server = createServer(getRequestListener(peer.fetch)).listen(0, LOOPBACK)
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  url = `http://${LOOPBACK}:${portOf(server.address())}`
  return {
    url,
    switches,
    checkout,
    objects,
    /** Resolves when every webhook has been tried. */
    whenIdle: sender.whenIdle,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function misbehave(api: Switches['api']): Promise<Response> | Response | undefined {
  switch (api) {
    case 'ok':
      return undefined
    case 'silent':
      return new Promise(() => undefined)
    case 'error':
      return Response.json({ error: { type: 'api_error', message: 'Peer failure' } }, { status: 500 })
    case 'garbage':
      return new Response('<html>Bad gateway</html>', { headers: { 'Content-Type': 'application/json' } })
    case 'no address':
      return Response.json({ id: 'cs_test_without_address', object: 'checkout.session', url: null })
    case 'endless':
      return new Response(endlessBody(), { headers: { 'Content-Type': 'application/json' } })
  }
}

function endlessBody(): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(0x20)
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0
}
