import { Button } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AskingButton } from '#client/admin/kit/asking-button.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { NoRelay } from '#client/admin/newsletter/newsletter-page.tsx'
import { useUser } from '#client/lib/session.ts'
import { type Campaign, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

interface SendCardProps {
  campaign: Campaign
  /** True if typed text is unsaved, so that subscribers would not get it. */
  hasUnsaved: boolean
}

export function SendCard({ campaign, hasUnsaved }: SendCardProps) {
  const { data: overview } = trpc.admin.newsletter.subscribers.overview.useQuery()
  const recipients = overview?.counts.find(({ status }) => status === 'confirmed')?.count ?? 0
  if (overview && !overview.canSendMail) return <NoRelay />
  return (
    <AdminCard title="Send" lead="The last saved version will be sent.">
      {hasUnsaved && (
        <p className={adminNewsletterCss.newsletterNote} role="status">
          You have unsaved changes. Save the draft first.
        </p>
      )}
      <TestForm id={campaign.id} hasUnsaved={hasUnsaved} />
      <div className={`${actionsCss.actions} ${adminNewsletterCss.newsletterSend}`}>
        <SendButton id={campaign.id} recipients={recipients} hasUnsaved={hasUnsaved} />
        <DeleteButton id={campaign.id} />
      </div>
    </AdminCard>
  )
}

function TestForm({ id, hasUnsaved }: { id: number; hasUnsaved: boolean }) {
  const user = useUser()
  const { form, field, isPending } = useForm(trpc.admin.newsletter.campaigns.sendTest.useMutation(), {
    read: ({ text }) => ({ id, to: text('to') }),
    onDone: ({ to }) => showToast({ type: 'success', title: `Test email to ${to} is on its way` }),
  })
  return (
    <form className={adminFormCss.form} aria-label="Test email" {...form}>
      <Field
        label="Send a test to"
        type="email"
        autoComplete="email"
        {...field('to')}
        defaultValue={user?.email}
      />
      <Button type="submit" variant="outline" disabled={isPending || hasUnsaved}>
        Send test email
      </Button>
    </form>
  )
}

function SendButton({ id, recipients, hasUnsaved }: { id: number; recipients: number; hasUnsaved: boolean }) {
  const toasts = useAdminToasts()
  const send = trpc.admin.newsletter.campaigns.send.useMutation(toasts('The campaign is being sent'))
  return (
    <AskingButton
      disabled={recipients === 0 || hasUnsaved}
      label={
        <>
          <Icon icon={adminIcons.mail} /> Send to {counted(recipients, 'subscriber')}
        </>
      }
      question={{
        title: 'Send this campaign?',
        action: 'Send now',
        busy: 'Sending...',
        isPending: send.isPending,
        onConfirm: (close) => send.mutate({ id }, { onSuccess: close }),
        children: `It will be sent to ${recipients} confirmed ${recipients === 1 ? 'subscriber' : 'subscribers'} and can no longer be changed.`,
      }}
    />
  )
}

function DeleteButton({ id }: { id: number }) {
  const navigate = useNavigate()
  const { onSuccess, onError } = useAdminToasts()('Draft deleted')
  const remove = trpc.admin.newsletter.campaigns.delete.useMutation({
    onSuccess: async (deleted) => {
      await navigate({ to: '/admin/newsletter' })
      return onSuccess(deleted)
    },
    onError,
  })
  return (
    <Button variant="outline" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
      <Icon icon={adminIcons.trash} /> Delete draft
    </Button>
  )
}
