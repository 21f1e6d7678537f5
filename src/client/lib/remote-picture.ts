import { type PictureSources, sourcesOfSizes } from '#client/ui/picture-sources.ts'
import {
  REMOTE_PICTURE_WIDTHS,
  type RemotePictureKind,
  remotePictureAddress,
  remotePictureVersion,
} from '#shared/pictures/remote-pictures.ts'

const OWN_PICTURE = /^(\/(?!\/)|data:image\/)/

/** Remote pictures are our server's copies, so that a visitor's browser contacts nobody else. */
export function storedPicture(
  kind: RemotePictureKind,
  id: number,
  url: string | null,
): PictureSources | string | null {
  if (!url || !/^https?:/i.test(url)) return url && OWN_PICTURE.test(url) ? url : null
  const version = remotePictureVersion(url)
  const sources = sourcesOfSizes(REMOTE_PICTURE_WIDTHS[kind], (width, format) =>
    remotePictureAddress({ kind, id, version, width, format }),
  )
  return { ...sources, isUncropped: true }
}
