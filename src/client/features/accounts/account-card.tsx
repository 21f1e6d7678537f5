import type { ReactNode } from 'react'
import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'

interface AccountCardProps {
  title: string
  lead: string | undefined
  children: ReactNode
}

export function AccountCard({ title, lead, children }: AccountCardProps) {
  return (
    <div className={`${baseCss.wrap} ${accountEntryCss.accountEntry}`}>
      <div className={accountEntryCss.accountCard}>
        <Picture
          className={accountEntryCss.accountPicture}
          src="/images/scenes/empty-favorites.webp"
          alt=""
          sizes="(min-width: 480px) 448px, 94vw"
          width={800}
          height={320}
          priority
          position="50% 30%"
        />
        <div className={accountEntryCss.accountCardBody}>
          <h1 className={accountEntryCss.accountTitle}>{title}</h1>
          {lead && <p className={accountEntryCss.accountLead}>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  )
}
