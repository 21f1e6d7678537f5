// Prepares a checkout for a script: node tooling/prepare.mjs [pictures] [build] [browser]. Plain JavaScript for Node 18
// or newer: it runs before the packages and the right Node are there.
import { browser } from '#tooling/preparation/browser.mjs'
import { packages, runtime } from '#tooling/preparation/installed.mjs'
import { withLock } from '#tooling/preparation/lock.mjs'
import { StepError, stopRunning } from '#tooling/preparation/run.mjs'
import { build, pictures } from '#tooling/preparation/site.mjs'

const stepsOf = { pictures: [pictures], build: [pictures, build], browser: [browser] }

async function prepare(names) {
  const unknown = names.find((name) => !stepsOf[name])
  if (unknown) throw new StepError(`Unknown step ${unknown}: choose from ${Object.keys(stepsOf).join(', ')}.`)
  const steps = [...new Set([packages, runtime, ...names.flatMap((name) => stepsOf[name])])]
  if (await areReady(steps)) return
  await withLock(() => makeMissing(steps))
}

async function areReady(steps) {
  for (const step of steps) if (!(await step.isReady())) return false
  return true
}

async function makeMissing(steps) {
  for (const step of steps) {
    if (await step.isReady()) continue
    console.log(step.message)
    await step.make()
  }
}

function stop(code) {
  stopRunning()
  process.exit(code)
}

process.on('SIGINT', () => stop(130))
process.on('SIGTERM', () => stop(143))

try {
  await prepare(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StepError)) throw error
  if (error.output) console.error(error.output)
  console.error(error.message)
  process.exitCode = 1
}
