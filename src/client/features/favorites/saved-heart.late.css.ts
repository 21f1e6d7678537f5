import { globalStyle } from '@vanilla-extract/css'
import * as productCardCss from '#client/features/products/product-card.css.ts'
import { colors } from '#client/theme/vars.ts'
import * as iconCss from '#client/ui/icon.css.ts'

globalStyle(`${productCardCss.heart}[aria-pressed=true]`, { color: colors.heart })

globalStyle(`${productCardCss.heart}[aria-pressed=true] ${iconCss.icon}`, {
  vars: {
    [iconCss.iconVar]:
      "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath stroke='%23000' stroke-width='2' d='M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'/%3E%3C/svg%3E\")",
  },
})

/** Saving needs a script. */
globalStyle(productCardCss.heart, { '@media': { '(scripting: none)': { display: 'none' } } })
