import { expect, test } from 'vitest'
import { entryPointsPage } from '#tests/helpers/entry-points.ts'

test('docs/entry-points.md lists every entry point, its audience, and its limits', async () => {
  await expect(`${await entryPointsPage()}\n`).toMatchFileSnapshot('../../docs/entry-points.md')
})
