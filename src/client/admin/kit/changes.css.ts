import { style } from '@vanilla-extract/css'
import { colors, from } from '#client/theme/vars.ts'

export const changes = style({
  display: 'grid',
  gap: '6px',
  paddingBlock: '8px',
  textAlign: 'start',
  whiteSpace: 'normal',
  minWidth: '0',
  maxWidth: '520px',
  '@media': { [from.md]: { minWidth: '260px' } },
})

export const field = style({ fontWeight: '600', fontSize: '0.8125rem', color: colors.fg.muted })

export const values = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', overflowWrap: 'anywhere' })

export const after = style({ textDecoration: 'none', fontWeight: '550' })
