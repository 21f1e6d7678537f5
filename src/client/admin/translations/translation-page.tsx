import { Button } from '@chakra-ui/react'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { StoredPage } from '#client/admin/kit/edit-page.tsx'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import * as translationsCss from '#client/admin/translations/translations.css.ts'
import { useSite } from '#client/lib/site.ts'
import { type EditableTranslation, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { type TranslatedEntry, translatedField, translatedLabel } from '#shared/content/translated-texts.ts'
import { ENGLISH, LANGUAGES, type Language } from '#shared/messages/languages.ts'

const LEAD = 'The original on one side, its translation on the other. An empty text is shown as the original.'
const LONG_TEXT = 200

interface TranslationPageProps {
  of: TranslatedEntry & { language: Language }
}

export function TranslationPage({ of }: TranslationPageProps) {
  const query = trpc.admin.translations.byEntry.useQuery(of, { refetchOnWindowFocus: false })
  return (
    <StoredPage title="Translation" query={query}>
      {(stored) => (
        <AdminPage
          title={`${stored.name}: ${stored.language}`}
          lead={LEAD}
          actions={
            <ButtonLink to="/admin/translations" activeOptions={{ exact: true }}>
              All translations
            </ButtonLink>
          }
        >
          <AdminCard title="Texts">
            <TranslationForm key={stored.changedAt?.getTime() ?? 0} of={of} stored={stored} />
          </AdminCard>
        </AdminPage>
      )}
    </StoredPage>
  )
}

function TranslationForm({ of, stored }: TranslationPageProps & { stored: EditableTranslation }) {
  const [main = ENGLISH] = useSite().languages
  const refresh = useRefresh()
  const update = trpc.admin.translations.update.useMutation()
  const { form, problems, isPending } = useForm(update, {
    read: (typed) => ({
      ...of,
      basedOn: stored.changedAt?.getTime() ?? null,
      texts: Object.fromEntries(stored.texts.map(({ name }) => [name, typed.text(name)])),
    }),
    onDone: () => {
      showToast({ type: 'success', title: 'Translation saved' })
      return refresh()
    },
  })
  return (
    <form className={adminFormCss.form} aria-label={`${stored.name}: ${stored.language}`} {...form}>
      {stored.texts.map((text) => (
        <div key={text.name} className={translationsCss.pair}>
          <div>
            <p className={translationsCss.original}>
              {`${translatedLabel(of, text.name)} (${LANGUAGES[main]})`}
              {text.isOld && (
                <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>
                  Changed since it was translated
                </span>
              )}
            </p>
            <p lang={main} className={translationsCss.text}>
              {text.original || '–'}
            </p>
          </div>
          <TranslatedText of={of} text={text} error={problems[text.name]} />
        </div>
      ))}
      <div className={adminFormCss.formEnd}>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

interface TranslatedTextProps extends TranslationPageProps {
  text: EditableTranslation['texts'][number]
  error: string | undefined
}

function TranslatedText({ of, text: { name, original, translation }, error }: TranslatedTextProps) {
  const field = translatedField(of, name)
  const label = `${translatedLabel(of, name)} (${LANGUAGES[of.language]})`
  const shared = { name, label, error, lang: of.language, defaultValue: translation }
  const max = field && 'max' in field && field.kind !== 'lines' ? { maxLength: field.max } : {}
  if (field?.kind === 'line') return <Field {...shared} {...max} />
  return <TextField {...shared} {...max} rows={rowsOf(original)} />
}

function rowsOf(original: string): number {
  const lines = original.split('\n').length
  return Math.min(28, Math.max(3, lines + Math.ceil(original.length / LONG_TEXT)))
}
