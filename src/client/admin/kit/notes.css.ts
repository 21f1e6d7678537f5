import { style } from '@vanilla-extract/css'
import { colors, radii } from '#client/theme/vars.ts'

export const noteFirst = style({ marginTop: '0', marginBottom: '12px' })

export const empty = style({ color: colors.fg.muted, paddingBlock: '32px', textAlign: 'center' })

export const note = style({ color: colors.fg.muted, marginTop: '10px' })

export const small = style({ color: colors.fg.muted, fontSize: '0.875rem' })

export const fact = style({ fontWeight: '600', overflowWrap: 'anywhere' })

const box = style({
  padding: '10px 14px',
  borderRadius: radii.lg,
  border: `1px solid ${colors.border.control}`,
})

export const restoredDraft = style([
  box,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    background: colors.bg.panel,
  },
])

export const warning = style([box, { marginBottom: '12px' }])

export const needsScript = style([box, { marginBottom: '18px', background: colors.bg.panel }])

export const link = style({ textDecoration: 'underline', textUnderlineOffset: '3px' })
