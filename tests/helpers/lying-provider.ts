import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Lies {
  claims?: Record<string, unknown>
  header?: Record<string, unknown>
  /** Instead of the real signature. */
  signature?: string
  /** Signs with a key that the provider does not publish. */
  withOtherKey?: boolean
  /** Another issuer in the discovery document. */
  discoveredIssuer?: string
}

/** An OpenID Connect provider in this process: it says whatever `lies` tell it to, and is honest without any. */
export async function openProvider(honest: Record<string, unknown> = {}) {
  const published = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, URLSearchParams>()
  let lies: Lies = {}
  let challengesHeld = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer())
    if (pathname === '/token') {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => answer(tokens(new URLSearchParams(Buffer.concat(chunks).toString()))))
      return
    }
    if (pathname === '/authorize') {
      response.writeHead(303, { location: agree(request.url ?? '').href })
      response.end()
      return
    }
    answer(pathname === '/jwks' ? jwks() : discovery())
    function answer(body: object | undefined) {
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function issuer(): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  function discovery() {
    return {
      issuer: lies.discoveredIssuer ?? issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }
  function jwks() {
    return {
      keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
    }
  }
  function tokens(body: URLSearchParams) {
    const authorization = codes.get(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (!authorization || authorization.get('code_challenge') !== challenge) return undefined
    challengesHeld += 1
    const seconds = Math.floor(Date.now() / 1_000)
    const claims = {
      iss: issuer(),
      aud: authorization.get('client_id'),
      nonce: authorization.get('nonce'),
      iat: seconds,
      exp: seconds + 60,
      ...honest,
      ...lies.claims,
    }
    return { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken(claims) }
  }
  /** Simulates consent on the provider's page; returns the address of the redirect. */
  function agree(address: string): URL {
    const parameters = new URL(address, issuer()).searchParams
    const code = randomUUID()
    codes.set(code, parameters)
    const back = new URL(parameters.get('redirect_uri') ?? '')
    back.searchParams.set('code', code)
    back.searchParams.set('state', parameters.get('state') ?? '')
    return back
  }
  function idToken(claims: object): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const signed = `${part({ alg: 'RS256', kid: 'one', typ: 'JWT', ...lies.header })}.${part(claims)}`
    const { privateKey } = lies.withOtherKey ? other : published
    const signature = sign('sha256', Buffer.from(signed), privateKey).toString('base64url')
    return `${signed}.${lies.signature ?? signature}`
  }
  return {
    issuer: issuer(),
    lie(nextLies: Lies) {
      lies = nextLies
    },
    agree,
    close: () => void server.close(),
    challengesHeld: () => challengesHeld,
  }
}
