import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import * as en from '../src/shared/messages/en.ts'
import * as sv from '../src/shared/messages/sv.ts'

/** English is built into the scripts themselves, each other language into a copy. */
const COPIES: Record<string, Record<string, string>> = { sv }
const MESSAGES = /\/src\/shared\/messages\/messages\.ts$/
const NAMES = 'tuckling:message-names'
const TOKEN = /@@(\w+)@@/g

/**
 * Builds the scripts in every language; each contains only the texts that it uses. The bundler inlines the names of
 * texts, which texts replace here. Copies in other languages have a folder of their own: `/assets/sv/x.js`.
 */
export function languagesPlugin(): Plugin {
  return {
    name: 'tuckling:languages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: /^tuckling:message-names$/ }, handler: () => `\0${NAMES}` },
    load: {
      filter: { id: [MESSAGES, /tuckling:message-names$/] },
      handler: (id) => (MESSAGES.test(id) ? `export * as m from '${NAMES}'` : namesOfTexts()),
    },
    // A changed text changes the names of files, which browsers keep for ever.
    augmentChunkHash: () =>
      createHash('sha256')
        .update(JSON.stringify([en, COPIES]))
        .digest('hex'),
    generateBundle: {
      // After Vite has replaced its own names.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { code, fileName } = chunk
          for (const [language, texts] of Object.entries(COPIES))
            this.emitFile({
              type: 'asset',
              fileName: fileName.replace('assets/', `assets/${language}/`),
              source: withTexts(code, texts),
            })
          chunk.code = withTexts(code, en)
        }
      },
    },
  }
}

function namesOfTexts(): string {
  return Object.keys(en)
    .map((name) => `export const ${name} = '@@${name}@@'`)
    .join('\n')
}

/** Replaces each name inside a literal, whichever its quotes are. */
function withTexts(code: string, texts: Readonly<Record<string, string>>): string {
  return code.replace(TOKEN, (whole, name) => texts[name]?.replace(/["'`\\]|\$(?=\{)/g, '\\$&') ?? whole)
}
