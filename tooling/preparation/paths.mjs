import { delimiter, dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

export const inProject = (...parts) => join(projectRoot, ...parts)

/** The search path as it was before npm put the project's own programs in front. */
export function systemPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.filter((folder) => !folder.endsWith(join(sep, 'node_modules', '.bin'))).join(delimiter)
}
