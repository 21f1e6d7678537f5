import type { Configuration } from 'openid-client'
import type { Environment } from '#server/config/env.ts'
import { DomainError } from '#shared/errors.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const TIMEOUT_SECONDS = 5

export type ProviderSettings = Environment['OIDC_PROVIDERS'][number]

export interface ProviderVisit {
  state: string
  nonce: string
  verifier: string
}

interface Leaving {
  redirectUri: string
  again: boolean
}

/** A provider's claims about a user; only `subject` is permanent. */
export interface ProviderIdentity {
  subject: string
  email: string | undefined
  isEmailVerified: boolean
  name: string | undefined
  claims: Record<string, unknown>
}

export type IdentityProviders = ReturnType<typeof createIdentityProviders>

/** OpenID Connect with discovery: the code flow with PKCE, state, nonce and a signed ID token. */
export function createIdentityProviders({ OIDC_PROVIDERS }: Environment) {
  const configurations = new Map<string, Promise<Configuration>>()

  function settingsOf(id: string): ProviderSettings {
    const settings = OIDC_PROVIDERS.find((provider) => provider.id === id)
    if (!settings) throw new DomainError('NOT_FOUND', m.providerUnknown)
    return settings
  }
  async function configurationOf(settings: ProviderSettings): Promise<Configuration> {
    const pending = configurations.get(settings.id) ?? discover(settings)
    configurations.set(settings.id, pending)
    try {
      return await pending
    } catch {
      configurations.delete(settings.id)
      throw new DomainError('SERVICE_UNAVAILABLE', fill(m.providerNotReached, { name: settings.name }))
    }
  }
  return {
    settingsOf,
    /** The URL to redirect the browser to, and the state to store until it comes back. */
    async leave(id: string, { redirectUri, again }: Leaving): Promise<{ url: string; visit: ProviderVisit }> {
      const settings = settingsOf(id)
      const client = await import('openid-client')
      const configuration = await configurationOf(settings)
      const visit = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
        ...(again && { prompt: 'login' }),
      })
      return { url: url.href, visit }
    },
    /** The identity of the returning user; undefined when any part of the answer is invalid. */
    async comeBack(id: string, url: URL, visit: ProviderVisit): Promise<ProviderIdentity | undefined> {
      const configuration = await configurationOf(settingsOf(id))
      const { authorizationCodeGrant } = await import('openid-client')
      const tokens = await authorizationCodeGrant(configuration, url, {
        expectedState: visit.state,
        expectedNonce: visit.nonce,
        pkceCodeVerifier: visit.verifier,
        idTokenExpected: true,
      }).catch(() => undefined)
      const claims = tokens?.claims()
      return claims && identityOf(claims)
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const client = await import('openid-client')
  const isLocal = issuer.startsWith('http:')
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [client.enableNonRepudiationChecks, ...(isLocal ? [client.allowInsecureRequests] : [])],
  })
}

/** Undefined without a subject, since such users cannot be told apart. */
function identityOf(claims: Record<string, unknown>): ProviderIdentity | undefined {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '') || undefined
  const { sub } = claims
  if (typeof sub !== 'string' || !sub.trim()) return undefined
  return {
    subject: sub,
    email: text('email')?.toLowerCase(),
    isEmailVerified: claims.email_verified === true,
    name: text('name'),
    claims,
  }
}
