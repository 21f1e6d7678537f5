import sharp from 'sharp'

/** A page as it was photographed: its place on the sheet, and what it is called when it looks different. */
export interface Photograph {
  name: string
  column: number
  row: number
  picture: Buffer
}

/** Position and width of each column, in pixels of the sheet. */
export interface Layout {
  columns: { left: number; width: number }[]
  rows: number
  /** Pixels of the sheet; longer pages are cut off. */
  rowHeight: number
  scale: number
}

const GROUND = '#7f7f7f'
const QUALITY = 80
/** Squares of the sheet are compared by their mean color: what is smaller than one hardly counts, as the edges of letters. */
const SQUARE = 4
/** Out of 255, in the channel that differs most. */
const DIFFERENT_BY = 20
/** How many squares of a photograph may differ. */
const TOLERATED = 2

export function layoutOf(
  widths: readonly number[],
  { rows, height, scale }: { rows: number; height: number; scale: number },
): Layout {
  const columns: Layout['columns'] = []
  let left = 0
  for (const width of widths) {
    // Whole squares, so that none shows two photographs.
    const columnWidth = Math.ceil(width / scale / SQUARE) * SQUARE
    columns.push({ left, width: columnWidth })
    left += columnWidth
  }
  return { columns, rows, rowHeight: Math.ceil(height / scale / SQUARE) * SQUARE, scale }
}

/** All photographs in small, as WebP. */
export async function makeSheet(photographs: Photograph[], layout: Layout): Promise<Buffer> {
  const small = await Promise.all(
    photographs.map(async ({ picture, column, row }) => {
      const { left = 0, width = 0 } = layout.columns[column] ?? {}
      const top = row * layout.rowHeight
      const reduced = await sharp(picture).resize({ width, kernel: 'lanczos3' }).toBuffer()
      const { height = 0 } = await sharp(reduced).metadata()
      const cut = await sharp(reduced)
        .extract({ left: 0, top: 0, width, height: Math.min(height, layout.rowHeight) })
        .toBuffer()
      return { input: cut, left, top }
    }),
  )
  const last = layout.columns.at(-1) ?? { left: 0, width: 0 }
  return sharp({
    create: {
      width: last.left + last.width,
      height: layout.rows * layout.rowHeight,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(small)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer()
}

/** Which photographs of two sheets differ, by how much, and from where on: `390 px dark: 12 squares, from 1240 px down`. */
export async function differences(before: Buffer, after: Buffer, photographs: Photograph[], layout: Layout) {
  const [stored, taken] = await Promise.all([squaresOf(before), squaresOf(after)])
  if (stored.width !== taken.width || stored.height !== taken.height) return ['the sheet has another size']
  const differing: string[] = []
  for (const { name, column, row } of photographs) {
    const { left = 0, width = 0 } = layout.columns[column] ?? {}
    const top = (row * layout.rowHeight) / SQUARE
    const bottom = top + layout.rowHeight / SQUARE
    const different: number[] = []
    for (let y = top; y < bottom; y++)
      for (let x = left / SQUARE; x < (left + width) / SQUARE; x++)
        if (isDifferent(stored, taken, y * stored.width + x)) different.push(y - top)
    const from = Math.round((different[0] ?? 0) * SQUARE * layout.scale)
    if (different.length > TOLERATED)
      differing.push(`${name}: ${different.length} squares, from ${from} px down`)
  }
  return differing
}

interface Squares {
  width: number
  height: number
  data: Buffer
}

async function squaresOf(sheet: Buffer): Promise<Squares> {
  const { width, height } = await sharp(sheet).metadata()
  const { data } = await sharp(sheet)
    .resize({ width: width / SQUARE, height: height / SQUARE, kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: width / SQUARE, height: height / SQUARE, data }
}

function isDifferent(one: Squares, other: Squares, at: number): boolean {
  return [0, 1, 2].some(
    (channel) =>
      Math.abs((one.data[at * 3 + channel] ?? 0) - (other.data[at * 3 + channel] ?? 0)) > DIFFERENT_BY,
  )
}

/** Both, one under the other. */
export async function oneAboveTheOther(before: Buffer, after: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(after).metadata()
  return sharp({ create: { width, height: height * 2, channels: 3, background: GROUND } })
    .composite([
      { input: await sharp(before).resize(width, height, { fit: 'fill' }).toBuffer(), left: 0, top: 0 },
      { input: after, left: 0, top: height },
    ])
    .webp({ quality: QUALITY })
    .toBuffer()
}
