import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const picturesFolder = join(import.meta.dirname, '../src/client/pictures')

export const pictureFormats = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80, effort: 4, smartSubsample: true },
} as const

export type Master = { name: string; content: Buffer; widths: number[] }

export function readMasters(): Master[] {
  const widths: Record<string, number[]> = JSON.parse(
    readFileSync(join(picturesFolder, 'widths.json'), 'utf8'),
  )
  return readdirSync(picturesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map((file) => {
      const name = file.replaceAll('\\', '/').slice(0, -'.webp'.length)
      const path = join(picturesFolder, file)
      return { name, content: readFileSync(path), widths: widthsOf(name, widths) }
    })
}

function widthsOf(name: string, widths: Record<string, number[]>): number[] {
  const kind = name.split('/')[0]
  const narrow = name.endsWith('-mobile') ? widths[`${kind}-mobile`] : undefined
  const pictureWidths = narrow ?? widths[`${kind}`]
  if (!pictureWidths) throw new Error(`src/client/pictures/widths.json has no widths for ${name}`)
  return pictureWidths
}

/** Part of every picture's address: changes with any master, width or format setting. */
export function picturesVersion(masters = readMasters()): string {
  const hash = createHash('sha256').update(JSON.stringify(pictureFormats))
  for (const { name, content, widths } of masters) hash.update(JSON.stringify([name, widths])).update(content)
  return hash.digest('hex').slice(0, 10)
}
