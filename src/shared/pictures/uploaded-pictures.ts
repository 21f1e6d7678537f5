/** What an upload is to become. */
export const PICTURE_KINDS = ['cover', 'category', 'logo', 'icon'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

export const PICTURE_MAX_BYTES = 12 * 1024 ** 2
export const PICTURE_TOO_LARGE = 'A picture is at most 12 MB. Please choose a smaller one.'
/** What the file chooser offers; the server looks at the bytes themselves. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** As wide as those of our own articles (client/pictures/widths.json). */
export const COVER_WIDTHS = [640, 1000] as const
/** Of the place of a cover in cards and on its page: its width by its height. */
export const COVER_RATIO = 1.6
/** As wide as those of our own products, which stand on the tiles of categories. */
export const CATEGORY_WIDTHS = [400, 800] as const
/** Of app lists and home screens. */
export const ICON_WIDTHS = [180, 192, 512] as const

/** What is kept of a picture: the one that all others are made of, and those that pages show. */
export const MASTER_FILE = 'master.webp'
/** For mail programs, which know no WebP. */
export const LOGO_PNG = 'logo.png'
export const FAVICON_FILE = 'favicon.ico'
/** For phones that cut their own shape out of it. */
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
  /** Hash of what it shows, a hyphen, and its mean color, or the shape of a logo. */
  id: string
  file: string
  type: string
}

const UPLOADED = 'uploaded/'
const NAME = /^uploaded\/([a-f0-9]{20}-[a-f0-9]{6})$/
const SIZE = /^\/pictures\/uploaded\/([a-f0-9]{20}-[a-f0-9]{6})-(\w{1,8}\.[a-z]{3,4})$/
const WHOLE = /^\/images\/(uploaded\/[a-f0-9]{20}-[a-f0-9]{6})\.webp$/

/** How articles, categories and settings name a picture that was uploaded. */
export function uploadedPictureName(id: string): string {
  return `${UPLOADED}${id}`
}

/** The id in such a name; undefined for the site's own pictures. */
export function uploadedPictureId(name: string): string | undefined {
  return NAME.exec(name)?.[1]
}

export function isUploadedPicture(name: string): boolean {
  return name.startsWith(UPLOADED)
}

/** The name in `/images/uploaded/….webp`, the address by which pages and machines know it. */
export function uploadedPictureAt(address: string): string | undefined {
  return WHOLE.exec(address)?.[1]
}

/** Where one file of the picture is. */
export function uploadedFile(name: string, file: string): string {
  return `/pictures/${name}-${file}`
}

/** Where one of its sizes is. What is there never changes. */
export function parseUploadedPictureAddress(path: string): UploadedPictureAddress | undefined {
  const whole = uploadedPictureAt(path)
  const [, id, file] = whole ? [path, uploadedPictureId(whole), MASTER_FILE] : (SIZE.exec(path) ?? [])
  if (!id || !file || !FILES.has(file)) return undefined
  return { id, file, type: typeOf(file.slice(file.indexOf('.') + 1)) }
}

function typeOf(extension: string): string {
  return extension === 'ico' ? 'image/x-icon' : `image/${extension}`
}
