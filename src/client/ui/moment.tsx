import { useIsReady } from '#client/ui/use-is-ready.ts'
import { formatMoment } from '#shared/messages/formats.ts'

export function Moment({ at }: { at: Date | number }) {
  const date = new Date(at)
  const text = useIsReady() ? formatMoment(date) : `${formatMoment(date, 'UTC')} UTC`
  return <time dateTime={date.toISOString()}>{text}</time>
}
