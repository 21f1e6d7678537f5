import { hash, timingSafeEqual } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { Environment } from '#server/config/env.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { METRICS_TYPE } from '#server/metrics/exposition.ts'

/** Metrics for Prometheus. Answers 404 without METRICS_TOKEN, and reads nothing until the token is verified. */
export function metricsHandler(
  { METRICS_TOKEN }: Pick<Environment, 'METRICS_TOKEN'>,
  write: () => Promise<string>,
) {
  if (METRICS_TOKEN === undefined) return (c: HonoContext) => errorResponse(c, 404)
  const expected = digest(`Bearer ${METRICS_TOKEN}`)

  return async (c: HonoContext) => {
    const actual = digest(c.req.header('authorization') ?? '')
    if (timingSafeEqual(actual, expected))
      return c.body(await write(), 200, { 'Content-Type': METRICS_TYPE, 'Cache-Control': 'no-store' })
    c.header('WWW-Authenticate', 'Bearer')
    return errorResponse(c, 401, 'The metrics need METRICS_TOKEN as a bearer token')
  }
}

/** Fixed length, so that comparing reveals nothing about the token's length. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
