import { Button } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ArticleForm, editedArticle, editedProductNames } from '#client/admin/articles/article-form.tsx'
import { ArticlePreview } from '#client/admin/articles/article-preview.tsx'
import { ArticleStateTag } from '#client/admin/articles/article-state-tag.tsx'
import { PreviewLinkCard } from '#client/admin/articles/preview-link-card.tsx'
import { PublishingCard } from '#client/admin/articles/publishing-card.tsx'
import * as translationsCss from '#client/admin/articles/translations-card.css.ts'
import {
  type ShownTranslation,
  TranslationBeside,
  TranslationsCard,
} from '#client/admin/articles/translations-card.tsx'
import { useArticleDeletion } from '#client/admin/articles/use-article-deletion.ts'
import { useArticleExport } from '#client/admin/articles/use-article-export.ts'
import { useArticlePrefix } from '#client/admin/articles/use-article-prefix.ts'
import { VersionsCard } from '#client/admin/articles/versions-card.tsx'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { DraftTime, RestoredDraft } from '#client/admin/kit/draft-note.tsx'
import { EditPage, StoredPage } from '#client/admin/kit/edit-page.tsx'
import { useEditor } from '#client/admin/kit/use-editor.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

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
  const { mutateAsync, isPending } = trpc.admin.articles.update.useMutation()
  const { base, typed, isChanged, filled, used, draft, hear, begin, take, discard, conflict } = useEditor({
    draftOf: `articles/${id}`,
    stored,
    part: 'article',
    typedOf: ({ article }) => article,
    read: editedArticle,
    save: (article, version) => mutateAsync({ id, version, article }),
    isPending,
    fetchNewest: () => utils.admin.articles.byId.fetch({ id }, { staleTime: 0 }),
    said: 'Article saved',
  })
  const [beside, setBeside] = useState<ShownTranslation>()
  const productNames = filled.draft ? editedProductNames(filled.draft) : base.productNames
  return (
    <EditPage
      noun="article"
      conflict={conflict}
      title={base.article.title}
      lead={<ArticleStateTag state={base.state} />}
      actions={<EditorActions article={base} />}
    >
      <div className={beside && translationsCss.sideBySide}>
        {beside && <TranslationBeside translation={beside} onClose={() => setBeside(undefined)} />}
        <div className={adminPageCss.stack}>
          <RestoredDraft at={draft.restoredFrom} onDiscard={discard} />
          <div className={adminPageCss.areaCards}>
            <PublishingCard article={base} isChanged={isChanged} onDone={begin} />
            <TranslationsCard article={base} onShow={setBeside} />
          </div>
          <ArticleForm
            key={filled.times}
            stored={{ ...base, article: filled.fields, productNames }}
            form={used}
            typed={typed}
            onTyped={hear}
          >
            <DraftTime at={draft.savedAt} />
          </ArticleForm>
          <ArticlePreview article={typed} />
          {(base.state === 'draft' || base.state === 'scheduled') && <PreviewLinkCard article={base} />}
          <VersionsCard article={base} onRestored={take} />
        </div>
      </div>
    </EditPage>
  )
}

function EditorActions({ article: { id, state, article } }: { article: EditableArticle }) {
  const navigate = useNavigate()
  const remove = useArticleDeletion(() => navigate({ to: '/admin/articles', ignoreBlocker: true }))
  const exporting = useArticleExport(id)
  const prefix = useArticlePrefix(article.language)
  return (
    <>
      {state === 'published' && (
        <Button asChild variant="outline">
          <a href={`${prefix}/blog/${article.slug}`}>
            <Icon icon={adminIcons.eye} /> View in the blog
          </a>
        </Button>
      )}
      <Button variant="outline" disabled={exporting.isBusy} onClick={exporting.download}>
        <Icon icon={adminIcons.download} /> Export
      </Button>
      {state !== 'trash' && (
        <Button
          variant="outline"
          className={actionsCss.danger}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          <Icon icon={adminIcons.trash} /> Delete
        </Button>
      )}
    </>
  )
}
