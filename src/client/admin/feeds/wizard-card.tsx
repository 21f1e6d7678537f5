import { Button } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Icon } from '#client/ui/icon.tsx'

interface WizardCardProps {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** What the button says that leads on; none without it. */
  action?: string | undefined
  isBusy?: boolean
  isBlocked?: boolean
  onSubmit: () => void
}

/** One step: its question, and the button that leads on. */
export function WizardCard({ title, lead, children, action, isBusy, isBlocked, onSubmit }: WizardCardProps) {
  const id = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isBusy && !isBlocked) onSubmit()
  }
  return (
    <form className="admin-card wizard-card" aria-labelledby={id} onSubmit={submit} noValidate>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead && <p className="admin-card-lead">{lead}</p>}
      {children}
      {action && (
        <div className="wizard-end">
          <Button type="submit" disabled={isBusy || isBlocked}>
            {action} {!isBusy && <Icon name="arrow-right" />}
          </Button>
        </div>
      )}
    </form>
  )
}
