import { style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'
import { within } from '#client/theme/within.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const facts = style({
  display: 'grid',
  gap: '26px 40px',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '36px 56px' },
  },
})

within(facts, {
  dd: { marginTop: '8px', color: colors.fg.muted },
  a: { ...baseCss.linkRule, fontWeight: '600', textUnderlineOffset: '3px' },
})
