import type { StyleRules } from '#client/ui/style-rules.ts'

export const accountEntryStyles: StyleRules = {
  '.account-entry': { display: 'grid', justifyItems: 'center', pt: { base: '28px', md: '56px' } },
  '.account-card': {
    w: 'min(100%, 480px)',
    bg: 'bg.panel',
    border: '1px solid {colors.border}',
    borderRadius: { base: 'xl', md: '2xl' },
    overflow: 'hidden',
  },
  '.account-card .picture': { aspectRatio: '5/2' },
  '.account-card .picture img': { objectPosition: '50% 30%' },
  '.account-card-body': { px: { base: '20px', md: '36px' }, pt: '26px', pb: { base: '24px', md: '34px' } },
  '.account-card h1': { textStyle: 'h2', fontSize: { base: '28px', md: '32px' } },
  '.account-lead': { color: 'fg.muted', mt: '6px' },
  '.account-form': { display: 'grid', gap: '18px', mt: '22px' },
  '.account-form .btn': { mt: '4px' },
  '.account-other': { mt: '20px', color: 'fg.muted' },
  '.account-other a': {
    color: 'brand.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  '.identity-dialog': {
    w: 'min(100vw - 32px, 440px)',
    m: 'auto',
    p: { base: '22px', md: '30px' },
    bg: 'bg.panel',
    color: 'fg',
    border: '1px solid {colors.border}',
    borderRadius: 'xl',
    boxShadow: 'lg',
    // Over a dialog that takes the pointer away from everything else.
    pointerEvents: 'auto',
  },
  '.identity-dialog::backdrop': { bg: 'rgb(0 0 0 / .5)' },
  '.identity-dialog h2': { textStyle: 'h3' },
  '.identity-actions, .account-actions': { display: 'flex', flexWrap: 'wrap', gap: '12px', mt: '16px' },
  '.account-way': { w: '100%', mt: '14px' },
  '.qr-code': { bg: '#FFFFFF', borderRadius: 'md' },
  '.typed-key': { fontSize: '15px', overflowWrap: 'anywhere' },
  '.recovery-codes ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
    gap: '8px',
    mt: '14px',
  },
  '.spinner': {
    display: 'block',
    w: '44px',
    h: '44px',
    mx: 'auto',
    my: { base: '72px', md: '120px' },
    border: '4px solid {colors.brand.muted}',
    borderTopColor: 'brand.solid',
    borderRadius: 'full',
    animation: 'spin .9s linear infinite',
  },
}

export const accountEntryConditions = {
  '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
}
