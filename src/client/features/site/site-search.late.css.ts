import { globalStyle, style } from '@vanilla-extract/css'
import { floating } from '#client/theme/panels.ts'
import { colors, from, radii } from '#client/theme/vars.ts'

export const siteSearch = style({
  position: 'fixed',
  inset: '0 0 auto',
  margin: '12px auto',
  width: 'min(640px, calc(100vw - 24px))',
  padding: '16px',
  ...floating,
  '::backdrop': { background: 'rgb(16 27 28 / .35)' },
  '@media': { [from.md]: { top: '16px', padding: '20px' } },
})

export const searchForm = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '8px' })

export const searchLabel = style({ gridColumn: '1 / -1', fontWeight: '600' })

export const searchField = style({
  minWidth: '0',
  height: '3rem',
  paddingInline: '18px',
  borderRadius: radii.full,
  border: `1.5px solid ${colors.border.control}`,
  background: colors.bg.DEFAULT,
  color: colors.fg.DEFAULT,
  fontSize: '1rem',
})

export const searchButton = style({ minHeight: '48px' })

/** A part of the panel, which would clip anything that hangs below it. */
globalStyle(`${siteSearch} [role=listbox]`, {
  position: 'static',
  gridColumn: '1 / -1',
  padding: '0',
  border: '0',
  boxShadow: 'none',
  background: 'none',
  color: 'inherit',
})

globalStyle(`${siteSearch} [role=listbox] :is(p, small)`, { color: colors.fg.muted })

globalStyle(`${siteSearch} [role=option]:hover, ${siteSearch} [role=option][aria-selected=true]`, {
  background: colors.bg.subtle,
})
