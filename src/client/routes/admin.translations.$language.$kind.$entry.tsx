import { createFileRoute, notFound } from '@tanstack/react-router'
import { TranslationPage } from '#client/admin/translations/translation-page.tsx'
import { throwNotFound } from '#client/lib/is-not-found.ts'
import { isTranslatedEntry, isTranslatedKind } from '#shared/content/translated-texts.ts'
import { isLanguage } from '#shared/messages/languages.ts'

export const Route = createFileRoute('/admin/translations/$language/$kind/$entry')({
  loader: async ({ params: { language, kind, entry }, context: { trpc } }) => {
    if (!isLanguage(language) || !isTranslatedKind(kind) || !isTranslatedEntry({ kind, entry }))
      throw notFound()
    const of = { language, kind, entry }
    await trpc.admin.translations.byEntry.ensureData(of).catch(throwNotFound)
    return of
  },
  component: Translation,
})

function Translation() {
  const of = Route.useLoaderData()
  return <TranslationPage key={`${of.language} ${of.kind} ${of.entry}`} of={of} />
}
