/** Lucide icons as mask classes (`.icon-heart`): those that a page shows first, and the rest. */
const FIRST_ICONS = [
  'arrow-right',
  'chevron-down',
  'heart',
  'menu',
  'moon',
  'search',
  'shopping-bag',
  'sun',
  'user',
]
const DEFERRED_ICONS = [
  'arrow-up-right',
  'award',
  'baby',
  'bed',
  'blocks',
  'check',
  'chevron-left',
  'chevron-right',
  'clock',
  'eye-off',
  'facebook',
  'info',
  'hand-heart',
  'instagram',
  'lightbulb',
  'link',
  'pause',
  'play',
  'scale',
  'shield-check',
  'shirt',
  'sliders-horizontal',
  'sparkles',
  'trending-up',
  'twitter',
  'x',
]

const ADMIN_ICONS = [
  'activity',
  'arrow-down',
  'arrow-up',
  'calendar-clock',
  'chart-column',
  'database',
  'download',
  'eye',
  'eye-off',
  'flask-conical',
  'folder-tree',
  'hand-heart',
  'history',
  'info',
  'key-round',
  'layout-dashboard',
  'log-out',
  'mail',
  'newspaper',
  'package',
  'panel-left',
  'pencil',
  'plus',
  'refresh-cw',
  'rotate-ccw',
  'rss',
  'sprout',
  'store',
  'tags',
  'trash-2',
  'triangle-alert',
  'upload',
  'users',
  'webhook',
]

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

export function firstIconCss(lucide: IconSet): string {
  return iconCss(lucide, FIRST_ICONS)
}

export function deferredIconCss(lucide: IconSet): string {
  return iconCss(lucide, DEFERRED_ICONS)
}

export function adminIconCss(lucide: IconSet): string {
  return iconCss(lucide, ADMIN_ICONS)
}

function iconCss(lucide: IconSet, names: string[]): string {
  return names.map((name) => `.icon-${name}{--icon:url("${dataUri(iconBody(lucide, name))}")}`).join('\n')
}

function iconBody({ icons, aliases }: IconSet, name: string): string {
  const body = (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])?.body
  if (!body) throw new Error(`No Lucide icon is called ${name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`
}

export function dataUri(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll('"', "'")).replace(/%(20|3D|3A|2F)/g, decodeURIComponent)}`
}
