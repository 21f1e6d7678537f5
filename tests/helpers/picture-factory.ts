import sharp from 'sharp'

/** A scene with a bright circle, so that a crop has something to look at. */
export function drawnPicture(width: number, height: number, color = '#c2410c') {
  const radius = Math.min(width, height) / 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="${width / 2}" cy="${height / 2}" r="${radius}" fill="#fde68a"/></svg>`
  return sharp(Buffer.from(svg))
}

export function jpegPicture(width = 1800, height = 1200, color?: string): Promise<Buffer> {
  return drawnPicture(width, height, color).jpeg().toBuffer()
}
