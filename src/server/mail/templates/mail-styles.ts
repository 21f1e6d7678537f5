import { type CSSProperties, createContext } from 'react'
import { brandPalette } from '#shared/site/brand-palette.ts'
import { GROUNDS } from '#shared/site/logo.ts'

export const MailPalette = createContext(brandPalette(undefined))

const FONT =
  "'Figtree Variable', Figtree, -apple-system, BlinkMacSystemFont, 'Segoe UI', Helvetica, Arial, sans-serif"
const HEADING_FONT = "'Bricolage Grotesque', 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif"

/** Inline styles of the light theme, for programs that drop style sheets; the shop's colors are added. */
export const MAIL_STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: '#FFFCF8', color: '#22302F', fontFamily: FONT },
  page: { backgroundColor: '#FFFCF8', padding: '28px 12px 36px' },
  column: { width: '100%', maxWidth: 600, margin: '0 auto' },
  brand: { padding: '0 4px 18px', lineHeight: '32px' },
  brandLink: { textDecoration: 'none' },
  brandName: {
    fontFamily: HEADING_FONT,
    fontSize: 23,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: '32px',
    verticalAlign: 'middle',
  },
  panel: {
    backgroundColor: '#FFFFFF',
    border: '1px solid #EAE2D6',
    borderRadius: 24,
    padding: '40px 44px 44px',
  },
  heading: {
    margin: '0 0 16px',
    fontFamily: HEADING_FONT,
    fontSize: 30,
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: 1.15,
    color: '#22302F',
  },
  text: { margin: '0 0 18px', fontSize: 17, lineHeight: 1.6, color: '#22302F' },
  small: { margin: '22px 0 0', fontSize: 15, lineHeight: 1.55, color: '#53625F' },
  link: { textDecoration: 'underline', wordBreak: 'break-word' },
  button: {
    display: 'inline-block',
    borderRadius: 999,
    fontSize: 17,
    fontWeight: 600,
    lineHeight: '24px',
    padding: '13px 30px',
    textDecoration: 'none',
  },
  factLabel: { padding: '11px 16px 11px 0', fontSize: 15, color: '#53625F', verticalAlign: 'top' },
  factValue: {
    padding: '11px 0',
    fontSize: 16,
    fontWeight: 600,
    color: '#22302F',
    textAlign: 'right',
    wordBreak: 'break-word',
  },
  footer: { padding: '24px 8px 0', fontSize: 14, lineHeight: 1.6, color: '#53625F' },
} satisfies Record<string, CSSProperties>

/** Dark theme and narrow phones, for programs that read style sheets. */
export function mailCss({ solid, contrast, fg, border }: ReturnType<typeof brandPalette>): string {
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 520px) {
  .m-page { padding: 18px 8px 28px !important; }
  .m-panel { padding: 30px 22px 34px !important; border-radius: 20px !important; }
  .m-heading { font-size: 26px !important; }
  .m-button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .m-body, .m-page { background-color: #101B1C !important; }
  .m-panel { background-color: #1A292A !important; border-color: #2A3B3C !important; }
  .m-heading, .m-text, .m-fact-value, .m-content * { color: #F5EFE6 !important; }
  .m-small, .m-footer, .m-fact-label, .m-content blockquote * { color: #B5C3C0 !important; }
  .m-link, .m-content a { color: ${fg[1]} !important; }
  .m-brand { color: ${solid[1]} !important; }
  .m-in-light { display: none !important; }
  .m-in-dark { display: inline-block !important; }
  .m-on-light { background-color: ${GROUNDS.light} !important; padding: 4px 8px !important; border-radius: 8px !important; }
  .m-arch { border-color: ${solid[1]} !important; }
  .m-button { background-color: ${solid[1]} !important; color: ${contrast[1]} !important; }
  .m-rule td, .m-content hr, .m-content td, .m-content th { border-color: #2A3B3C !important; }
  .m-content blockquote { border-color: ${border[1]} !important; }
}`
}
