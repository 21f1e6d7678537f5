import { and, eq } from 'drizzle-orm'
import { mainLanguage } from '#server/config/languages.ts'
import type { Database } from '#server/db/client.ts'
import { preparedQuery, valueFor } from '#server/db/prepared-query.ts'
import { translations } from '#server/db/schema/administration.ts'
import type { FormTexts } from '#shared/content/content-form.ts'
import type { TranslatedKind } from '#shared/content/translated-texts.ts'
import { currentLanguage, type Language } from '#shared/messages/languages.ts'

const ofKind = preparedQuery((db) =>
  db
    .select({ entry: translations.entry, language: translations.language, texts: translations.texts })
    .from(translations)
    .where(eq(translations.kind, valueFor(translations.kind, 'kind'))),
)
const ofLanguage = preparedQuery((db) =>
  db
    .select({ entry: translations.entry, texts: translations.texts })
    .from(translations)
    .where(
      and(
        eq(translations.kind, valueFor(translations.kind, 'kind')),
        eq(translations.language, valueFor(translations.language, 'language')),
      ),
    ),
)

const NOTHING = new Map<string, FormTexts>()

/** Returns each entry's texts in the page's language; none in the main language, in which they are written. */
export function translationsNow(db: Database, kind: TranslatedKind): Map<string, FormTexts> {
  const language = currentLanguage()
  if (language === mainLanguage()) return NOTHING
  return new Map(
    ofLanguage(db)
      .all({ kind, language })
      .map(({ entry, texts }) => [entry, texts]),
  )
}

/** Returns the languages in which each entry has these texts, besides the main one. */
export function translatedLanguages(
  db: Database,
  kind: TranslatedKind,
  names: string[],
): Map<string, Language[]> {
  const languages = new Map<string, Language[]>()
  for (const { entry, language, texts } of ofKind(db).all({ kind }))
    if (names.every((name) => texts[name])) languages.set(entry, [...(languages.get(entry) ?? []), language])
  return languages
}
