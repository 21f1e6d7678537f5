import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { projectRoot } from '#server/config/project-root.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_DAY = 'public, max-age=86400'

export function staticFiles() {
  const root = projectRoot()
  const files = new Hono()
  const folder = (path: string, cacheControl: string, rewriteRequestPath?: (path: string) => string) =>
    serveStatic({
      root: relative(process.cwd(), join(root, path)) || '.',
      precompressed: true,
      ...(rewriteRequestPath && { rewriteRequestPath }),
      onFound: (_, c) => c.header('Cache-Control', cacheControl),
    })
  files.use('/assets/*', folder('dist/client', IMMUTABLE))
  files.use('/pictures/*', folder('dist', IMMUTABLE))
  files.use('/images/*', folder('dist/client', ONE_DAY))
  files.use(
    '/images/*',
    folder('src/client/pictures', ONE_DAY, (path) => path.replace(/^\/images/, '')),
  )
  for (const name of ['/favicon.svg', '/third-party-notices.txt']) {
    files.use(name, folder('dist/client', ONE_DAY))
  }
  files.use('/icons/*', folder('dist', ONE_DAY))
  for (const name of ['/favicon.ico', '/apple-touch-icon.png']) files.use(name, folder('dist/icons', ONE_DAY))
  return files
}
