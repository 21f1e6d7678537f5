import 'virtual:styles/text.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** The one panel of the pages that links in mails lead to. */
export function LinkCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap">
      <div className="link-card">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  )
}

/** A form that works in any browser: the address says whose it is, and only the button changes something. */
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
    <form method="post" action={`/newsletter/${action}?token=${encodeURIComponent(token)}`}>
      {children}
    </form>
  )
}

export function InvalidLink() {
  return (
    <LinkCard title="This link isn’t valid">
      <p>It may be incomplete: please open it from the email again or paste the whole link.</p>
      <p>
        <Link to="/subscribe" className="btn btn-outline">
          Go to the newsletter
        </Link>
      </p>
    </LinkCard>
  )
}
