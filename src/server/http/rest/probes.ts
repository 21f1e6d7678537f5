import { createRoute, z } from '@hono/zod-openapi'
import { json } from '#server/http/rest/responses.ts'
import { createRestApp } from '#server/http/rest/rest-app.ts'
import { wireError } from '#server/http/rest/wire.ts'
import { READINESS_REASONS, type ReadinessReason } from '#shared/site/readiness.ts'

interface Readiness {
  isReady: boolean
  reasons: { code: ReadinessReason; severity: 'error' | 'warning'; message: string }[]
  catalogVersion: number | undefined
  copyAgeSeconds: number | null | undefined
}

const NEVER_CACHED = { 'Cache-Control': 'no-store' }
const RETRY_AFTER = { 'Retry-After': '5' }

const health = createRoute({
  method: 'get',
  path: '/health',
  summary: 'Check that the server responds',
  responses: { 200: json(z.object({ status: z.literal('ok') }), 'The server responds') },
})

const wireReadiness = z
  .object({
    status: z.literal('ready'),
    reasons: z.array(
      z.object({
        code: z.enum(READINESS_REASONS),
        severity: z
          .enum(['error', 'warning'])
          .openapi({ description: 'With a warning, the shop still works' }),
        message: z.string(),
      }),
    ),
    catalogue_version: z
      .int()
      .optional()
      .openapi({ description: 'Increases with every change to what pages show' }),
    copy_age_s: z.number().nullish().openapi({
      description:
        'On a read-only machine: seconds since its copy last matched the primary; null while unknown',
    }),
  })
  .openapi('Readiness')

const ready = createRoute({
  method: 'get',
  path: '/ready',
  summary: 'Check that the shop works, and what needs attention',
  responses: {
    200: json(wireReadiness, 'The shop works'),
    503: json(wireError, 'The shop can’t serve, with the reasons as issues'),
  },
})

export const PROBES = [health, ready]

/** Probes for monitoring. They run before limits and caches: a flood of visitors must not make the shop look dead. */
export function createProbes(readiness: () => Promise<Readiness>) {
  const api = createRestApp()
  api.openapi(health, (c) => c.json({ status: 'ok' as const }, 200, NEVER_CACHED))
  api.openapi(ready, async (c) => {
    const { isReady, reasons, catalogVersion, copyAgeSeconds } = await readiness()
    const figures = { catalogue_version: catalogVersion, copy_age_s: copyAgeSeconds }
    if (isReady) return c.json({ status: 'ready' as const, reasons, ...figures }, 200, NEVER_CACHED)
    const issues = reasons.map(({ code, message }) => ({ path: code, message }))
    const refusal = { code: 503, message: 'The shop can’t serve', issues }
    return c.json(refusal, 503, { ...NEVER_CACHED, ...RETRY_AFTER })
  })
  return api
}
