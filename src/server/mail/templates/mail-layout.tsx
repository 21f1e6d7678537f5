import { type ReactNode, useContext } from 'react'
import { MAIL_STYLES, MailPalette, mailCss } from '#server/mail/templates/mail-styles.ts'
import { currentLanguage } from '#shared/messages/languages.ts'
import { brandPalette } from '#shared/site/brand-palette.ts'
import { GROUNDS, type Logo, type LogoPicture } from '#shared/site/logo.ts'
import type { Site } from '#shared/site/site.ts'

export type MailSite = Pick<Site, 'name' | 'url' | 'host' | 'contact' | 'accentColor' | 'logo'>

interface MailLayoutProps {
  site: MailSite
  preview: string
  reason: ReactNode
  children: ReactNode
}

export function MailLayout({ site, preview, reason, children }: MailLayoutProps) {
  const palette = brandPalette(site.accentColor)
  return (
    <MailPalette value={palette}>
      <html lang={currentLanguage()} dir="ltr">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
          <title>{site.name}</title>
          <style>{mailCss(palette)}</style>
        </head>
        <body className="m-body" style={MAIL_STYLES.body}>
          <Preview text={preview} />
          <div className="m-page" style={MAIL_STYLES.page}>
            <table
              role="presentation"
              cellPadding={0}
              cellSpacing={0}
              align="center"
              style={MAIL_STYLES.column}
            >
              <tbody>
                <tr>
                  <td style={MAIL_STYLES.brand}>
                    {site.logo ? <OwnLogo site={site} logo={site.logo} /> : <MarkAndName site={site} />}
                  </td>
                </tr>
                <tr>
                  <td className="m-panel" style={MAIL_STYLES.panel}>
                    {children}
                  </td>
                </tr>
                <tr>
                  <td className="m-footer" style={MAIL_STYLES.footer}>
                    {reason}
                    <br />
                    {site.contact.name}, {site.contact.address}, {site.contact.country}
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
        </body>
      </html>
    </MailPalette>
  )
}

const PREVIEW_LENGTH = 140
const MAIL_LOGO = { width: 240, height: 48 }

/** Padded with blanks, so that the inbox preview does not continue with the email's text. */
function Preview({ text }: { text: string }) {
  const blanks = '\u00a0\u200c'.repeat(Math.max(0, PREVIEW_LENGTH - text.length))
  return (
    <div
      data-skip-in-text="true"
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        maxHeight: 0,
        maxWidth: 0,
        opacity: 0,
      }}
    >
      {text}
      {blanks}
    </div>
  )
}

/** With pictures hidden, the name replaces it, as large as beside the site's logo. */
function OwnLogo({ site, logo: { light, dark } }: { site: MailSite; logo: Logo }) {
  const { solid } = useContext(MailPalette)
  return (
    <a
      href={site.url}
      className="m-brand"
      data-skip-in-text="true"
      style={{ ...MAIL_STYLES.brandLink, color: solid[0] }}
    >
      <LogoImage site={site} logo={light} className={dark ? 'm-in-light' : 'm-logo'} isVisible />
      {dark && <LogoImage site={site} logo={dark} className="m-in-dark" isVisible={false} />}
    </a>
  )
}

interface LogoImageProps {
  site: MailSite
  logo: LogoPicture
  className: string
  isVisible: boolean
}

function LogoImage({ site, logo, className, isVisible }: LogoImageProps) {
  const scale = Math.min(MAIL_LOGO.width / logo.width, MAIL_LOGO.height / logo.height)
  const [width, height] = [logo.width, logo.height].map((length) => Math.round(length * scale))
  const plate = { padding: '4px 8px', borderRadius: 8, backgroundColor: GROUNDS.dark }
  return (
    <img
      src={`${site.host}${logo.png}`}
      alt={site.name}
      width={width}
      height={height}
      className={logo.plate === 'light' ? `${className} m-on-light` : className}
      style={{
        ...MAIL_STYLES.brandName,
        border: 0,
        ...(logo.plate === 'dark' && plate),
        ...(!isVisible && { display: 'none' }),
      }}
    />
  )
}

/** Draws the arch and ball without a picture, because mail programs hide pictures by default. */
function MarkAndName({ site }: { site: MailSite }) {
  const { solid } = useContext(MailPalette)
  return (
    <a href={site.url} className="m-brand" style={{ ...MAIL_STYLES.brandLink, color: solid[0] }}>
      <span data-skip-in-text="true" aria-hidden="true">
        <span
          className="m-arch"
          style={{
            display: 'inline-block',
            width: 13,
            height: 18,
            border: `6px solid ${solid[0]}`,
            borderBottom: 0,
            borderRadius: '13px 13px 3px 3px',
            textAlign: 'center',
            verticalAlign: 'middle',
            marginRight: 9,
          }}
        >
          <span
            style={{
              display: 'inline-block',
              width: 9,
              height: 9,
              marginTop: 8,
              borderRadius: 9,
              backgroundColor: '#E4735C',
              verticalAlign: 'top',
            }}
          />
        </span>
      </span>
      <span style={MAIL_STYLES.brandName}>{site.name}</span>
    </a>
  )
}
