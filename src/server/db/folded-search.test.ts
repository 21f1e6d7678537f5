import { expect, test } from 'vitest'
import { foldedSearch } from '#server/db/folded-search.ts'
import { users } from '#server/db/schema/accounts.ts'
import { newDatabase } from '#tests/helpers/new-database.ts'

function matchingNames(search: string): string[] {
  const db = newDatabase()
  const names = ['Åsa Öberg', 'ÖRJAN Ström', "Søren O'Brien", '100% Ada_Lovelace']
  db.insert(users)
    .values(names.map((name, index) => ({ id: String(index), name, email: `p${index}@home.example` })))
    .run()
  return db
    .select({ name: users.name })
    .from(users)
    .where(foldedSearch([users.name, users.email], search))
    .orderBy(users.id)
    .all()
    .map(({ name }) => name)
}

test.each([
  ['asa', ['Åsa Öberg']],
  ['ÅSA', ['Åsa Öberg']],
  ['oberg asa', ['Åsa Öberg']],
  ['örjan', ['ÖRJAN Ström']],
  ['strom p1@home', ['ÖRJAN Ström']],
  ['soren', ["Søren O'Brien"]],
  ["o'b", ["Søren O'Brien"]],
  ['100%', ['100% Ada_Lovelace']],
  ['a_l', ['100% Ada_Lovelace']],
  ['%', ['100% Ada_Lovelace']],
  ['asa nobody', []],
])('matches %s to %j', (search, names) => {
  expect(matchingNames(search)).toEqual(names)
})

test('matches everyone with an empty search', () => {
  expect(matchingNames('   ')).toHaveLength(4)
})
