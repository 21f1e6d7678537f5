import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT_FILES = ['.css', '.js', '.json', '.svg', '.txt']
/** For smaller files, the response headers outweigh the savings of compression. */
const SMALLEST_BYTES = 512

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Writes `.br` and `.gz` files beside the built files, with maximum compression: once here instead of on each response.
 */
export function precompressPlugin(): Plugin {
  return {
    name: 'tuckling:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(files.filter(isText).map((file) => compressFile(join(dir, file))))
    },
  }
}

function isText(file: string): boolean {
  return TEXT_FILES.includes(extname(file))
}

async function compressFile(path: string): Promise<void> {
  if ((await stat(path)).size < SMALLEST_BYTES) return
  const content = await readFile(path)
  await Promise.all([
    compressBrotli(content).then((compressed) => writeFile(`${path}.br`, compressed)),
    compressGzip(content, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ])
}
