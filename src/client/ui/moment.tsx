import { useSyncExternalStore } from 'react'
import { formatMoment } from '#shared/messages/formats.ts'

const neverChanges = () => () => undefined

/** Shows a time in the visitor's own time zone; in UTC until hydration. */
export function Moment({ at }: { at: Date | number }) {
  const date = new Date(at)
  const text = useSyncExternalStore(
    neverChanges,
    () => formatMoment(date),
    () => `${formatMoment(date, 'UTC')} UTC`,
  )
  return <time dateTime={date.toISOString()}>{text}</time>
}
