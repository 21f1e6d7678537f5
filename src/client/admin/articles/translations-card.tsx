import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ArticleStateTag } from '#client/admin/articles/article-state-tag.tsx'
import * as translationsCss from '#client/admin/articles/translations-card.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AddButton } from '#client/admin/kit/buttons.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { useSite } from '#client/lib/site.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Moment } from '#client/ui/moment.tsx'
import { LANGUAGES, type Language } from '#shared/messages/languages.ts'

const LEAD =
  'Each translation is an article of its own, with its own address and state. Readers get the article in the language of their page, or this one if there is no translation.'

export type ListedTranslation = EditableArticle['translations'][number]

interface TranslationsCardProps {
  article: EditableArticle
  onShow: (translation: ListedTranslation) => void
}

/** The article in the shop's other languages: missing, older than this one, or open beside it. */
export function TranslationsCard({ article: base, onShow }: TranslationsCardProps) {
  const { languages } = useSite()
  const [adding, setAdding] = useState<Language>()
  const others = languages.filter((language) => language !== base.article.language)
  if (others.length === 0) return null
  return (
    <AdminCard title="Translations" lead={LEAD}>
      <ul className={translationsCss.list}>
        {others.map((language) => {
          const translation = base.translations.find((one) => one.language === language)
          return (
            <li key={language} className={translationsCss.line}>
              <b lang={language}>{LANGUAGES[language]}</b>
              {translation ? (
                <Existing article={base} translation={translation} onShow={() => onShow(translation)} />
              ) : (
                <>
                  <span className={`${baseCss.tag} ${baseCss.tintFeeding}`}>Missing</span>
                  <AddButton variant="outline" size="sm" onClick={() => setAdding(language)}>
                    Translate
                  </AddButton>
                </>
              )}
            </li>
          )
        })}
      </ul>
      {adding && <TranslationDialog id={base.id} language={adding} onClose={() => setAdding(undefined)} />}
    </AdminCard>
  )
}

interface ExistingProps {
  article: EditableArticle
  translation: ListedTranslation
  onShow: () => void
}

function Existing({ article, translation, onShow }: ExistingProps) {
  const { id, title, language, state, changedAt } = translation
  return (
    <>
      <Link
        to="/admin/articles/$id"
        params={{ id: String(id) }}
        lang={language}
        className={translationsCss.title}
      >
        {title}
      </Link>
      <ArticleStateTag state={state} />
      {changedAt < article.changedAt && (
        <span className={notesCss.small}>
          Older than this article, which was changed <Moment at={article.changedAt} />
        </span>
      )}
      <Button variant="outline" size="sm" onClick={onShow}>
        <Icon icon={adminIcons.eye} /> Show beside
      </Button>
    </>
  )
}

interface TranslationBesideProps {
  translation: ListedTranslation
  onClose: () => void
}

export function TranslationBeside({ translation: { id, language }, onClose }: TranslationBesideProps) {
  const { data } = trpc.admin.articles.byId.useQuery({ id })
  if (!data)
    return (
      <p role="status" className={translationsCss.beside}>
        Loading...
      </p>
    )
  const { title, excerpt, text, keyPoints, expertAdvice } = data.article
  const parts = [title, excerpt, text, keyPoints.join('\n'), expertAdvice]
  return (
    <aside className={translationsCss.beside} lang={language} aria-label={`${LANGUAGES[language]}: ${title}`}>
      <Button variant="outline" size="sm" className={translationsCss.close} onClick={onClose}>
        Close
      </Button>
      {parts.filter(Boolean).map((part) => (
        <p key={part}>{part}</p>
      ))}
    </aside>
  )
}

interface TranslationDialogProps {
  id: number
  language: Language
  onClose: () => void
}

function TranslationDialog({ id, language, onClose }: TranslationDialogProps) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const add = trpc.admin.articles.translate.useMutation()
  const { form, field, isPending } = useForm(add, {
    read: (typed) => ({ id, language, title: typed.text('title') }),
    onDone: async ({ id: added }) => {
      await refresh()
      return navigate({ to: '/admin/articles/$id', params: { id: String(added) } })
    },
  })
  const title = `Translate into ${LANGUAGES[language]}`
  return (
    <FormDialog title={title} form={form} action="Create draft" isBlocked={isPending} onClose={onClose}>
      <Field
        label="Title"
        required
        maxLength={70}
        lang={language}
        hint="The draft has the cover, the products, and the related articles. Its texts begin empty, and the URL is made of this title."
        {...field('title')}
      />
    </FormDialog>
  )
}
