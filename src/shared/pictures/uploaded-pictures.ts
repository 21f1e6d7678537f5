export const PICTURE_KINDS = ['cover', 'category', 'logo', 'icon'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export const PICTURE_MAX_BYTES = 12 * 1024 ** 2
export const PICTURE_TOO_LARGE = 'A picture can be at most 12 MB. Please choose a smaller one.'
/** Offered by the file chooser; the server inspects the bytes themselves. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The same widths as our own articles (client/pictures/widths.json). */
export const COVER_WIDTHS = [640, 1000] as const
/** Width divided by height, in cards and on the article's page. */
export const COVER_RATIO = 1.6
/** The same widths as our own product pictures, which appear on category tiles. */
export const CATEGORY_WIDTHS = [400, 800] as const
export const ICON_WIDTHS = [180, 192, 512] as const

/** The picture from which all other sizes are made. */
export const MASTER_FILE = 'master.webp'
/** For mail programs, which do not support WebP. */
export const LOGO_PNG = 'logo.png'
export const FAVICON_FILE = 'favicon.ico'
/** For phones that crop icons to their own shape. */
export const MASKABLE_FILE = 'maskable.png'

const inBoth = (width: number) => [`${width}.avif`, `${width}.webp`]
const FILES = new Set([
  MASTER_FILE,
  ...COVER_WIDTHS.flatMap(inBoth),
  ...CATEGORY_WIDTHS.flatMap(inBoth),
  ...ICON_WIDTHS.map((width) => `${width}.png`),
  LOGO_PNG,
  FAVICON_FILE,
  MASKABLE_FILE,
])

interface UploadedPictureAddress {
  /** A hash of the content, a hyphen, and the mean color or the logo's shape. */
  id: string
  file: string
  type: string
}

const UPLOADED = 'uploaded/'
const NAME = /^uploaded\/([a-f0-9]{20}-[a-f0-9]{6})$/
const SIZE = /^\/pictures\/uploaded\/([a-f0-9]{20}-[a-f0-9]{6})-(\w{1,8}\.[a-z]{3,4})$/
const WHOLE = /^\/images\/(uploaded\/[a-f0-9]{20}-[a-f0-9]{6})\.webp$/

export function uploadedPictureName(id: string): string {
  return `${UPLOADED}${id}`
}

/** Returns the id; undefined for the site's own pictures. */
export function uploadedPictureId(name: string): string | undefined {
  return NAME.exec(name)?.[1]
}

export function isUploadedPicture(name: string): boolean {
  return name.startsWith(UPLOADED)
}

export function uploadedPictureAt(address: string): string | undefined {
  return WHOLE.exec(address)?.[1]
}

export function uploadedFile(name: string, file: string): string {
  return `/pictures/${name}-${file}`
}

/** Parses the address of one size of a picture. The content at such an address never changes. */
export function parseUploadedPictureAddress(path: string): UploadedPictureAddress | undefined {
  const whole = uploadedPictureAt(path)
  const [, id, file] = whole ? [path, uploadedPictureId(whole), MASTER_FILE] : (SIZE.exec(path) ?? [])
  if (!id || !file || !FILES.has(file)) return undefined
  return { id, file, type: typeOf(file.slice(file.indexOf('.') + 1)) }
}

function typeOf(extension: string): string {
  return extension === 'ico' ? 'image/x-icon' : `image/${extension}`
}
