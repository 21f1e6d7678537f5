import { createElement, Fragment, type ReactNode, useContext } from 'react'
import { MAIL_STYLES, MailPalette } from '#server/mail/templates/mail-styles.ts'
import { partsOf } from '#shared/messages/fill.ts'
import { m, type Placeholder } from '#shared/messages/messages.ts'

const piece = (Tag: 'h1' | 'p', name: 'heading' | 'text' | 'small') =>
  function Piece({ children }: { children: ReactNode }) {
    return (
      <Tag className={`m-${name}`} style={MAIL_STYLES[name]}>
        {children}
      </Tag>
    )
  }

export const MailHeading = piece('h1', 'heading')
export const MailText = piece('p', 'text')
export const MailSmall = piece('p', 'small')

export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  const { fg } = useContext(MailPalette)
  return (
    <a href={href} className="m-link" style={{ ...MAIL_STYLES.link, color: fg[0] }}>
      {children}
    </a>
  )
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const { solid, contrast } = useContext(MailPalette)
  const colors = { backgroundColor: solid[0], color: contrast[0] }
  return (
    <p style={{ margin: '26px 0 0' }}>
      <a href={href} className="m-button" style={{ ...MAIL_STYLES.button, ...colors }}>
        {children}
      </a>
    </p>
  )
}

/** Fills placeholders with elements, such as links. */
export function FillIn<Text extends string>({
  text,
  values,
}: {
  text: Text
  values: Record<Placeholder<Text>, ReactNode>
}) {
  return createElement(Fragment, null, ...partsOf(text, values))
}

/** For users whose mail program ignores clicks. */
export function MailPlainAddress({ href }: { href: string }) {
  return (
    <p data-skip-in-text="true" className="m-small" style={MAIL_STYLES.small}>
      <FillIn text={m.mailButtonFails} values={{ link: <MailLink href={href}>{href}</MailLink> }} />
    </p>
  )
}

export function MailFacts({ facts }: { facts: [label: string, value: string][] }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label} className="m-rule">
            <td className="m-fact-label" style={{ ...MAIL_STYLES.factLabel, borderTop: '1px solid #EAE2D6' }}>
              {label}
              <span style={{ display: 'none' }}>: </span>
            </td>
            <td className="m-fact-value" style={{ ...MAIL_STYLES.factValue, borderTop: '1px solid #EAE2D6' }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
