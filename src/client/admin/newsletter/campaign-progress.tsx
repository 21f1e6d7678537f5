import { Progress } from '@chakra-ui/react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import { AskingButton } from '#client/admin/kit/asking-button.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import * as adminNewsletterCss from '#client/admin/newsletter/admin-newsletter.css.ts'
import { CampaignBadge } from '#client/admin/newsletter/campaign-badge.tsx'
import { type Campaign, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'

export function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { total, waiting, sent, unanswered, failed, canceled } = campaign.progress
  const facts: [string, number][] = [
    ['Recipients', total],
    ['Sent', sent],
    ['Waiting', waiting],
    ['Sent, not acknowledged', unanswered],
    ['Failed', failed],
    ['Not sent', canceled],
  ]
  return (
    <AdminCard title="Sending">
      <CampaignBadge status={campaign.status} />
      <Progress.Root
        value={total === 0 ? 100 : (100 * (total - waiting)) / total}
        aria-label="Progress"
        className={adminNewsletterCss.newsletterProgress}
      >
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <dl className={adminNewsletterCss.newsletterFacts}>
        {facts.map(([label, count]) => (
          <div key={label} className={adminNewsletterCss.newsletterFact}>
            <dt className={baseCss.muted}>{label}</dt>
            <dd className={adminNewsletterCss.newsletterCount}>{count}</dd>
          </div>
        ))}
      </dl>
      {unanswered > 0 && (
        <p className={adminNewsletterCss.newsletterNote}>
          Not acknowledged: the connection or this program stopped before the mail server replied. The email
          most likely arrived, so it is not sent again.
        </p>
      )}
      {campaign.status === 'sending' && <StopButton id={campaign.id} />}
    </AdminCard>
  )
}

function StopButton({ id }: { id: number }) {
  const toasts = useAdminToasts()
  const stop = trpc.admin.newsletter.campaigns.stop.useMutation(toasts('Sending stopped'))
  return (
    <AskingButton
      variant="outline"
      label="Stop sending"
      question={{
        title: 'Stop sending?',
        action: 'Stop sending',
        isPending: stop.isPending,
        onConfirm: (close) => stop.mutate({ id }, { onSuccess: close }),
        children:
          'Those who already received it keep it. The others won’t get it, and sending can’t be resumed.',
      }}
    />
  )
}
