import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { npm } from './npm.mjs'
import { inProject } from './paths.mjs'
import { StepError } from './run.mjs'

const NEEDED = [22, 18]
const { node: PINNED } = JSON.parse(readFileSync(new URL('pinned-node.json', import.meta.url), 'utf8'))
const INSTALLED_MAJOR = 24
const ownNode = inProject('node_modules/.bin/node')
const ownFolder = inProject('node_modules/.tuckling-node')

/** Provides Node for all later steps: the machine's own if new enough, else one inside node_modules. */
export const runtime = {
  message: `Installing Node ${INSTALLED_MAJOR} for this project (about 5 s) ...`,

  isReady() {
    return nodeProgram() !== undefined
  },

  async make() {
    const failure = `Tuckling needs Node ${NEEDED.join('.')} or newer, this is ${process.version}. Install Node ${INSTALLED_MAJOR} from https://nodejs.org`
    rmSync(ownFolder, { recursive: true, force: true })
    mkdirSync(ownFolder, { recursive: true })
    for (const [name, content] of Object.entries(pinnedInstallation(binaryPackage())))
      writeFileSync(join(ownFolder, name), JSON.stringify(content))
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--omit=', '--engine-strict=false']
    await npm(failure, ['ci', '--prefix', ownFolder, ...options])
    link(join(ownFolder, 'node_modules', binaryPackage(), 'bin/node'))
    if (!this.isReady()) throw new StepError(failure)
  },
}

/** npm puts node_modules/.bin first on the path of every script, so scripts need only this link. */
function link(program) {
  rmSync(ownNode, { force: true })
  mkdirSync(dirname(ownNode), { recursive: true })
  symlinkSync(relative(dirname(ownNode), program), ownNode)
}

/** Files that make npm install exactly one version, verified by its hash. */
function pinnedInstallation(name) {
  const pinned = PINNED[name]
  if (!pinned)
    throw new StepError(
      `Tuckling needs Node ${NEEDED.join('.')} or newer, this is ${process.version}. Install Node ${INSTALLED_MAJOR} from https://nodejs.org: none is pinned for this kind of machine (${name})`,
    )
  const dependencies = { [name]: pinned.version }
  const packages = { '': { dependencies }, [`node_modules/${name}`]: pinned }
  return {
    'package.json': { dependencies },
    'package-lock.json': { lockfileVersion: 3, requires: true, packages },
  }
}

function binaryPackage() {
  return `node-${process.platform}-${process.arch}`
}

export function nodeProgram() {
  if (isNewEnough(process.versions.node) && existsSync(process.execPath)) return process.execPath
  return existsSync(ownNode) && isNewEnough(ownVersion()) ? ownNode : undefined
}

export function typeScriptFlags() {
  const version = nodeProgram() === process.execPath ? process.versions.node : ownVersion()
  const [major, minor] = version.split('.').map(Number)
  return (major === 22 && minor < 18) || (major === 23 && minor < 6) ? ['--experimental-strip-types'] : []
}

function ownVersion() {
  const manifest = join(dirname(realpathSync(ownNode)), '../package.json')
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : '0.0.0'
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
}
