import type { LinkProps } from '@tanstack/react-router'
import { formatNumber, formatShare } from '#shared/messages/formats.ts'
import type { ReadinessReason } from '#shared/site/readiness.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time/durations.ts'

const MEGABYTE = 1_000_000
const GIGABYTE = 1_000 * MEGABYTE

/** The page where each reason is resolved; those without one are resolved on the machine. */
export const REASON_LINKS: Partial<Record<ReadinessReason, LinkProps>> = {
  'database-damaged': { to: '/admin/backups' },
  'disk-nearly-full': { to: '/admin/backups' },
  'backup-failed': { to: '/admin/backups' },
  'backup-old': { to: '/admin/backups' },
  'backup-not-sent': { to: '/admin/backups' },
  'feeds-failing': { to: '/admin/feeds', search: { state: 'failing' } },
  'feeds-overdue': { to: '/admin/feeds', search: { state: 'overdue' } },
  'webhooks-late': { to: '/admin/webhooks' },
}

export function sizeText(bytes: number): string {
  return bytes >= GIGABYTE
    ? `${formatNumber(bytes / GIGABYTE, 1)} GB`
    : `${formatNumber(bytes / MEGABYTE, 1)} MB`
}

export function durationText(ms: number): string {
  const units = [
    [DAY_MS, 'd'],
    [HOUR_MS, 'h'],
    [MINUTE_MS, 'min'],
  ] as const
  const first = units.findIndex(([length]) => ms >= length)
  if (first === -1) return 'less than a minute'
  const parts = units.slice(first, first + 2).map(([length, unit], index) => {
    const rest = index === 0 ? ms : ms % (units[first]?.[0] ?? 1)
    return [Math.floor(rest / length), unit] as const
  })
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ')
}

/** `seconds` is null before anything was measured. */
export function withinText(seconds: number | null): string {
  return seconds === null ? 'Not known yet' : `${Number((seconds * SECOND_MS).toPrecision(2))} ms`
}

export function shareText(share: number | null): string {
  return share === null ? 'Not known yet' : formatShare(share)
}
