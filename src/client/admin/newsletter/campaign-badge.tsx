import { Badge } from '@chakra-ui/react'
import type { Campaign } from '#client/lib/trpc.ts'

const LABELS = { draft: 'Draft', sending: 'Sending', sent: 'Sent', stopped: 'Stopped' }

export function CampaignBadge({ status }: { status: Campaign['status'] }) {
  return (
    <Badge className="newsletter-badge" data-status={status}>
      {LABELS[status]}
    </Badge>
  )
}
