import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

export const inProject = (...parts) => join(projectRoot, ...parts)

/** Returns the search path without the project's own programs, which npm puts in front. */
export function systemPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.endsWith(join(sep, 'node_modules', '.bin'))).join(delimiter)
}
