/**
 * The style elements of all that a module of the server has imported by now, in the order of the imports: a page shows
 * nothing without its styles, and Vite's client goes on with these elements as its own.
 */
export async function stylesOf(vite, url) {
  const modules = new Set()
  collect(await vite.environments.ssr.moduleGraph.getModuleByUrl(url), modules)
  const sheets = [...modules].filter(({ id }) => id?.endsWith('.css'))
  const elements = await Promise.all(sheets.map((sheet) => element(vite, sheet)))
  return elements.join('')
}

/** What a module imports comes before it, as the browser would have it. */
function collect(module, modules, seen = new Set()) {
  if (!module || seen.has(module)) return
  seen.add(module)
  for (const imported of module.importedModules) collect(imported, modules, seen)
  modules.add(module)
}

async function element(vite, { id, url }) {
  const sheet = await vite.environments.client.transformRequest(`${url}?direct`)
  return `<style data-vite-dev-id="${id}">${sheet?.code ?? ''}</style>`
}
