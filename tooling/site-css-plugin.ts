import { type Plugin, runnerImport } from 'vite'

const VIRTUAL_ID = /^virtual:styles\/(\w+)\.css/
const RESOLVED_ID = /^\0virtual:styles\/(\w+)\.css/
const SOURCE = '/src/client/theme/site-css.ts'

/** Serves `virtual:styles/<part>.css`: the style sheets that site-css.ts compiles from the Chakra system. */
export function siteCssPlugin(): Plugin {
  return {
    name: 'tuckling:site-css',
    resolveId: (id) => (VIRTUAL_ID.test(id) ? `\0${id}` : undefined),
    async load(id) {
      const part = RESOLVED_ID.exec(id)?.[1]
      if (!part) return
      const { module, dependencies } = await runnerImport<{ siteCss: (part: string) => string }>(SOURCE)
      for (const file of dependencies) this.addWatchFile(file)
      return module.siteCss(part)
    },
  }
}
