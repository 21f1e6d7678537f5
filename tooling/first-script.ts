import type { Rolldown } from 'vite'

/** A request of its own costs more than this many characters in a script that every page loads. */
const SMALL = 3_000
const FEWEST_PAGES = 3
const PUBLIC_ROUTE = /\/client\/routes\/(?!admin)/
/** What `pageHead` is told of a page that search engines do not list: nobody arrives there first. */
const HIDDEN = /\bhidden: true\b/
const OWN_MODULE = /\/src\/(client|shared)\/(?!.*\.css)/

/** Modules of the script that every public page loads: the entry, and our small pieces that several pages share. */
export function isOfFirstScript(id: string, modules: Rolldown.ChunkingContext): boolean {
  const module = modules.getModuleInfo(id)
  if (!module || module.isEntry || !OWN_MODULE.test(id)) return module?.isEntry ?? false
  return (module.code?.length ?? 0) <= SMALL && publicPagesWith(id, modules) >= FEWEST_PAGES
}

/** How many of the pages at which visitors arrive need a module. */
function publicPagesWith(id: string, modules: Rolldown.ChunkingContext): number {
  const reached = new Set([id])
  for (const module of reached) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) reached.add(importer)
  }
  const routes = [...reached].filter((module) => PUBLIC_ROUTE.test(module)).map(withoutQuery)
  const isArrival = (route: string) => !HIDDEN.test(modules.getModuleInfo(route)?.code ?? '')
  return new Set(routes.filter(isArrival)).size
}

/** The parts of a route that are loaded later have its name and a query. */
function withoutQuery(id: string): string {
  return id.replace(/\?.*/, '')
}
