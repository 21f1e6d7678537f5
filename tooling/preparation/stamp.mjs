import { createHash } from 'node:crypto'
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './paths.mjs'

/** Files that the build writes or leaves out. */
const NOT_BUILT = /\.gen\.ts$|\.test\.tsx?$/

/**
 * Records the inputs of a result. Checks sizes and times first, within milliseconds. If they differ, the contents
 * decide, so a fresh checkout of the same files rebuilds nothing.
 */
export class Stamp {
  constructor(file, inputs) {
    this.file = inProject(file)
    this.inputs = inputs
  }

  isCurrent() {
    const saved = this.read()
    if (!saved) return false
    const now = this.files()
    if (saved.listing === listing(now)) return true
    if (saved.contents !== contents(now)) return false
    this.write({ ...saved, listing: listing(now) })
    return true
  }

  /** Taken before the work begins: changes during the work count as not yet done. */
  take() {
    const files = this.files()
    return { listing: listing(files), contents: contents(files) }
  }

  clear() {
    rmSync(this.file, { force: true })
  }

  write(value) {
    mkdirSync(dirname(this.file), { recursive: true })
    writeFileSync(this.file, JSON.stringify(value))
  }

  read() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'))
    } catch {
      return undefined
    }
  }

  files() {
    return this.inputs.flatMap(filesBelow)
  }
}

function filesBelow(path) {
  const stats = lstatSync(inProject(path), { throwIfNoEntry: false })
  if (!stats || NOT_BUILT.test(path)) return []
  if (!stats.isDirectory()) return [{ path, size: stats.size, time: stats.mtimeMs }]
  const names = readdirSync(inProject(path)).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}

function listing(files) {
  return digest(files.map(({ path, size, time }) => `${path} ${size} ${time}`))
}

function contents(files) {
  return digest(files.map(({ path }) => `${path} ${digest([readFileSync(inProject(path))])}`))
}

function digest(parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}
