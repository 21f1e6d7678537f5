import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { createTestApp } from '#tests/helpers/create-test-app.ts'

const ADDRESS = new URL('http://localhost:3000/mcp')

/** The official client, whose requests reach the app in process. */
export async function connectAssistant({ app }: Pick<ReturnType<typeof createTestApp>, 'app'>) {
  const transport = new StreamableHTTPClientTransport(ADDRESS, {
    fetch: async (url, init) => app.request(String(url), init),
  })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  return client
}
