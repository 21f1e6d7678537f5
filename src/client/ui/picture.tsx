import { useEffect, useRef, useState } from 'react'
import * as pictureCss from '#client/ui/picture.css.ts'
import { IMAGE_ERROR_URL, type PictureSources, pictureSources } from '#client/ui/picture-sources.ts'
import { m } from '#shared/messages/messages.ts'

interface PictureProps {
  /** The placeholder is used when missing. */
  src: PictureSources | string | null | undefined
  alt: string
  standIn?: string
  sizes: string
  width: number
  height: number
  priority?: boolean
  /** The CSS `object-position` of the crop; centered by default. */
  position?: string | undefined
  className?: string
}

export function Picture({
  src,
  alt,
  standIn = IMAGE_ERROR_URL,
  sizes,
  width,
  height,
  priority = false,
  position,
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const failedBeforeHydration = image.current?.complete && image.current.naturalWidth === 0
    if (failedBeforeHydration && image.current?.currentSrc) setFailed(true)
  }, [])
  const given = typeof src === 'object' && src ? src : pictureSources(src)
  const sources: PictureSources = failed ? { src: standIn } : given
  return (
    <picture
      className={[pictureCss.picture, sources.isUncropped && pictureCss.contain, className]
        .filter(Boolean)
        .join(' ')}
      style={sources.ground ? { backgroundColor: sources.ground } : undefined}
    >
      {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources.webp && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        ref={image}
        src={sources.src}
        alt={failed ? m.imageError : alt}
        width={width}
        height={height}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={position ? { objectPosition: position } : undefined}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}
