import { MORE_IMAGES_MAX } from '#shared/limits.ts'

/** The further pictures of a product as they are stored, each once and without the main one; null when there are none. */
export function storedImages(images: string[], main: string | null | undefined): string | null {
  const others = [...new Set(images)].filter((image) => image !== main).slice(0, MORE_IMAGES_MAX)
  return others.length > 0 ? JSON.stringify(others) : null
}

export function moreImagesOf(stored: string | null): string[] {
  return stored === null ? [] : JSON.parse(stored)
}
