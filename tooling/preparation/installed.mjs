import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { inProject, projectRoot, run, StepError } from './run.mjs'

const ownNode = inProject('node_modules/.bin/node')
const pinnedNode = 'tooling/node/node_modules/.bin/node'

export const packages = {
  message: 'Installing packages (about 20 s) ...',

  /** Accepts a manual npm ci or npm install, too, if it matches the lock exactly. */
  isReady() {
    const installed = readPackages('node_modules/.package-lock.json')
    if (!installed) return false
    return Object.entries(readPackages('package-lock.json')).every(([path, { version, optional }]) => {
      if (path === '') return true
      if (!installed[path]) return optional === true
      return installed[path].version === version && existsSync(inProject(path))
    })
  },

  make() {
    return install('.', 'The packages could not be installed.')
  },
}

/** Provides Node for all later steps: the machine's own if it runs TypeScript, else one inside the project. */
export const runtime = {
  message: 'Installing Node 24 for this project (about 5 s) ...',

  isReady() {
    return nodeProgram() !== undefined
  },

  /** Links the program into node_modules/.bin, which npm puts first on the path of every script. */
  async make() {
    const failure = `Tuckling needs Node 22.18 or newer, this is ${process.version}. Install Node 24 from https://nodejs.org`
    await install('tooling/node', failure)
    if (!existsSync(inProject(pinnedNode))) throw new StepError(failure)
    rmSync(ownNode, { force: true })
    symlinkSync(`../../${pinnedNode}`, ownNode)
  },
}

/** npm ci removes the link that led to a Node of the project, so only the machine's own is sure to stay. */
export function nodeProgram() {
  const isProjects = process.execPath.startsWith(projectRoot)
  if (process.features.typescript && !isProjects) return process.execPath
  return existsSync(ownNode) ? ownNode : undefined
}

function readPackages(file) {
  return existsSync(inProject(file)) && JSON.parse(readFileSync(inProject(file), 'utf8')).packages
}

function install(folder, failure) {
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier']
  const fast = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  const all = ['--ignore-scripts', '--include=dev', '--include=optional', '--engine-strict=false']
  return run(failure, 'npm', ['ci', '--prefix', folder, ...quiet, ...fast, ...all])
}
