import { describe, expect, test } from 'vitest'
import { requireAdmin, requireUser } from '#client/lib/session.ts'
import { browserLink } from '#client/lib/trpc.ts'
import { createAppRouter } from '#client/router.tsx'
import { PAGES, type PageRules } from '#shared/page-table.ts'

const table = new Map<string, PageRules>(Object.entries(PAGES))
const routes = Object.values(createAppRouter({ links: [browserLink()] }).routesById)
  .filter(({ id }) => id !== '__root__')
  .map(({ fullPath, options }) => ({ path: fullPath.replace(/(?<=.)\/$/, ''), options }))
const paths = routes.map(({ path }) => path)

describe('the table of pages', () => {
  test('contains the search parameters of every route as the route reads them', () => {
    const asRoutesSay = routes.map(({ path, options }) => [path, options.validateSearch])
    const asTheTableSays = routes.map(({ path }) => [path, table.get(path)?.search])
    expect(asTheTableSays).toEqual(asRoutesSay)
  })

  test('contains only addresses of routes', () => {
    expect([...table.keys()].filter((path) => !paths.includes(path))).toEqual([])
  })

  test('names the guard of every route that has one', () => {
    const guards = new Map<unknown, PageRules['guard']>([
      [requireUser, 'account'],
      [requireAdmin, 'administrator'],
    ])
    const asRoutesSay = routes.flatMap(({ path, options: { beforeLoad } }) =>
      guards.has(beforeLoad) ? [[path, guards.get(beforeLoad)]] : [],
    )
    const asTheTableSays = [...table].flatMap(([path, { guard }]) => (guard ? [[path, guard]] : []))
    expect(asRoutesSay.sort()).toEqual(asTheTableSays.sort())
  })

  test('describes parameters as the page reads them', () => {
    const wrong = [...table].filter(([, { search, uncached = [], browserOnly = [] }]) => {
      const understood = Object.keys(search?.({}) ?? {})
      return ![...uncached, ...browserOnly].every((name) => understood.includes(name))
    })
    expect(wrong).toEqual([])
  })

  test('bounds the number of every public page with a variable path', () => {
    const open = paths.filter((path) => path.includes('$') && !path.startsWith('/admin/'))
    expect(open.sort()).toEqual(['/blog/$slug', '/products/$product', '/shop/$slug'])
  })
})
