import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

/** The first match counts: most browsers also name their ancestors. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Describes a device as far as its user agent allows: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent?.includes(sign))?.[1]
  const browser = find(BROWSERS) ?? m.unknownBrowser
  const system = find(SYSTEMS)
  return system ? fill(m.browserOnSystem, { browser, system }) : browser
}
