import widths from '#client/pictures/widths.json' with { type: 'json' }

const PLACEHOLDER_URL = '/images/placeholder.svg'
export const IMAGE_ERROR_URL = '/images/image-error.svg'

const OWN_PICTURE = /^\/images\/((products|articles|heroes|avatars|scenes)\/[\w-]+)\.webp$/
/** Named after the picture's content, including its mean color. */
const UPLOADED = /^\/images\/(uploaded\/\w+-([a-f0-9]{6}))\.webp$/

export interface PictureSources {
  src: string
  avif?: string
  webp?: string
  ground?: string | undefined
  /** The whole picture is visible, as nobody chose a crop. */
  isUncropped?: boolean
}

function widthsOf(kind: string): number[] | undefined {
  return new Map<string, number[]>(Object.entries(widths)).get(kind)
}

/**
 * Returns the built sizes of one of our own pictures, or else the address unchanged. A missing picture becomes the
 * placeholder. Uploaded pictures have the same widths as the built-in ones they replace.
 */
export function pictureSources(
  url: string | null | undefined,
  standsFor: 'articles' | 'products' = 'articles',
): PictureSources {
  const [, uploaded, mean] = UPLOADED.exec(url ?? '') ?? []
  if (uploaded) return uploadedSources(uploaded, `#${mean}`, widths[standsFor])
  const [, name, kind] = OWN_PICTURE.exec(url ?? '') ?? []
  if (!name || !kind) return { src: url || PLACEHOLDER_URL }
  const sizes = widthsOf(name.endsWith('-mobile') ? `${kind}-mobile` : kind) ?? widthsOf(kind) ?? []
  const built = (width: number, format: string) =>
    `/pictures/${__PICTURES_VERSION__}/${name}-${width}.${format}`
  const set = (format: string) => sizes.map((width) => `${built(width, format)} ${width}w`).join(', ')
  return { src: built(sizes[0] ?? 0, 'webp'), avif: set('avif'), webp: set('webp') }
}

/** The address is its own version. */
function uploadedSources(name: string, ground: string, sizes: readonly number[]): PictureSources {
  const made = (width: number, format: string) => `/pictures/${name}-${width}.${format}`
  const set = (format: string) => sizes.map((width) => `${made(width, format)} ${width}w`).join(', ')
  return { src: made(sizes[0] ?? 0, 'webp'), avif: set('avif'), webp: set('webp'), ground }
}
