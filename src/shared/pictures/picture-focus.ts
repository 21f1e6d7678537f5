/** The point of a picture that every crop keeps, in percent of its width and height. */
export interface Focus {
  x: number
  y: number
}

export const CENTER = 50
export const FOCUS_MAX = 100

/** As CSS has it; undefined for the middle, which needs no word. */
export function focusPosition({ x, y }: Focus): string | undefined {
  return x === CENTER && y === CENTER ? undefined : `${x}% ${y}%`
}

/** The focus of such a position; the middle where it says nothing. */
export function parseFocus(position = ''): Focus {
  const [x = CENTER, y = CENTER] = (position.match(/\d+/g) ?? []).map(Number)
  return { x, y }
}

interface Size {
  width: number
  height: number
}

/** Which part of a picture fills a place of another shape: as CSS does it with that `object-position`. */
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
