import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ICON_ADDRESSES, makeIcon } from '#server/app-icons/draw-icons.ts'

const outputFolder = join(import.meta.dirname, '../dist/icons')

/** Writes dist/icons in the site's own color; a shop with an accent color draws its own. */
export async function buildIcons(): Promise<void> {
  mkdirSync(outputFolder, { recursive: true })
  for (const address of ICON_ADDRESSES)
    writeFileSync(join(outputFolder, basename(address)), await makeIcon(address))
}
