import { Button } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'

interface WizardCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  action?: string | undefined
  isBusy?: boolean
  isBlocked?: boolean
  onSubmit: () => void
}

export function WizardCard({ title, lead, children, action, isBusy, isBlocked, onSubmit }: WizardCardProps) {
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy && !isBlocked) onSubmit()
  }
  return (
    <form className={adminCardCss.card} aria-labelledby={id} onSubmit={submit} noValidate>
      <h2 id={id} className={`${adminCardCss.title} ${feedWizardCss.wizardTitle}`} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className={adminCardCss.cardLead}>{lead}</p>}
      {children}
      {action && (
        <div className={feedWizardCss.wizardEnd}>
          <Button type="submit" disabled={isBusy || isBlocked}>
            {action} {!isBusy && <Icon icon={icons.arrowRight} />}
          </Button>
        </div>
      )}
    </form>
  )
}
