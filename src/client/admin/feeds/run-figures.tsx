import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { formatNumber } from '#shared/messages/formats.ts'

interface RunFiguresProps {
  added: number
  changed: number
  unchanged: number
  delisted: number
  withheld: number
  rejected: number
  /** True for a dry run, which says what would happen. */
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
