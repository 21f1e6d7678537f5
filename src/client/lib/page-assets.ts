import type { Assets } from '#shared/site/assets.ts'

type Matches = readonly { routeId: string }[]

/** Reduces the assets to those of these routes, so a page carries no map of the whole site. */
export function assetsOfRoutes(assets: Assets, matches: Matches): Assets {
  const needed = matches.flatMap(({ routeId }) => {
    const files = assets.routes[routeId]
    return files ? [[routeId, files]] : []
  })
  return { ...assets, routes: Object.fromEntries(needed) }
}

export function stylesFor(assets: Assets, matches: Matches): string[] {
  return [...assets.styles, ...matches.flatMap(({ routeId }) => assets.routes[routeId]?.styles ?? [])]
}

export function scriptsFor(assets: Assets, matches: Matches): string[] {
  return matches.flatMap(({ routeId }) => assets.routes[routeId]?.scripts ?? [])
}
