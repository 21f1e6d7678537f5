import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as linkCardCss from '#client/features/newsletter/link-card.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

export function LinkCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={baseCss.wrap}>
      <div className={linkCardCss.linkCard}>
        <h1 className={baseCss.h2}>{title}</h1>
        {children}
      </div>
    </div>
  )
}

interface LinkFormProps {
  action: string
  token: string
  button: string
  buttonLook?: string
  children?: ReactNode
}

/** A form that works in any browser: the address identifies the subscriber, and only the button changes something. */
export function LinkForm({ action, token, button, buttonLook, children }: LinkFormProps) {
  return (
    <form method="post" action={localPath(`/newsletter/${action}?token=${encodeURIComponent(token)}`)}>
      {children}
      <button type="submit" className={buttonLook ?? `${baseCss.solidButton} ${baseCss.btnLg}`}>
        {button}
      </button>
    </form>
  )
}

interface LinkNoticeProps {
  title: string
  text: ReactNode
  to: LinkProps['to']
  label: string
  look?: string
}

export function LinkNotice({ title, text, to, label, look = baseCss.outlineButton }: LinkNoticeProps) {
  return (
    <LinkCard title={title}>
      <p>{text}</p>
      <p>
        <Link to={to} className={look}>
          {label}
        </Link>
      </p>
    </LinkCard>
  )
}

export function InvalidLink() {
  return (
    <LinkNotice
      title={m.linkInvalidTitle}
      text={m.linkMayBeIncomplete}
      to="/subscribe"
      label={m.goToNewsletter}
    />
  )
}
