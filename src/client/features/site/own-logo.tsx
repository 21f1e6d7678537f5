import * as ownLogoCss from '#client/features/site/own-logo.css.ts'
import type { Logo, LogoPicture } from '#shared/site/logo.ts'

interface OwnLogoProps {
  logo: Logo
  name: string
}

export function OwnLogo({ logo: { light, dark }, name }: OwnLogoProps) {
  if (!dark) return <LogoImage logo={light} name={name} />
  return (
    <>
      <LogoImage logo={light} name={name} className={ownLogoCss.inLight} />
      <LogoImage logo={dark} name={name} className={ownLogoCss.inDark} />
    </>
  )
}

interface LogoImageProps {
  logo: LogoPicture
  name: string
  className?: string
}

/** Keeps its aspect ratio and fills its space from the first paint on. */
export function LogoImage({ logo: { src, width, height, plate }, name, className }: LogoImageProps) {
  return (
    <img
      src={src}
      alt={name}
      width={width}
      height={height}
      className={[ownLogoCss.logo, plate && ownLogoCss.plates[plate], className].filter(Boolean).join(' ')}
      style={{ '--ratio': (width / height).toFixed(3) }}
    />
  )
}
