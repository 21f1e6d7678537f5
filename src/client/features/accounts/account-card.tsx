import type { ReactNode } from 'react'
import { Picture } from '#client/ui/picture.tsx'

interface AccountCardProps {
  title: string
  lead: string | undefined
  children: ReactNode
}

/** The frame of the pages that begin a session. */
export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <div className="wrap account-entry">
      <div className="account-card">
        <Picture
          src="/images/scenes/empty-favorites.webp"
          alt=""
          sizes="(min-width: 480px) 448px, 94vw"
          width={800}
          height={320}
          priority
        />
        <div className="account-card-body">
          <h1>{title}</h1>
          {lead && <p className="account-lead">{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}
