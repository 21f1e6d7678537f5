import { metricFamilies } from '#server/features/status/metrics/metric-families.ts'
import { findReasons, type ReadinessDeps } from '#server/features/status/readiness/find-reasons.ts'
import { writeMetrics } from '#server/metrics/exposition.ts'
import { READINESS_SENTENCES, stopsServing } from '#shared/readiness.ts'

type Readiness = Awaited<ReturnType<typeof readiness>>

/** Whether the shop can serve, and what else somebody should look at. */
async function readiness(deps: ReadinessDeps) {
  const reasons = (await findReasons(deps)).map((code) => ({
    code,
    severity: stopsServing(code) ? ('error' as const) : ('warning' as const),
    message: READINESS_SENTENCES[code],
  }))
  return { isReady: reasons.every(({ severity }) => severity === 'warning'), reasons }
}

/** However many ask, the shop looks at itself once a second. */
const LOOK_AGAIN_AFTER_MS = 1_000

export function readinessLookout(deps: ReadinessDeps): () => Promise<Readiness> {
  let last: { at: number; found: Promise<Readiness> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at >= LOOK_AGAIN_AFTER_MS) last = { at, found: readiness(deps) }
    return last.found
  }
}

/** Every figure, as Prometheus reads it. */
export async function metricsText(deps: ReadinessDeps): Promise<string> {
  return writeMetrics(await metricFamilies(deps))
}
