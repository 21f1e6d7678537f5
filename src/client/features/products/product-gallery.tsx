import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { FavoriteButton } from '#client/features/favorites/favorite-button.tsx'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import * as galleryCss from '#client/features/products/product-gallery.late.css.ts'
import * as productPageCss from '#client/features/products/product-page.css.ts'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import type { Product } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const SIZES = '(min-width: 1024px) 600px, (min-width: 768px) 46vw, 94vw'

/** The pictures in a strip to swipe with links to each, and the same in large. Strips, links, and popover need no script. */
export function ProductGallery({ product }: { product: Product }) {
  const gallery = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<string[]>([])
  useEffect(() => {
    const images = gallery.current?.querySelectorAll<HTMLImageElement>(`.${galleryCss.thumbnails} img`) ?? []
    for (const image of images) {
      const { more } = image.closest('a')?.dataset ?? {}
      const fail = () => more && setBroken((before) => [...before, more])
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) fail()
      image.addEventListener('error', fail, { once: true })
    }
  }, [])
  const more = product.moreImageUrls.filter((address) => !broken.includes(address))
  const pictures = [product, ...more.map((imageUrl) => ({ ...product, imageUrl }))]
  const count = pictures.length
  const altOf = (index: number) => (index === 0 ? product.name : labelOf(index, count))
  const swiped = count > 1 && { tabIndex: 0, 'aria-label': m.pictures }
  return (
    <div className={productPageCss.gallery} ref={gallery}>
      <div className={productPageCss.productMedia}>
        <ul className={productPageCss.pictures} {...swiped}>
          {pictures.map((picture, index) => (
            <li key={picture.imageUrl} id={placeOf(index)} className={productPageCss.swiped}>
              <ProductPicture
                className={productPageCss.picture}
                product={picture}
                alt={altOf(index)}
                sizes={SIZES}
                priority={index === 0}
              />
              {picture.imageUrl && (
                <button
                  type="button"
                  className={galleryCss.enlarge}
                  popoverTarget={LARGE}
                  aria-label={count > 1 ? `${m.enlargePicture}: ${labelOf(index, count)}` : m.enlargePicture}
                  onClick={() => openAt(index)}
                />
              )}
            </li>
          ))}
        </ul>
        <PickBadge product={product} />
        <FavoriteButton product={product} className={productPageCss.galleryHeart} />
      </div>
      <Thumbnails pictures={pictures} idOf={placeOf} />
      <div id={LARGE} popover="auto" role="dialog" aria-label={product.name} className={galleryCss.large}>
        <ul className={galleryCss.largePictures} {...swiped}>
          {pictures.map((picture, index) => (
            <li key={picture.imageUrl} id={largeOf(index)} className={galleryCss.swiped}>
              <ProductPicture
                className={galleryCss.largePicture}
                product={picture}
                alt={altOf(index)}
                sizes="94vw"
              />
            </li>
          ))}
        </ul>
        <Thumbnails pictures={pictures} idOf={largeOf} />
        <button
          type="button"
          className={galleryCss.closeLarge}
          popoverTarget={LARGE}
          popoverTargetAction="hide"
          aria-label={m.close}
        >
          <Icon icon={deferredIcons.x} />
        </button>
      </div>
    </div>
  )
}

function Thumbnails({ pictures, idOf }: { pictures: Product[]; idOf: (index: number) => string }) {
  if (pictures.length === 1) return null
  return (
    <nav className={galleryCss.thumbnails} aria-label={m.pictures}>
      {pictures.map((picture, index) => (
        <a
          key={picture.imageUrl}
          className={galleryCss.thumbnail}
          href={`#${idOf(index)}`}
          aria-label={labelOf(index, pictures.length)}
          onClick={showPicture}
          {...(index > 0 && { 'data-more': picture.imageUrl })}
        >
          <ProductPicture className={galleryCss.small} product={picture} alt="" sizes="72px" />
        </a>
      ))}
    </nav>
  )
}

const LARGE = 'large-pictures'
const placeOf = (index: number) => `picture-${index + 1}`
const largeOf = (index: number) => `large-picture-${index + 1}`

const labelOf = (index: number, count: number) => fill(m.pictureOf, { n: index + 1, count })

/** The browser opens the large pictures after the press. Without a script they begin with the first one. */
function openAt(index: number) {
  requestAnimationFrame(() =>
    document.getElementById(largeOf(index))?.scrollIntoView({ behavior: 'instant', block: 'nearest' }),
  )
}

/** Without a script the link adds an entry to the history. */
function showPicture(press: MouseEvent<HTMLAnchorElement>) {
  const picture = document.getElementById(press.currentTarget.hash.slice(1))
  if (!picture) return
  press.preventDefault()
  picture.scrollIntoView({ block: 'nearest', inline: 'start' })
}
