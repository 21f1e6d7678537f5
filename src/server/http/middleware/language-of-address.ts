import { createMiddleware } from 'hono/factory'
import type { Environment } from '#server/config/env.ts'
import { addressLanguage, IN_ENGLISH, inLanguage } from '#server/config/languages.ts'
import { requestTarget } from '#server/http/middleware/request-target.ts'
import { shortRedirect } from '#server/http/middleware/short-redirect.ts'
import { ENGLISH, isLanguage, splitAddress } from '#shared/messages/languages.ts'

/** Addresses for programs, files, and administrators exist once, in English; so do calls of administrators. */
const WITHOUT_LANGUAGE =
  /^\/(?:trpc\/(?:[\w.]+,)*admin\.|(?:admin|api|mcp|metrics|assets|pictures|images|icons|\.well-known)(?:\/|$)|[\w-]+\.(?:txt|ico|svg|png|webmanifest)$|sitemap)/
const READS = ['GET', 'HEAD']

/**
 * Lets the address alone decide the language: `/sv/products` is Swedish. An address with the code of the main language,
 * or of one that the shop does not offer, redirects to the one without.
 */
export function languageOfAddress(env: Environment) {
  return createMiddleware(async (c, next) => {
    const target = requestTarget(c.req.url)
    const { prefix, path } = splitAddress(target)
    const [main = ENGLISH] = env.LANGUAGES
    const hasLanguage = !WITHOUT_LANGUAGE.test(c.req.path)
    if (!prefix) return inLanguage({ ...(hasLanguage ? { language: main, prefix } : IN_ENGLISH), main }, next)
    const code = prefix.slice(1)
    const isOffered = isLanguage(code) && code !== main && env.LANGUAGES.includes(code)
    if (isOffered && !target.startsWith(`${prefix}/`)) return shortRedirect(c, `${prefix}${path}`, 308)
    if (isOffered && hasLanguage) return inLanguage(addressLanguage(env, code), next)
    return READS.includes(c.req.method) ? shortRedirect(c, path, 308) : c.notFound()
  })
}
