import '#client/features/donations/donate-page.css.ts'

import { globalStyle, style } from '@vanilla-extract/css'
import { panel } from '#client/theme/panels.ts'
import { colors, fonts, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'
import * as iconCss from '#client/ui/icon.css.ts'

export const donationCard = style({
  ...panel,
  padding: '26px 20px',
  '@media': {
    [from.md]: { borderRadius: radii['2xl'], padding: '36px 40px' },
    [from.lg]: { gridColumn: '2', gridRow: '1 / span 2' },
  },
})

export const donationFields = style({ display: 'grid', gap: '18px', marginTop: '20px' })

export const demoNote = style({
  marginTop: '14px',
  padding: '10px 16px',
  borderRadius: radii.md,
  background: colors.feeding.subtle,
  color: colors.feeding.fg,
  fontWeight: '600',
})

export const presetAmounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3.25rem, 1fr))',
  gap: '10px',
  border: '0',
})

export const preset = style({
  minHeight: '52px',
  borderRadius: radii.md,
  border: `1.5px solid ${colors.border.control}`,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  fontFamily: fonts.heading,
  fontWeight: '700',
  fontSize: '1.125rem',
  cursor: 'pointer',
  transition: 'background .18s, border-color .18s',
  '@media': { [from.md]: { minHeight: '58px', fontSize: '1.25rem' } },
  ':hover': { borderColor: colors.fg.DEFAULT },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: colors.brand.solid,
      boxShadow: `inset 0 0 0 1px ${colors.brand.solid}`,
      background: colors.brand.subtle,
      color: colors.brand.fg,
    },
  },
})

export const donationSmall = style({ marginTop: '18px', fontSize: '0.9375rem', color: colors.fg.muted })

globalStyle(`${donationSmall} ${iconCss.icon}`, { color: colors.brand.fg })

globalStyle(`${donationSmall} a`, { ...baseCss.linkRule, textUnderlineOffset: '3px' })
