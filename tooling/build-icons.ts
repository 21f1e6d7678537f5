import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const projectRoot = join(import.meta.dirname, '..')
const master = join(projectRoot, 'src/client/brand/app-icon.svg')
const outputFolder = join(projectRoot, 'dist/icons')
const MASTER_WIDTH = 512
const CORNER = 0.22
const ICO_HEADER_BYTES = 22

/** Writes dist/icons: the app icon for tabs, home screens and app lists. Its margin suits every mask. */
export async function buildIcons(): Promise<void> {
  mkdirSync(outputFolder, { recursive: true })
  const write = (name: string, content: Buffer) => writeFileSync(join(outputFolder, name), content)
  write('icon-192.png', await rounded(192))
  write('icon-512.png', await rounded(512))
  write('icon-maskable-512.png', await square(512))
  write('apple-touch-icon.png', await square(180))
  write('favicon.ico', asIco(await rounded(32), 32))
}

function square(width: number): Promise<Buffer> {
  const density = (72 * Math.max(width, MASTER_WIDTH)) / MASTER_WIDTH
  return sharp(readFileSync(master), { density }).resize(width, width).png({ palette: true }).toBuffer()
}

async function rounded(width: number): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><rect width="${width}" height="${width}" rx="${width * CORNER}"/></svg>`
  return sharp(await square(width))
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

/** One PNG picture in the container that browsers ask for by name. */
function asIco(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(width, 6)
  header.writeUInt8(width, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(ICO_HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}
