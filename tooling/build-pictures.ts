import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { buildIcons } from './build-icons.ts'
import { buildStandIns } from './build-stand-ins.ts'
import { type Master, pictureFormats, picturesVersion, readMasters } from './pictures-version.ts'

type Format = keyof typeof pictureFormats
const projectRoot = join(import.meta.dirname, '..')
const cacheFolder = join(projectRoot, 'node_modules/.cache/tuckling/pictures')
const outputFolder = join(projectRoot, 'dist/pictures')

/** Writes dist/pictures/<version>/<name>-<width>.{avif,webp}; computes only what the cache lacks. */
async function buildPictures(): Promise<void> {
  const masters = readMasters()
  const version = picturesVersion(masters)
  const unfinished = join(outputFolder, `${version}.unfinished`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(cacheFolder, { recursive: true })
  await Promise.all(masters.map((master) => buildSizes(master, unfinished)))
  for (const older of readdirSync(outputFolder)) {
    if (join(outputFolder, older) !== unfinished) rmSync(join(outputFolder, older), { recursive: true })
  }
  renameSync(unfinished, join(outputFolder, version))
}

async function buildSizes(master: Master, folder: string): Promise<void> {
  mkdirSync(dirname(join(folder, master.name)), { recursive: true })
  for (const width of master.widths) {
    for (const format of ['avif', 'webp'] as const) {
      const cached = await cachedPicture(master, width, format)
      copyFileSync(cached, join(folder, `${master.name}-${width}.${format}`))
    }
  }
}

async function cachedPicture(master: Master, width: number, format: Format): Promise<string> {
  const settings = JSON.stringify([width, format, pictureFormats[format]])
  const key = createHash('sha256').update(settings).update(master.content).digest('hex').slice(0, 32)
  const cached = join(cacheFolder, `${key}.${format}`)
  if (existsSync(cached)) return cached
  const unfinished = `${cached}.${process.pid}`
  const picture = sharp(master.content).resize({ width, withoutEnlargement: true })
  await picture.toFormat(format, pictureFormats[format]).toFile(unfinished)
  renameSync(unfinished, cached)
  return cached
}

await buildPictures()
await buildIcons()
buildStandIns()
