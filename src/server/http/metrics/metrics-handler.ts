import { hash, timingSafeEqual } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { Environment } from '#server/config/env.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { METRICS_TYPE } from '#server/metrics/exposition.ts'

/** Figures for Prometheus: nothing there without METRICS_TOKEN, and nothing is looked up before it has been shown. */
export function metricsHandler(
  { METRICS_TOKEN }: Pick<Environment, 'METRICS_TOKEN'>,
  write: () => Promise<string>,
) {
  if (METRICS_TOKEN === undefined) return (c: HonoContext) => errorResponse(c, 404)
  const expected = digest(`Bearer ${METRICS_TOKEN}`)

  return async (c: HonoContext) => {
    const shown = digest(c.req.header('authorization') ?? '')
    if (timingSafeEqual(shown, expected))
      return c.body(await write(), 200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' })
    c.header('WWW-Authenticate', 'Bearer')
    return errorResponse(c, 401, 'The metrics need their token')
  }
}

/** Of one length, so that comparing tells nothing of the token's. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
