/**
 * Returns the style elements of all modules that a server module has imported so far, in import order. A page would
 * otherwise be unstyled; Vite's client then takes over these elements.
 */
export async function stylesOf(vite, url) {
  const modules = new Set()
  collect(await vite.environments.ssr.moduleGraph.getModuleByUrl(url), modules)
  const sheets = [...modules].filter(({ id }) => id?.endsWith('.css'))
  const elements = await Promise.all(sheets.map((sheet) => element(vite, sheet)))
  return elements.join('')
}

/** Visits a module's imports before the module, as the browser does. */
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
