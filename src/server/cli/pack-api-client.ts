// npm run pack:client [-- FOLDER]: packs the typed client as a package of its own, compiled and with its types.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const projectRoot = join(import.meta.dirname, '../../..')
const built = join(projectRoot, 'dist/api-client')
const folder = resolve(process.argv[2] ?? '.')

const COMPILE = [
  join(projectRoot, 'node_modules/typescript/bin/tsc'),
  ...['--ignoreConfig', '--outDir', built, '--declaration', '--rewriteRelativeImportExtensions'],
  ...['--module', 'nodenext', '--target', 'es2022', '--lib', 'es2023,dom', '--strict'],
  join(projectRoot, 'src/shared/api-client.ts'),
]

rmSync(built, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
run(process.execPath, COMPILE)
writeFileSync(join(built, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
copyFileSync(join(projectRoot, 'LICENSE'), join(built, 'LICENSE'))
copyFileSync(join(projectRoot, 'docs/api.md'), join(built, 'README.md'))
run('npm', ['pack', built, '--pack-destination', folder])

function manifest() {
  const { name, version, license, engines } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  )
  return {
    name,
    version,
    license,
    description: 'The typed client of a Tuckling shop',
    type: 'module',
    engines,
    exports: { './api': { types: './api-client.d.ts', default: './api-client.js' } },
    files: ['*.js', '*.d.ts'],
  }
}

function run(command: string, args: string[]) {
  const { status } = spawnSync(command, args, { cwd: projectRoot, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
