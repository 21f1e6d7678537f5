import { style } from '@vanilla-extract/css'
import * as listsCss from '#client/admin/kit/lists.css.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const list = style({ display: 'grid' })

export const line = style([
  listsCss.ruled,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px', paddingBlock: '10px' },
])

export const title = style({
  color: colors.brand.fg,
  fontWeight: '650',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})

/** The form and the other article, which stays in view while the form scrolls. */
export const sideBySide = style({
  display: 'grid',
  gap: '18px',
  '@media': {
    [from.xl]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' },
  },
})

export const beside = style({
  position: 'sticky',
  zIndex: '1',
  top: '76px',
  display: 'grid',
  gap: '12px',
  maxHeight: '45vh',
  padding: '14px 18px',
  overflow: 'auto',
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.md,
  background: colors.bg.DEFAULT,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media': { [from.xl]: { order: '1', maxHeight: 'calc(100vh - 96px)' } },
})

export const close = style({ justifySelf: 'end' })
