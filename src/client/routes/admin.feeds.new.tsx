import { createFileRoute } from '@tanstack/react-router'
import { NEW_DRAFT } from '#client/admin/feeds/feed-draft.ts'
import { FeedWizard } from '#client/admin/feeds/feed-wizard.tsx'

export const Route = createFileRoute('/admin/feeds/new')({
  // Read where it is used: what stands here is part of the first script.
  validateSearch: ({ step }: { step?: unknown }): { step?: string } => (step ? { step: String(step) } : {}),
  component: () => <FeedWizard title="Add a feed" initial={NEW_DRAFT} step={Route.useSearch().step} />,
})
