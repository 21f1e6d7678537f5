import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { ICON_ADDRESSES, makeIcon, makeVectorIcon } from '#server/app-icons/draw-icons.ts'
import type { Deps } from '#server/context.ts'

const ONE_DAY = 'public, max-age=86400'
/** Five icons in a few colors. */
const MAX_KEPT = 20
const VECTOR = '/favicon.svg'

/** The site's icons in the shop's accent color, drawn once for each color. Without one the built files answer. */
export function accentIcons({ env }: Pick<Deps, 'env'>) {
  const icons = new Hono()
  const drawn = new LRUCache<string, Promise<Buffer | string>>({ max: MAX_KEPT })

  function once(key: string, draw: () => Promise<Buffer | string>): Promise<Buffer | string> {
    const known = drawn.get(key)
    if (known) return known
    const drawing = draw()
    drawing.catch(() => drawn.delete(key))
    drawn.set(key, drawing)
    return drawing
  }
  for (const address of [VECTOR, ...ICON_ADDRESSES] as const)
    icons.get(address, async (c, next) => {
      const accent = env.ACCENT_COLOR
      if (accent === undefined) return next()
      const draw = () => (address === VECTOR ? makeVectorIcon(accent) : makeIcon(address, accent))
      const icon = await once(`${accent} ${address}`, draw)
      const headers = { 'Content-Type': typeOf(address), 'Cache-Control': ONE_DAY }
      return c.body(typeof icon === 'string' ? icon : new Uint8Array(icon), 200, headers)
    })
  return icons
}

function typeOf(address: string): string {
  if (address.endsWith('.svg')) return 'image/svg+xml'
  return address.endsWith('.ico') ? 'image/x-icon' : 'image/png'
}
