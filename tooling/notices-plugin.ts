import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const NOTICES = 'third-party-notices.txt'

/** Reach the browser as files and styles, so `build.license`, which reads modules, does not see them. */
const BESIDE_MODULES = {
  Figtree: 'node_modules/@fontsource-variable/figtree/LICENSE',
  'Bricolage Grotesque': 'node_modules/@fontsource/bricolage-grotesque/LICENSE',
  Lucide: 'tooling/lucide-license.txt',
}

/** Adds fonts and icons to the licenses of the browser's packages. */
export function noticesPlugin(): Plugin {
  return {
    name: 'tuckling:notices',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle({ dir = '' }) {
      for (const [name, file] of Object.entries(BESIDE_MODULES)) {
        appendFileSync(join(dir, NOTICES), `\n## ${name}\n\n${readFileSync(file, 'utf8').trim()}\n`)
      }
    },
  }
}
