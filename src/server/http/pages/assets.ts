import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import { StartupError } from '#server/config/startup-error.ts'
import type { Language } from '#shared/messages/languages.ts'
import type { Assets } from '#shared/site/assets.ts'

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
}

type Manifest = Record<string, Chunk>

const ENTRY = 'src/client/entry-client.tsx'
/** The bundler's name for the sheets that end in `.late.css.ts`. */
const DEFERRED_STYLES = '/assets/late-'
const ROUTE_FILE = /^src\/client\/routes\/(.+?)\.tsx\?tsr-split=component(?:---loader)?$/

function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(join(projectRoot(), 'dist/client/.vite/manifest.json'), 'utf8'))
  } catch {
    throw new StartupError('dist/client is missing: build the site with npm run build')
  }
}

export function builtAssets(): Assets {
  const manifest = readManifest()
  const entry = manifest[ENTRY]
  if (!entry) throw new StartupError('dist/client has no entry: build the site with npm run build')
  const needed = chunksOf(manifest, entry)
  const routes = Object.entries(manifest).flatMap(([key, chunk]) => {
    const file = ROUTE_FILE.exec(key)?.[1]
    if (!file) return []
    const chunks = chunksOf(manifest, chunk).filter((candidate) => !needed.includes(candidate))
    return [[routeId(file), { scripts: addresses(chunks, 'file'), styles: firstSheets(chunks) }]]
  })
  return {
    entry: `/${entry.file}`,
    styles: firstSheets(needed),
    deferredStyles: addresses(needed, 'css').filter(isDeferred),
    fonts: addresses(needed, 'assets').filter((file) => file.endsWith('.woff2')),
    routes: {
      ...Object.fromEntries(routes),
      __root__: { scripts: addresses(needed, 'file').slice(1), styles: [] },
    },
  }
}

/** Scripts of other languages than English are copies in folders of their own (`tooling/languages-plugin.ts`). */
export function assetsByLanguage(assets: Assets): Record<Language, Assets> {
  return { en: assets, sv: assetsIn('sv', assets) }
}

function assetsIn(language: Language, assets: Assets): Assets {
  const copyOf = (script: string) => script.replace(/^\/assets\//, `/assets/${language}/`)
  const routes = Object.entries(assets.routes).map(([id, { scripts, styles }]) => [
    id,
    { scripts: scripts.map(copyOf), styles },
  ])
  return { ...assets, entry: copyOf(assets.entry), routes: Object.fromEntries(routes) }
}

/** `products.$product` -> `/products/$product`; `products.index` -> `/products/` */
function routeId(file: string): string {
  return `/${file.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}

function chunksOf(manifest: Manifest, chunk: Chunk | undefined): Chunk[] {
  const collected = new Set<Chunk>()
  function add(one: Chunk | undefined) {
    if (!one || collected.has(one)) return
    collected.add(one)
    for (const key of one.imports ?? []) add(manifest[key])
  }
  add(chunk)
  return [...collected]
}

function firstSheets(chunks: Chunk[]): string[] {
  return addresses(chunks, 'css').filter((address) => !isDeferred(address))
}

function isDeferred(address: string): boolean {
  return address.startsWith(DEFERRED_STYLES)
}

function addresses(chunks: Chunk[], part: 'file' | 'css' | 'assets'): string[] {
  return [...new Set(chunks.flatMap((chunk) => chunk[part] ?? []))].map((file) => `/${file}`)
}
