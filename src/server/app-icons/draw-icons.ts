import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '#server/config/project-root.ts'
import { loadSharp } from '#server/integrations/load-sharp.ts'
import { icoFile } from '#server/integrations/picture-making/ico-file.ts'
import { brandPalette } from '#shared/site/brand-palette.ts'

const MASTER_WIDTH = 512
const CORNER = 0.22

/** The icons for tabs, home screens and app lists, by address. The margin of the master suits every mask. */
const MAKERS = {
  '/icons/icon-192.png': (master: Buffer) => rounded(master, 192),
  '/icons/icon-512.png': (master: Buffer) => rounded(master, 512),
  '/icons/icon-maskable-512.png': (master: Buffer) => square(master, 512),
  '/apple-touch-icon.png': (master: Buffer) => square(master, 180),
  '/favicon.ico': async (master: Buffer) => icoFile([{ width: 32, png: await rounded(master, 32) }]),
}

export type IconAddress = keyof typeof MAKERS

export const ICON_ADDRESSES = Object.keys(MAKERS) as IconAddress[]

export async function makeIcon(address: IconAddress, accent?: string): Promise<Buffer> {
  return MAKERS[address](Buffer.from(await inAccent('src/client/brand/app-icon.svg', accent)))
}

export function makeVectorIcon(accent: string): Promise<string> {
  return inAccent('src/client/public/favicon.svg', accent)
}

async function inAccent(file: string, accent: string | undefined): Promise<string> {
  const [own, chosen] = [brandPalette(undefined).solid, brandPalette(accent).solid]
  const drawing = await readFile(join(projectRoot(), file), 'utf8')
  return drawing.replaceAll(own[0], chosen[0]).replaceAll(own[1], chosen[1])
}

async function square(master: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const density = (72 * Math.max(width, MASTER_WIDTH)) / MASTER_WIDTH
  return sharp(master, { density }).resize(width, width).png({ palette: true }).toBuffer()
}

async function rounded(master: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="${width}" height="${width}" rx="${width * CORNER}"/></svg>`
  return sharp(await square(master, width))
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
