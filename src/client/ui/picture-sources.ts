import widths from '#client/pictures/widths.json' with { type: 'json' }

const PLACEHOLDER_URL = '/images/placeholder.svg'
export const IMAGE_ERROR_URL = '/images/image-error.svg'

const OWN_PICTURE = /^\/images\/((products|articles|heroes|avatars|scenes)\/[\w-]+)\.webp$/

export interface PictureSources {
  src: string
  avif?: string
  webp?: string
  /** Shown whole: nobody chose how it may be cropped. */
  isUncropped?: boolean
}

function widthsOf(kind: string): number[] | undefined {
  return new Map<string, number[]>(Object.entries(widths)).get(kind)
}

/** The built sizes of one of our own pictures, or the address as it is; a missing one becomes the placeholder. */
export function pictureSources(url: string | null | undefined): PictureSources {
  const [, name, kind] = OWN_PICTURE.exec(url ?? '') ?? []
  if (!name || !kind) return { src: url || PLACEHOLDER_URL }
  const sizes = widthsOf(name.endsWith('-mobile') ? `${kind}-mobile` : kind) ?? widthsOf(kind) ?? []
  const built = (width: number, format: string) =>
    `/pictures/${__PICTURES_VERSION__}/${name}-${width}.${format}`
  const set = (format: string) => sizes.map((width) => `${built(width, format)} ${width}w`).join(', ')
  return { src: built(sizes[0] ?? 0, 'webp'), avif: set('avif'), webp: set('webp') }
}
