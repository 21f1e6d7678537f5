import { Button } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ArticleBar, PUBLISH_BUTTON } from '#client/admin/articles/article-bar.tsx'
import * as articleFormCss from '#client/admin/articles/article-form.css.ts'
import { ArticleForm, editedArticle, editedProductNames } from '#client/admin/articles/article-form.tsx'
import { ArticlePreview, followText } from '#client/admin/articles/article-preview.tsx'
import { PreviewLinkCard } from '#client/admin/articles/preview-link-card.tsx'
import { PublishingCard } from '#client/admin/articles/publishing-card.tsx'
import * as translationsCss from '#client/admin/articles/translations-card.css.ts'
import {
  type ListedTranslation,
  TranslationBeside,
  TranslationsCard,
} from '#client/admin/articles/translations-card.tsx'
import { useArticleDeletion } from '#client/admin/articles/use-article-deletion.ts'
import { useArticleExport } from '#client/admin/articles/use-article-export.ts'
import { useArticlePrefix } from '#client/admin/articles/use-article-prefix.ts'
import { VersionsCard } from '#client/admin/articles/versions-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { ButtonAnchor, DangerButton } from '#client/admin/kit/buttons.tsx'
import { DraftTime, RestoredDraft } from '#client/admin/kit/draft-note.tsx'
import { EditPage, StoredPage } from '#client/admin/kit/edit-page.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useEditor } from '#client/admin/kit/use-editor.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

const PREVIEW_BESIDE = '(min-width: 75rem)'

export function ArticleEditPage({ id }: { id: number }) {
  const query = trpc.admin.articles.byId.useQuery({ id }, { refetchOnWindowFocus: false })
  return (
    <StoredPage title="Article" query={query}>
      {(stored) => <Editor key={id} stored={stored} />}
    </StoredPage>
  )
}

function Editor({ stored }: { stored: EditableArticle }) {
  const { id } = stored
  const utils = trpc.useUtils()
  const toasts = useAdminToasts()
  const { mutateAsync, isPending } = trpc.admin.articles.update.useMutation()
  const publish = trpc.admin.articles.publish.useMutation(
    toasts('Article published', (published) => begin(published)),
  )
  const publishes = useRef(false)
  const { base, typed, isChanged, filled, drafted, draft, begin, take, discard, conflict } = useEditor({
    draftOf: `articles/${id}`,
    stored,
    part: 'article',
    typedOf: ({ article }) => article,
    read: editedArticle,
    save: (article, version) => mutateAsync({ id, version, article }),
    isPending,
    fetchNewest: () => utils.admin.articles.byId.fetch({ id }, { staleTime: 0 }),
    said: 'Article saved',
    onSaved: ({ version }) => publishes.current && publish.mutate({ id, version, at: null }),
  })
  const [beside, setBeside] = useState<ListedTranslation>()
  const [previews, setPreviews] = usePreviewed()
  const page = useRef<HTMLDivElement>(null)
  const togglePreview = () => {
    setPreviews(!previews)
    if (!previews)
      requestAnimationFrame(() => page.current?.querySelector('iframe')?.scrollIntoView({ block: 'center' }))
  }
  const productNames = filled.draft ? editedProductNames(filled.draft) : base.productNames
  return (
    <EditPage
      noun="article"
      conflict={
        conflict && {
          ...conflict,
          keepMine: () => {
            publishes.current = false
            return conflict.keepMine()
          },
        }
      }
      title={base.article.title}
      actions={<EditorActions article={base} />}
    >
      <div className={beside && translationsCss.sideBySide}>
        {beside && <TranslationBeside translation={beside} onClose={() => setBeside(undefined)} />}
        <div
          ref={page}
          className={adminPageCss.stack}
          onScrollCapture={({ target, currentTarget }) =>
            target instanceof HTMLTextAreaElement && followText(target, currentTarget)
          }
        >
          <ArticleBar
            article={base}
            isPending={isPending || publish.isPending}
            previews={previews !== false && !beside}
            onPreview={togglePreview}
            onDone={begin}
          >
            <DraftTime at={draft.savedAt} savedAt={base.changedAt} />
          </ArticleBar>
          <RestoredDraft at={draft.restoredFrom} onDiscard={discard} />
          <ArticleForm
            key={filled.times}
            stored={{ ...base, article: filled.fields, productNames }}
            form={{
              ...drafted,
              form: {
                ...drafted.form,
                onSubmit: (event) => {
                  publishes.current = event.nativeEvent.submitter?.id === PUBLISH_BUTTON
                  return drafted.form.onSubmit(event)
                },
              },
            }}
            typed={typed}
            preview={
              previews !== false &&
              !beside && (
                <div className={previews ? articleFormCss.preview : articleFormCss.previewBeside}>
                  <ArticlePreview article={typed} isSeen={previews === true} />
                </div>
              )
            }
          />
          <div className={adminPageCss.areaCards}>
            <PublishingCard article={base} isChanged={isChanged} onDone={begin} />
            <TranslationsCard article={base} onShow={setBeside} />
            {(base.state === 'draft' || base.state === 'scheduled') && <PreviewLinkCard article={base} />}
            <VersionsCard article={base} onRestored={take} />
          </div>
        </div>
      </div>
    </EditPage>
  )
}

/** Undefined until it is known whether there is room beside the text, where the preview is shown from the start. */
function usePreviewed() {
  const [previews, setPreviews] = useState<boolean>()
  useEffect(() => setPreviews(matchMedia(PREVIEW_BESIDE).matches), [])
  return [previews, setPreviews] as const
}

function EditorActions({ article: { id, state, article } }: { article: EditableArticle }) {
  const navigate = useNavigate()
  const remove = useArticleDeletion(() => navigate({ to: '/admin/articles', ignoreBlocker: true }))
  const exporting = useArticleExport(id)
  const prefix = useArticlePrefix(article.language)
  return (
    <>
      {state === 'published' && (
        <ButtonAnchor icon={adminIcons.eye} href={`${prefix}/blog/${article.slug}`}>
          View in the blog
        </ButtonAnchor>
      )}
      <Button variant="outline" disabled={exporting.isBusy} onClick={exporting.download}>
        <Icon icon={adminIcons.download} /> Export
      </Button>
      {state !== 'trash' && (
        <DangerButton disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
          <Icon icon={adminIcons.trash} /> Delete
        </DangerButton>
      )}
    </>
  )
}
