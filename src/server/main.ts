export {}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old: this program needs Node 22.18 or newer (24 recommended).`,
  )
  process.exit(1)
}

// Reuses compiled code of the last startup if this folder is writable; a build empties it.
const { enableCompileCache } = await import('node:module')
enableCompileCache(`${import.meta.dirname}/.compiled`)

// Imported only now: native packages crash on older versions before they could report it.
const { start } = await import('#server/startup/start.ts')
await start()
