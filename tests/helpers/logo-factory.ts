import sharp from 'sharp'

/** How wide a wide logo is kept. */
export const MAX_LOGO_WIDTH = 640

/** Letters without a ground, six times as wide as high. */
export function wordmark({ ink = '#1b1464', width = 1200, margin = 0 } = {}): Promise<Buffer> {
  const strokes = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (at) => `<rect x="${at * 70}" width="${at % 2 ? 20 : 40}" height="100" fill="${ink}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 6}" viewBox="0 0 600 100">${strokes.join('')}</svg>`
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(Buffer.from(svg))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer()
}
