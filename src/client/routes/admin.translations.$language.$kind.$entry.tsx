import { createFileRoute, notFound } from '@tanstack/react-router'
import { TranslationPage } from '#client/admin/translations/translation-page.tsx'
import { settleOnServer } from '#client/lib/settle.ts'
import { isTranslatedKind } from '#shared/content/translated-texts.ts'
import { isLanguage } from '#shared/messages/languages.ts'

export const Route = createFileRoute('/admin/translations/$language/$kind/$entry')({
  loader: async ({ params: { language, kind, entry }, context: { trpc } }) => {
    if (!isLanguage(language) || !isTranslatedKind(kind)) throw notFound()
    const of = { language, kind, entry }
    await settleOnServer([trpc.admin.translations.byEntry.ensureData(of)])
    return of
  },
  component: Translation,
})

function Translation() {
  const of = Route.useLoaderData()
  return <TranslationPage key={`${of.language} ${of.kind} ${of.entry}`} of={of} />
}
