import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as linkCardCss from '#client/features/newsletter/link-card.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

export function LinkCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={baseCss.wrap}>
      <div className={linkCardCss.linkCard}>
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** A form that works in any browser: the address identifies the subscriber, and only the button changes something. */
export function LinkForm({
  action,
  token,
  children,
}: {
  action: string
  token: string
  children: ReactNode
}) {
  return (
    <form method="post" action={localPath(`/newsletter/${action}?token=${encodeURIComponent(token)}`)}>
      {children}
    </form>
  )
}

export function InvalidLink() {
  return (
    <LinkCard title={m.linkInvalidTitle}>
      <p>{m.linkMayBeIncomplete}</p>
      <p>
        <Link to="/subscribe" className={`${baseCss.btn} ${baseCss.btnOutline}`}>
          {m.goToNewsletter}
        </Link>
      </p>
    </LinkCard>
  )
}
