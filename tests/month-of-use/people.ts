import type { Chance } from '#server/demo/month/chance.ts'
import { personOf as ordinaryPerson, type Person } from '#server/demo/month/people.ts'

const AWKWARD_NAMES = [
  '<b>Bo</b> & "Sons"',
  'Emma 👶🏽 Svensson',
  'X',
  `Wolfeschlegelsteinhausenbergerdorff ${'Maria '.repeat(10)}`.trim(),
  'A name with   wide    gaps',
  "Robert'); DROP TABLE users;--",
] as const
const LONG_BOX = 'a-mailbox-with-a-name-so-long-that-no-column-of-a-table-can-hold-it'
const EVERY_AWKWARD = 97
const EVERY_LONG_ADDRESS = 211

/** Somebody with a name as people have them, and now and then with one that is hard on a page. */
export function personOf(chance: Chance, index: number): Person {
  const isAwkward = index % EVERY_AWKWARD === EVERY_AWKWARD - 1
  return ordinaryPerson(chance, index, {
    ...(isAwkward && { name: chance.pick(AWKWARD_NAMES) }),
    ...(index % EVERY_LONG_ADDRESS === 0 && { box: LONG_BOX }),
  })
}
