import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'

const file = join(projectRoot(), 'tests/fixtures/judged-release.json')

export function scoresOfRelease(): Map<string, number> {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>))
}

/** Keeps them as those that the next changes are compared with. */
export function keepAsRelease(scores: { search: string; score: number }[]): void {
  const bySearch = scores.toSorted((a, b) => (a.search < b.search ? -1 : 1))
  const scoreBySearch = Object.fromEntries(
    bySearch.map(({ search, score }) => [search, Number(score.toFixed(4))]),
  )
  writeFileSync(file, `${JSON.stringify(scoreBySearch, undefined, 2)}\n`)
}
