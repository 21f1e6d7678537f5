import type { PictureSources } from '#client/ui/picture-sources.ts'
import {
  REMOTE_PICTURE_WIDTHS,
  type RemotePictureFormat,
  type RemotePictureKind,
  remotePictureAddress,
  remotePictureVersion,
} from '#shared/pictures/remote-pictures.ts'

const OWN_PICTURE = /^(\/(?!\/)|data:image\/)/

/**
 * Returns the sources for the picture of a stored product or partner. For a remote one they are our server's copies, so
 * that a visitor's browser contacts nobody else. Our own picture is used as it is; the placeholder for anything else.
 */
export function storedPicture(
  kind: RemotePictureKind,
  id: number,
  url: string | null,
): PictureSources | string | null {
  if (!url || !/^https?:/i.test(url)) return url && OWN_PICTURE.test(url) ? url : null
  const version = remotePictureVersion(url)
  const widths = REMOTE_PICTURE_WIDTHS[kind]
  const one = (width: number, format: RemotePictureFormat) =>
    remotePictureAddress({ kind, id, version, width, format })
  const set = (format: RemotePictureFormat) =>
    widths.map((width) => `${one(width, format)} ${width}w`).join(', ')
  return { src: one(widths[0] ?? 0, 'webp'), avif: set('avif'), webp: set('webp'), isUncropped: true }
}
