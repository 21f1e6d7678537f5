import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { ICON_ADDRESSES, type IconAddress, makeIcon, makeVectorIcon } from '#server/app-icons/draw-icons.ts'
import { type Deps, visitorContext } from '#server/context.ts'
import { readUploadedPicture } from '#server/http/files/uploaded-pictures.ts'
import { createCaller } from '#server/router.ts'
import { FAVICON_FILE, MASKABLE_FILE } from '#shared/pictures/uploaded-pictures.ts'

const ONE_DAY = 'public, max-age=86400'
const MAX_CACHED = 20
const VECTOR = '/favicon.svg'

/** The uploaded files that replace the site's own icons. A tab that requests a drawing accepts a picture, too. */
const UPLOADED: Record<IconAddress | typeof VECTOR, string> = {
  [VECTOR]: '192.png',
  '/icons/icon-192.png': '192.png',
  '/icons/icon-512.png': '512.png',
  '/icons/icon-maskable-512.png': MASKABLE_FILE,
  '/apple-touch-icon.png': '180.png',
  '/favicon.ico': FAVICON_FILE,
}

/** The shop's uploads, or its own icons in the accent color; without either the built files answer. */
export function shopIcons(deps: Deps) {
  const { env } = deps
  const icons = new Hono()
  const caller = createCaller(visitorContext(deps))
  const drawn = new LRUCache<string, Promise<Buffer | string>>({ max: MAX_CACHED })

  function once(key: string, draw: () => Promise<Buffer | string>): Promise<Buffer | string> {
    const cached = drawn.get(key)
    if (cached) return cached
    const drawing = draw()
    drawing.catch(() => drawn.delete(key))
    drawn.set(key, drawing)
    return drawing
  }
  for (const address of [VECTOR, ...ICON_ADDRESSES] as const)
    icons.get(address, async (c, next) => {
      const own = env.SITE_ICON && (await readUploadedPicture(caller, env.SITE_ICON, UPLOADED[address]))
      if (own)
        return c.body(new Uint8Array(own), 200, {
          'Content-Type': typeOf(UPLOADED[address]),
          'Cache-Control': ONE_DAY,
        })
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
