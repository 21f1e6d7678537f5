import icons from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { style } from '@vanilla-extract/css'
import { dataUri } from '#client/ui/data-uri.ts'
import { iconVar } from '#client/ui/icon.css.ts'
import type { IconClass } from '#client/ui/icon.tsx'

export function lucide(name: keyof typeof icons.icons): IconClass {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${icons.icons[name].body}</svg>`
  return style({ vars: { [iconVar]: dataUri(svg) } }, name) as IconClass
}
