import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import icons from '@iconify-json/lucide/icons.json' with { type: 'json' }
import { productStandIn } from '#shared/pictures/remote-pictures.ts'
import { CATEGORY_ICONS, type CategoryIcon } from '#shared/products/categories.ts'

const projectRoot = join(import.meta.dirname, '..')
const WORDS = join(projectRoot, 'src/client/public/images/image-error.svg')
/** Omits the words, which would be unreadable in a list, so that the icon fills the space. */
const SMALL =
  '<style>@media(max-width:120px){#words{display:none}#sign{transform:translate(160px,160px) scale(20)}}</style>'

/** Writes stand-ins for unavailable product pictures, one for each icon that a category may have. */
export function buildStandIns(): void {
  const words = readFileSync(WORDS, 'utf8')
  for (const icon of CATEGORY_ICONS) {
    const file = join(projectRoot, 'dist', productStandIn(icon))
    mkdirSync(dirname(file), { recursive: true })
    const { body } = icons.icons[lucideName(icon)]
    const sign = `<g id="sign" opacity=".6" transform="translate(286 286) scale(9.5)">${body}</g>`
    writeFileSync(file, words.replace('</svg>', `${sign}${SMALL}</svg>`))
  }
}

function lucideName(icon: CategoryIcon): keyof typeof icons.icons {
  if (icon === 'shield') return 'shield-check'
  return icon === 'book' ? 'book-open' : icon
}
