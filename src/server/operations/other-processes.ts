import type { SearchCount } from '#server/counting/search-counter.ts'
import type { Limits, SharedUse } from '#server/limits/limits.ts'
import type { MetricFamily } from '#server/metrics/exposition.ts'
import type { RecentError } from '#server/metrics/recent-errors.ts'
import {
  type ForOthers,
  type ProcessMessage,
  type ProcessReport,
  tellStarter,
} from '#server/operations/process-messages.ts'
import { SECOND_MS } from '#shared/time/durations.ts'

/** How late another process may learn of counts here. */
const TELL_USES_MS = 50
const TELL_FIGURES_MS = 5 * SECOND_MS
/** A process that is silent for this long has ended. */
const FORGET_AFTER_MS = 3 * TELL_FIGURES_MS

export function otherProcesses() {
  const reportById = new Map<number, ProcessReport & { at: number }>()
  let limits: Pick<Limits, 'hearOf'> | undefined
  let hearSearches: ((counts: SearchCount[]) => void) | undefined
  let uses = new Map<string, SharedUse>()

  const tellOthers = (body: ForOthers) => tellStarter({ type: 'forOthers', body })

  function ofNow() {
    const since = performance.now() - FORGET_AFTER_MS
    return [...reportById].filter(([, { at }]) => at >= since)
  }

  function tellUses() {
    tellOthers({ uses: [...uses.values()] })
    uses = new Map()
  }
  process.on('message', (message: ProcessMessage) => {
    if (message.type !== 'fromOther') return
    const { body } = message
    if ('uses' in body) for (const use of body.uses) limits?.hearOf(use)
    else {
      reportById.set(message.id, { ...body, at: performance.now() })
      hearSearches?.(body.searches)
    }
  })

  return {
    tellUse(use: SharedUse) {
      const mark = `${use.name}\n${use.key}`
      const existing = uses.get(mark)
      uses.set(mark, existing ? { ...existing, cost: existing.cost + use.cost } : use)
      if (uses.size === 1 && !existing) setTimeout(tellUses, TELL_USES_MS).unref()
    },
    /** From now on, counts uses that other processes allowed, and collects their searches in the writer. */
    countIn(counters: Pick<Limits, 'hearOf'>, searches?: (counts: SearchCount[]) => void) {
      limits = counters
      hearSearches = searches
    },
    tellFigures(report: () => ProcessReport) {
      setInterval(() => tellOthers(report()), TELL_FIGURES_MS).unref()
    },
    figures(): { process: string; figures: MetricFamily[] }[] {
      return ofNow().map(([id, { figures }]) => ({ process: String(id), figures }))
    },
    errors(): RecentError[] {
      return ofNow().flatMap(([process, { errors }]) =>
        errors.map((error) => ({ ...error, id: `${process}-${error.id}` })),
      )
    },
  }
}

export type OtherProcesses = ReturnType<typeof otherProcesses>
