import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import type { FeedRun } from '#client/lib/trpc.ts'
import { formatNumber } from '#shared/messages/formats.ts'

interface RunFiguresProps
  extends Pick<FeedRun, 'added' | 'changed' | 'unchanged' | 'delisted' | 'withheld' | 'rejected'> {
  isForecast?: boolean
}

export function RunFigures({ isForecast = false, ...counts }: RunFiguresProps) {
  const all: [label: string, count: number][] = [
    ['New', counts.added],
    ['Changed', counts.changed],
    ['Unchanged', counts.unchanged],
    ['Removed', counts.delisted],
    ['Withheld', counts.withheld],
    ['Rejected', counts.rejected],
  ]
  const figures = all.filter(([label, count]) => label !== 'Withheld' || count > 0)
  return (
    <dl
      className={feedRunsCss.runFigures}
      aria-label={isForecast ? 'What the run would do' : 'What the run did'}
    >
      {figures.map(([label, count]) => (
        <div key={label} className={feedRunsCss.runFigure}>
          <dt className={notesCss.small}>{label}</dt>
          <dd className={`${feedRunsCss.runCount} ${count === 0 ? feedRunsCss.isZero : ''}`}>
            {formatNumber(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
