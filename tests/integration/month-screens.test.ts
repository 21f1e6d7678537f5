import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { FRAMES, SCREENS, SCREENS_OF_STRANGERS } from '../e2e/month-screens.ts'

test('every route has its screens', () => {
  const routes = readdirSync(join(projectRoot(), 'src/client/routes'))
  const seen = [...Object.keys(SCREENS), ...Object.keys(SCREENS_OF_STRANGERS), ...FRAMES]
  expect(seen.sort()).toEqual(routes.sort())
})
