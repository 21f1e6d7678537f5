import { style } from '@vanilla-extract/css'
import { dataUri } from '#client/ui/data-uri.ts'

const files = import.meta.glob<string>('../../public/images/partners/*-mark.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The sample retailers' small marks by address, as classes: five marks on a page need no five requests. */
export const retailerMarks: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => [
    path.slice('../../public'.length),
    style({ backgroundImage: dataUri(svg) }),
  ]),
)
