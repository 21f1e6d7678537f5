import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'

const pages = globSync(['*.md', '.github/*.md', 'docs/*.md', 'docs/*/*.md'], { cwd: projectRoot() })
const read = (page: string) => readFileSync(join(projectRoot(), page), 'utf8')

function linksOf(page: string): string[] {
  const prose = read(page).replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))
}

/** The ids of headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function leadsSomewhere(page: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? page : normalize(join(dirname(page), path))
  if (!existsSync(join(projectRoot(), file))) return false
  return anchor === undefined || anchorsOf(file).includes(anchor)
}

test('every link of the documentation leads to a file and a heading', () => {
  const links = pages.flatMap((page) => linksOf(page).map((target) => ({ page, target })))
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ page, target }) => !leadsSomewhere(page, target))).toEqual([])
})

test('the navigation of the documentation site lists every page', () => {
  const config = read('docs/site/.vitepress/config.mjs')
  const names = globSync('*.md', { cwd: join(projectRoot(), 'docs') }).map((name) => name.slice(0, -3))
  expect(names.filter((name) => !config.includes(`'${name}'`))).toEqual([])
})
