import { join, sep } from 'node:path'
import { projectRoot } from '#server/startup/project-root.ts'

/** The file of a worker thread that stands in `folder`: the built one beside the built server, else its source. */
export function workerFile(folder: string, name: string): string {
  const built = join(projectRoot(), 'dist', 'server')
  const isBuilt = `${folder}${sep}`.startsWith(built + sep)
  return isBuilt ? join(built, `${name}.js`) : join(folder, `${name}.ts`)
}
