import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { inProject } from './paths.mjs'

const stampFile = inProject('node_modules/.tuckling-lock')

export const packages = {
  message: 'Installing packages (about 20 s) ...',

  isReady() {
    return read(stampFile) === lockHash() || adopt()
  },

  async make() {
    rmSync(stampFile, { force: true })
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--engine-strict=false']
    await npm('The packages could not be installed.', ['ci', '--prefer-offline', ...options])
    writeFileSync(stampFile, lockHash())
  },
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex')
}

/** Accepts the result of a manual npm ci or npm install if it matches the lock exactly. */
function adopt() {
  const installed = readPackages('node_modules/.package-lock.json')
  if (!installed) return false
  const locked = Object.entries(readPackages('package-lock.json') ?? {}).filter(([path]) => path !== '')
  const complete = locked.every(([path, { version, optional }]) => {
    if (!installed[path]) return optional === true
    return installed[path].version === version && existsSync(inProject(path))
  })
  if (complete) writeFileSync(stampFile, lockHash())
  return complete
}

function readPackages(file) {
  const text = read(inProject(file))
  return text && JSON.parse(text).packages
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
