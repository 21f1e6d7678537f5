import { localPath } from '#shared/messages/languages.ts'
import { uploadedPictureId } from '#shared/pictures/uploaded-pictures.ts'

interface SharedArticle {
  slug: string
  updated: string
  picture: string
  focus?: string | undefined
}

/** The picture of a shared link, whose words are in the language of its address. The part after the last hyphen changes with the picture's content. */
export const sharePicturePath = {
  get site() {
    return localPath('/og/site.jpg')
  },
  product: ({ id, updatedAt }: { id: number; updatedAt: number }) =>
    localPath(`/og/products/${id}-${updatedAt.toString(36)}.jpg`),
  article: ({ slug, updated, picture, focus = '' }: SharedArticle) => {
    const suffix = [(uploadedPictureId(picture) ?? '').slice(0, 8), ...(focus.match(/\d+/g) ?? [])].join('_')
    return localPath(`/og/articles/${slug}-${updated.replaceAll('-', '')}${suffix}.jpg`)
  },
  landingPage: ({ slug, changedAt }: { slug: string; changedAt: number }) =>
    localPath(`/og/shop/${slug}-${changedAt.toString(36)}.jpg`),
}

export const SHARE_PICTURE_WIDTH = 1200
export const SHARE_PICTURE_HEIGHT = 630
