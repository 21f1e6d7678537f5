import { Badge } from '@chakra-ui/react'
import type { NewsletterIssue } from '#client/lib/trpc.ts'

const LABELS = { draft: 'Draft', sending: 'Sending', sent: 'Sent', stopped: 'Stopped' }

export function IssueBadge({ status }: { status: NewsletterIssue['status'] }) {
  return (
    <Badge className="newsletter-badge" data-status={status}>
      {LABELS[status]}
    </Badge>
  )
}
