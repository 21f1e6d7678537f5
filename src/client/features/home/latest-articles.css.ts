import { globalStyle, style } from '@vanilla-extract/css'
import { from } from '#client/theme/vars.ts'
import * as pictureCss from '#client/ui/picture.css.ts'

/** Three in two columns: the latest spans both. */
export const latestArticles = style({})

globalStyle(`${latestArticles} > :first-child`, {
  '@media': { [from.md]: { gridColumn: '1 / -1' }, [from.lg]: { gridColumn: 'auto' } },
})

globalStyle(`${latestArticles} > :first-child ${pictureCss.picture}`, {
  '@media': { [`${from.md} and (max-width: 63.9375rem)`]: { aspectRatio: '21/9' } },
})
