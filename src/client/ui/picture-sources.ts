import widths from '#client/pictures/widths.json' with { type: 'json' }

const WIDTHS = new Map<string, number[]>(Object.entries(widths))
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

/** Returns the built sizes of our own pictures, and any other address unchanged. */
export function pictureSources(
  url: string | null | undefined,
  standsFor: 'articles' | 'products' = 'articles',
): PictureSources {
  const [, uploaded, mean] = UPLOADED.exec(url ?? '') ?? []
  if (uploaded)
    return {
      ...sourcesOfSizes(widths[standsFor], (width, format) => `/pictures/${uploaded}-${width}.${format}`),
      ground: `#${mean}`,
    }
  const [, name, kind] = OWN_PICTURE.exec(url ?? '') ?? []
  if (!name || !kind) return { src: url || PLACEHOLDER_URL }
  const sizes = WIDTHS.get(name.endsWith('-mobile') ? `${kind}-mobile` : kind) ?? WIDTHS.get(kind) ?? []
  return sourcesOfSizes(
    sizes,
    (width, format) => `/pictures/${__PICTURES_VERSION__}/${name}-${width}.${format}`,
  )
}

export function sourcesOfSizes(
  widths: readonly number[],
  address: (width: number, format: 'avif' | 'webp') => string,
): PictureSources {
  const set = (format: 'avif' | 'webp') =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ')
  return { src: address(widths[0] ?? 0, 'webp'), avif: set('avif'), webp: set('webp') }
}
