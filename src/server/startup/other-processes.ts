import type { SearchCount } from '#server/counting/search-counter.ts'
import type { Limits, SharedUse } from '#server/limits/limits.ts'
import type { FigureSnapshot } from '#server/metrics/exposition.ts'
import { type ProcessMessage, tellStarter } from '#server/startup/process-messages.ts'
import { SECOND_MS } from '#shared/durations.ts'

/** How late another process may learn what counted here. */
const TELL_USES_MS = 50
const TELL_FIGURES_MS = 5 * SECOND_MS
/** A process that says nothing for so long has ended. */
const FORGET_AFTER_MS = 3 * TELL_FIGURES_MS

type Body = { uses: SharedUse[] } | { figures: FigureSnapshot[]; searches: SearchCount[] }

/** The other processes of this shop, as one of them sees them. They count limits together and know each other's figures. */
export function otherProcesses() {
  const figuresById = new Map<number, { figures: FigureSnapshot[]; at: number }>()
  let limits: Pick<Limits, 'hearOf'> | undefined
  let hearSearches: ((counts: SearchCount[]) => void) | undefined
  let uses = new Map<string, SharedUse>()

  const tellOthers = (body: Body) => tellStarter({ type: 'forOthers', body })

  function tellUses() {
    tellOthers({ uses: [...uses.values()] })
    uses = new Map()
  }
  process.on('message', (message: ProcessMessage) => {
    if (message.type !== 'fromOther') return
    const body = message.body as Body
    if ('uses' in body) for (const use of body.uses) limits?.hearOf(use)
    else {
      figuresById.set(message.id, { figures: body.figures, at: performance.now() })
      hearSearches?.(body.searches)
    }
  })

  return {
    /** For `createLimits`. */
    tellUse(use: SharedUse) {
      const mark = `${use.name}\n${use.key}`
      const known = uses.get(mark)
      uses.set(mark, known ? { ...known, cost: known.cost + use.cost } : use)
      if (uses.size === 1 && !known) setTimeout(tellUses, TELL_USES_MS).unref()
    },
    /** From here on what the others allowed counts here, too; and what they saw searched for, where it is written. */
    countIn(counters: Pick<Limits, 'hearOf'>, searches?: (counts: SearchCount[]) => void) {
      limits = counters
      hearSearches = searches
    },
    /** Tells the others every few seconds what was measured here, and what was searched for since the last time. */
    tellFigures(figures: () => FigureSnapshot[], searches: () => SearchCount[]) {
      setInterval(() => tellOthers({ figures: figures(), searches: searches() }), TELL_FIGURES_MS).unref()
    },
    /** What each of the others last told of itself. */
    figures(): { process: string; figures: FigureSnapshot[] }[] {
      const since = performance.now() - FORGET_AFTER_MS
      return [...figuresById]
        .filter(([, { at }]) => at >= since)
        .map(([id, { figures }]) => ({ process: String(id), figures }))
    },
  }
}

export type OtherProcesses = ReturnType<typeof otherProcesses>
