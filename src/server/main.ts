export {}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 14)) {
  console.error(
    `Node ${process.versions.node} is too old: this program needs Node 22.14 or newer (24 recommended).`,
  )
  process.exit(1)
}

// What was compiled for one start is there for the next, where this folder may be written to; a build empties it.
const { enableCompileCache } = await import('node:module')
enableCompileCache(`${import.meta.dirname}/.compiled`)

// Only now: native packages crash on older versions before they could say so.
const { start } = await import('#server/startup/start.ts')
await start()
