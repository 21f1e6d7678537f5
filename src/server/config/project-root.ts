import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Returns the folder with package.json, from the source tree or the built bundle. */
export function projectRoot(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from) throw new Error('package.json not found above the program')
  return projectRoot(parent)
}
