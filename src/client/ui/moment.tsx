import { useSyncExternalStore } from 'react'

const dateAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const
const onServer = new Intl.DateTimeFormat('en-GB', { ...dateAndTime, timeZone: 'UTC' })
const neverChanges = () => () => undefined

/** Shows a time in the visitor's own time zone; in UTC until hydration. */
export function Moment({ at }: { at: Date | number }) {
  const date = new Date(at)
  const text = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat('en-GB', dateAndTime).format(date),
    () => `${onServer.format(date)} UTC`,
  )
  return <time dateTime={date.toISOString()}>{text}</time>
}
