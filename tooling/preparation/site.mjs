import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { nodeProgram } from './installed.mjs'
import { inProject, run } from './run.mjs'

const pictureSources = [
  'src/client/pictures',
  'src/client/brand/app-icon.svg',
  'tooling/build-icons.ts',
  'src/server/app-icons/draw-icons.ts',
  'src/server/integrations/picture-making/ico-file.ts',
  'src/shared/site/brand-palette.ts',
  'tooling/build-pictures.ts',
  'tooling/build-stand-ins.ts',
  'src/client/public/images/image-error.svg',
  'src/shared/products/categories.ts',
  'src/shared/pictures/remote-pictures.ts',
  'tooling/pictures-version.ts',
]
const siteSources = ['src', 'tooling', 'drizzle', 'vite.config.ts', 'package.json', 'package-lock.json']
/** Files that the build writes or leaves out, and packages. */
const NOT_BUILT = /\.gen\.ts$|\.test\.tsx?$|node_modules$/

export const pictures = builtStep({
  message: 'Preparing the pictures (about 10 s) ...',
  sources: pictureSources,
  stamp: 'dist/pictures/.stamp',
  work: () => run('The pictures could not be prepared.', nodeProgram(), ['tooling/build-pictures.ts']),
})

export const build = builtStep({
  message: 'Building the site (about 15 s) ...',
  sources: siteSources,
  stamp: 'dist/server/.stamp',
  work: () =>
    run('The site could not be built.', nodeProgram(), ['node_modules/vite/bin/vite.js', 'build', '--app'], {
      env: { NODE_ENV: 'production' },
    }),
})

/** A step whose result, with the stamp in it, stays valid until the contents of one of its sources change. */
function builtStep({ message, sources, stamp, work }) {
  const file = inProject(stamp)
  return {
    message,

    isReady() {
      return existsSync(file) && readFileSync(file, 'utf8') === hashOf(sources)
    },

    /** Takes the hash before the work begins: changes during the work count as not yet done. */
    async make() {
      rmSync(file, { force: true })
      const hash = hashOf(sources)
      await work()
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, hash)
    },
  }
}

function hashOf(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesBelow))
    hash.update(`\n${path}\n`).update(readFileSync(inProject(path)))
  return hash.digest('hex')
}

function filesBelow(path) {
  const stats = lstatSync(inProject(path), { throwIfNoEntry: false })
  if (!stats || NOT_BUILT.test(path)) return []
  if (!stats.isDirectory()) return [path]
  const names = readdirSync(inProject(path)).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}
