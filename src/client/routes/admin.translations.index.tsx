import { createFileRoute } from '@tanstack/react-router'
import { TranslationsPage } from '#client/admin/translations/translations-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'

export const Route = createFileRoute('/admin/translations/')({
  loader: ({ context: { trpc } }) => settleOnServer([trpc.admin.translations.list.ensureData()]),
  component: TranslationsPage,
})
