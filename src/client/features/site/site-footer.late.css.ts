import { globalStyle, style } from '@vanilla-extract/css'
import * as newsletterConsentCss from '#client/features/newsletter/newsletter-consent.late.css.ts'
import * as partnersSectionCss from '#client/features/products/partners-section.late.css.ts'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { colors, from, radii } from '#client/theme/vars.ts'
import * as baseCss from '#client/ui/base.css.ts'

export const siteFooter = style({
  marginTop: '56px',
  background: colors.bg.subtle,
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  fontSize: '0.9375rem',
  color: colors.fg.muted,
  '@media': { [from.md]: { marginTop: '88px' } },
  selectors: { [`main:has(${partnersSectionCss.partnersSection}) ~ &`]: { marginTop: '0' } },
})

export const footerColumns = style({
  display: 'grid',
  gap: '32px',
  paddingBlock: '40px 28px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.md]: { paddingTop: '64px' },
    [from.lg]: { gap: '48px', gridTemplateColumns: '1.5fr .8fr 1.1fr 1.6fr' },
  },
})

export const wide = style({ gridColumn: '1 / -1', '@media': { [from.lg]: { gridColumn: 'auto' } } })

export const footerLine = style({ marginTop: '10px', maxWidth: '22em' })

export const socialLinks = style({ display: 'flex', gap: '4px 18px', marginTop: '10px', flexWrap: 'wrap' })

export const footerHeading = style({
  fontSize: '1rem',
  fontWeight: '700',
  color: colors.fg.DEFAULT,
  marginBottom: '8px',
})

export const footerBottom = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  borderTop: `1px solid ${colors.border.DEFAULT}`,
  paddingTop: '20px',
})

globalStyle(`${siteFooter} li a, ${footerBottom} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  minWidth: '44px',
  overflowWrap: 'anywhere',
  '@media': { [from.lg]: { minHeight: '36px' } },
})

globalStyle(`${siteFooter} a:not(${siteHeaderCss.siteLogo}, ${baseCss.btn}):hover`, {
  color: colors.fg.DEFAULT,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})

export const newsletterField = style({ display: 'flex', gap: '8px', marginTop: '12px' })

export const newsletterEmail = style({
  flex: '1',
  minWidth: '0',
  height: '3rem',
  borderRadius: radii.full,
  border: `1.5px solid ${colors.border.control}`,
  background: colors.bg.panel,
  color: colors.fg.DEFAULT,
  paddingInline: '18px',
  fontSize: '1rem',
  '::placeholder': { color: colors.fg.subtle, opacity: '1' },
})

export const newsletterButton = style({ minHeight: '48px' })

globalStyle(`${newsletterField} ~ ${newsletterConsentCss.newsletterConsent}`, {
  marginTop: '12px',
  fontSize: '0.875rem',
})

export const footerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px' })

export const newsletterError = style({ marginTop: '7px', fontSize: '0.9375rem', color: colors.fg.error })
