import type { Chance } from '#server/demo/month/chance.ts'

const FIRST_NAMES = [
  'Åsa',
  'Örjan',
  'Ängla',
  'Astrid',
  'Björn',
  'Zoë',
  'François',
  'Łukasz',
  'Søren',
  'Þóra',
  'Ada',
  'Noor',
  'Jean-Baptiste',
  'Mary Ann',
  'Müge',
  'Nguyễn',
  'Олена',
  'محمد',
  '美咲',
  'Siân',
] as const
const LAST_NAMES = [
  'Öberg',
  'Åkesson',
  'Ström',
  "O'Brien",
  'von der Lühe-Hohenzollern',
  'Nilsson',
  'Park',
  'Ødegård',
  'García Márquez',
  'İpek',
  'Шевченко',
  'الحسن',
  '山本',
  'Li',
] as const
const MAIL_HOSTS = ['home.example', 'post.example', 'mail.family.example', 'arbete.example'] as const

export interface Person {
  name: string
  email: string
}

/** An invented person; the number keeps addresses apart. */
export function personOf(
  chance: Chance,
  index: number,
  unusual: { name?: string; box?: string } = {},
): Person {
  const name = unusual.name ?? `${chance.pick(FIRST_NAMES)} ${chance.pick(LAST_NAMES)}`
  const box = unusual.box ?? asMailbox(name)
  return { name, email: `${box}.${index}@${chance.pick(MAIL_HOSTS)}` }
}

function asMailbox(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '')
  return letters.slice(0, 40) || 'parent'
}
