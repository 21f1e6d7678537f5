import { style } from '@vanilla-extract/css'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const newsletterFigures = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

export const newsletterWarning = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  background: colors.feeding.subtle,
  color: colors.feeding.fg,
  borderRadius: radii.lg,
  paddingInline: '18px',
  paddingBlock: '14px',
  marginBottom: '20px',
})

export const newsletterSetting = style({ fontWeight: '650' })

export const newsletterImport = style({ marginTop: '24px' })

export const newsletterBadge = style([
  baseCss.tag,
  {
    selectors: {
      '&[data-status=sending]': { background: colors.toys.subtle, color: colors.toys.fg },
      '&[data-status=bounced]': { background: colors.clothing.subtle, color: colors.clothing.fg },
      '&:is([data-status=confirmed], [data-status=sent])': {
        background: colors.safety.subtle,
        color: colors.safety.fg,
      },
      '&:is([data-status=unconfirmed], [data-status=stopped])': {
        background: colors.feeding.subtle,
        color: colors.feeding.fg,
      },
    },
  },
])

export const newsletterProgress = style({ marginTop: '16px' })

export const newsletterFacts = style({ display: 'grid', marginTop: '14px', marginBottom: '18px' })

export const newsletterFact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlock: '9px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})

export const newsletterCount = style({ fontWeight: '650' })

export const newsletterNote = style({ color: colors.fg.muted, marginTop: '14px', marginBottom: '14px' })

export const newsletterRefused = style({ paddingLeft: '18px', marginTop: '6px' })

export const newsletterSend = style({
  marginTop: '20px',
  paddingTop: '20px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
})
