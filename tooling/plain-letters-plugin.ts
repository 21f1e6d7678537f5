import type { Plugin } from 'vite'

const OTHER_LETTERS = /[^\0-\x7f]/g

/**
 * Writes every letter beyond ASCII in the server's files as its escape: Node keeps a text with a single one of them in twice
 * the memory. `String.raw` stands for the sources of regular expressions here, which read an escape as its letter.
 */
export function plainLettersPlugin(): Plugin {
  return {
    name: 'tuckling:plain-letters',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replace(OTHER_LETTERS, escapeOf)
    },
  }
}

/** Of one of the two halves of a letter too, which is how a string without flags reads it. */
function escapeOf(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
