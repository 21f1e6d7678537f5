import { createFileRoute } from '@tanstack/react-router'
import { NEW_DRAFT } from '#client/admin/feeds/feed-draft.ts'
import { FeedWizard } from '#client/admin/feeds/feed-wizard.tsx'
import { PAGES } from '#shared/page-table.ts'

export const Route = createFileRoute('/admin/feeds/new')({
  validateSearch: PAGES['/admin/feeds/new'].search,
  component: () => <FeedWizard title="Add a feed" initial={NEW_DRAFT} step={Route.useSearch().step} />,
})
