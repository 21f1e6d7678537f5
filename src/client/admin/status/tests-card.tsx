import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import * as statusCss from '#client/admin/status/status.css.ts'
import { type StatusReport, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

export function TestsCard({ sendsMail }: Pick<StatusReport, 'sendsMail'>) {
  const toasts = useAdminToasts()
  const mail = trpc.admin.status.sendTestMail.useMutation(toasts('Test email queued. Check your inbox.'))
  return (
    <AdminCard title="Try it" lead="An email to your own address, and a test event to a webhook.">
      <div className={statusCss.tests}>
        <Button variant="outline" disabled={!sendsMail || mail.isPending} onClick={() => mail.mutate()}>
          <Icon icon={adminIcons.mail} /> Send a test email
        </Button>
        {!sendsMail && <p className={statusCss.testsNote}>Email isn’t set up: SMTP_URL is not set.</p>}
        <WebhookTests />
      </div>
    </AdminCard>
  )
}

function WebhookTests() {
  const toasts = useAdminToasts()
  const { data: webhooks = [] } = trpc.admin.webhooks.list.useQuery()
  const test = trpc.admin.webhooks.sendTest.useMutation(toasts('Test event queued; see the log'))
  const enabled = webhooks.filter((webhook) => webhook.enabled)
  if (enabled.length === 0)
    return (
      <p className={statusCss.testsNote}>
        No webhook is turned on.{' '}
        <Link to="/admin/webhooks" className={adminPageCss.docsLink} preload={false}>
          Open webhooks
        </Link>
      </p>
    )
  return enabled.map(({ id, url }) => (
    <Button key={id} variant="outline" disabled={test.isPending} onClick={() => test.mutate({ id })}>
      <Icon icon={adminIcons.webhook} /> <span className={statusCss.host}>Test {new URL(url).host}</span>
    </Button>
  ))
}
