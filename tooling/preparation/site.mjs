import { existsSync } from 'node:fs'
import { inProject } from './paths.mjs'
import { run } from './run.mjs'
import { nodeProgram, typeScriptFlags } from './runtime.mjs'
import { Stamp } from './stamp.mjs'

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

/** A step whose result stays valid until one of its source files changes. */
function stampedStep({ message, stamp, result, work }) {
  return {
    message,

    isReady() {
      return existsSync(inProject(result)) && stamp.isCurrent()
    },

    async make() {
      stamp.clear()
      const taken = stamp.take()
      await work()
      stamp.write(taken)
    },
  }
}

export const pictures = stampedStep({
  message: 'Preparing the pictures (about 10 s) ...',
  stamp: new Stamp('dist/pictures/.stamp', pictureSources),
  result: 'dist/pictures',
  work() {
    const script = [...typeScriptFlags(), inProject('tooling/build-pictures.ts')]
    return run('The pictures could not be prepared.', nodeProgram(), script)
  },
})

export const build = stampedStep({
  message: 'Building the site (about 15 s) ...',
  stamp: new Stamp('dist/.stamp', siteSources),
  result: 'dist/server/main.js',
  work() {
    const script = [inProject('node_modules/vite/bin/vite.js'), 'build', '--app']
    return run('The site could not be built.', nodeProgram(), script, { env: { NODE_ENV: 'production' } })
  },
})
