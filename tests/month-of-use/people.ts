import type { Chance } from './chance.ts'

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
const AWKWARD_NAMES = [
  '<b>Bo</b> & "Sons"',
  'Emma 👶🏽 Svensson',
  'X',
  `Wolfeschlegelsteinhausenbergerdorff ${'Maria '.repeat(10)}`.trim(),
  'A name with   wide    gaps',
  "Robert'); DROP TABLE users;--",
] as const
const MAIL_HOSTS = ['home.example', 'post.example', 'mail.family.example', 'arbete.example'] as const
const LONG_BOX = 'a-mailbox-with-a-name-so-long-that-no-column-of-a-table-can-hold-it'
const EVERY_AWKWARD = 97
const EVERY_LONG_ADDRESS = 211

export interface Person {
  name: string
  email: string
}

/** Somebody with a name as people have them; the number keeps addresses apart. */
export function personOf(chance: Chance, index: number): Person {
  const name =
    index % EVERY_AWKWARD === EVERY_AWKWARD - 1
      ? chance.pick(AWKWARD_NAMES)
      : `${chance.pick(FIRST_NAMES)} ${chance.pick(LAST_NAMES)}`
  const box = index % EVERY_LONG_ADDRESS === 0 ? LONG_BOX : asMailbox(name)
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
