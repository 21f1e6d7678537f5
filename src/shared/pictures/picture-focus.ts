/** The point of a picture that every crop keeps, in percent of its width and height. */
export interface Focus {
  x: number
  y: number
}

export const CENTER = 50
export const FOCUS_MAX = 100

/** Formats the focus as a CSS position; undefined for the middle, the default. */
export function focusPosition({ x, y }: Focus): string | undefined {
  return x === CENTER && y === CENTER ? undefined : `${x}% ${y}%`
}

/** Parses such a position; an invalid one gives the middle. */
export function parseFocus(position = ''): Focus {
  const [x = CENTER, y = CENTER] = (position.match(/\d+/g) ?? []).map(Number)
  return { x, y }
}

interface Size {
  width: number
  height: number
}

/** Returns the part of a picture that fills a space of another shape, as CSS does with that `object-position`. */
export function cropAround({ width, height }: Size, place: Size, { x, y }: Focus) {
  const scale = Math.min(width / place.width, height / place.height)
  const size = {
    width: Math.min(width, Math.max(1, Math.round(place.width * scale))),
    height: Math.min(height, Math.max(1, Math.round(place.height * scale))),
  }
  return {
    ...size,
    left: Math.round(((width - size.width) * x) / FOCUS_MAX),
    top: Math.round(((height - size.height) * y) / FOCUS_MAX),
  }
}
