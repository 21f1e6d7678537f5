import widths from '#client/pictures/widths.json' with { type: 'json' }

const PLACEHOLDER_URL = '/images/placeholder.svg'
export const IMAGE_ERROR_URL = '/images/image-error.svg'

const OWN_PICTURE = /^\/images\/((products|articles|heroes|avatars|scenes)\/[\w-]+)\.webp$/
/** Named after what it shows; its mean color is a part of that. */
const UPLOADED = /^\/images\/(uploaded\/\w+-([a-f0-9]{6}))\.webp$/

export interface PictureSources {
  src: string
  avif?: string
  webp?: string
  /** The color of its place until it is there. */
  ground?: string | undefined
  /** Shown whole: nobody chose how it may be cropped. */
  isUncropped?: boolean
}

function widthsOf(kind: string): number[] | undefined {
  return new Map<string, number[]>(Object.entries(widths)).get(kind)
}

/** The built sizes of one of our own pictures, or the address as it is; a missing one becomes the placeholder. */
export function pictureSources(url: string | null | undefined): PictureSources {
  const [, uploaded, mean] = UPLOADED.exec(url ?? '') ?? []
  if (uploaded) return uploadedSources(uploaded, `#${mean}`)
  const [, name, kind] = OWN_PICTURE.exec(url ?? '') ?? []
  if (!name || !kind) return { src: url || PLACEHOLDER_URL }
  const sizes = widthsOf(name.endsWith('-mobile') ? `${kind}-mobile` : kind) ?? widthsOf(kind) ?? []
  const built = (width: number, format: string) =>
    `/pictures/${__PICTURES_VERSION__}/${name}-${width}.${format}`
  const set = (format: string) => sizes.map((width) => `${built(width, format)} ${width}w`).join(', ')
  return { src: built(sizes[0] ?? 0, 'webp'), avif: set('avif'), webp: set('webp') }
}

/** In the sizes of the site's own covers. Its address needs no version. */
function uploadedSources(name: string, ground: string): PictureSources {
  const made = (width: number, format: string) => `/pictures/${name}-${width}.${format}`
  const set = (format: string) =>
    widths.articles.map((width) => `${made(width, format)} ${width}w`).join(', ')
  return { src: made(widths.articles[0] ?? 0, 'webp'), avif: set('avif'), webp: set('webp'), ground }
}
