import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '#server/config/project-root.ts'

const manifest = z.object({ version: z.string() })
let program: string | undefined

export function versionsOf() {
  program ??= manifest.parse(JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))).version
  return { program, node: process.versions.node }
}
