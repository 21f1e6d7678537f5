import { useSyncExternalStore } from 'react'
import { currentLocale } from '#shared/messages/languages.ts'

const dateAndTime = { dateStyle: 'medium', timeStyle: 'short' } as const
const neverChanges = () => () => undefined

/** Shows a time in the visitor's own time zone; in UTC until hydration. */
export function Moment({ at }: { at: Date | number }) {
  const date = new Date(at)
  const text = useSyncExternalStore(
    neverChanges,
    () => new Intl.DateTimeFormat(currentLocale(), dateAndTime).format(date),
    () => `${new Intl.DateTimeFormat(currentLocale(), { ...dateAndTime, timeZone: 'UTC' }).format(date)} UTC`,
  )
  return <time dateTime={date.toISOString()}>{text}</time>
}
