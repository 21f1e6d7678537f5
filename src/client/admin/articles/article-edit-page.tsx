import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ArticleForm, editedArticle, editedProductNames } from '#client/admin/articles/article-form.tsx'
import { ArticlePreview } from '#client/admin/articles/article-preview.tsx'
import { ArticleStateTag } from '#client/admin/articles/article-state-tag.tsx'
import { PreviewLinkCard } from '#client/admin/articles/preview-link-card.tsx'
import { PublishingCard } from '#client/admin/articles/publishing-card.tsx'
import { useArticleDeletion } from '#client/admin/articles/use-article-deletion.ts'
import { useArticleExport } from '#client/admin/articles/use-article-export.ts'
import { VersionsCard } from '#client/admin/articles/versions-card.tsx'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { DraftTime, FoundDraft } from '#client/admin/kit/draft-note.tsx'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'
import { useDraft } from '#client/admin/kit/use-draft.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { callError } from '#client/lib/call-error.ts'
import { type EditableArticle, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

const CONFLICT = 409

export function ArticleEditPage({ id }: { id: number }) {
  const stored = trpc.admin.articles.byId.useQuery({ id }, { refetchOnWindowFocus: false })
  if (!stored.data) {
    return (
      <AdminPage title="Article">
        <p role="status">{stored.isError ? stored.error.message : 'Loading the article...'}</p>
      </AdminPage>
    )
  }
  return <Editor key={id} stored={stored.data} />
}

type Fields = EditableArticle['article']

interface Conflict {
  mine: Fields
  theirs: EditableArticle
}

/** Edits the version that was there when it began: a newer one is shown beside it instead of being overwritten. */
function Editor({ stored }: { stored: EditableArticle }) {
  const { id } = stored
  const [base, setBase] = useState(stored)
  const [taken, setTaken] = useState({ ...stored, times: 0 })
  const [typed, setTyped] = useState(stored.article)
  const [conflict, setConflict] = useState<Conflict>()
  const utils = trpc.useUtils()
  const refresh = useRefresh()
  const { mutateAsync, isPending } = trpc.admin.articles.edit.useMutation()

  const save = async (mine: Fields, version = base.version) => {
    try {
      return await mutateAsync({ id, version, article: mine })
    } catch (error) {
      const { code, fields } = callError(error)
      if (code === CONFLICT && Object.keys(fields).length === 0)
        setConflict({ mine, theirs: await utils.admin.articles.byId.fetch({ id }, { staleTime: 0 }) })
      throw error
    }
  }
  const begin = (version: EditableArticle) => {
    setBase(version)
    setConflict(undefined)
  }
  const show = (version: EditableArticle) => {
    setTaken({ ...version, times: taken.times + 1 })
    setTyped(version.article)
  }
  const draft = useDraft(`articles/${id}`, ({ version, form: typedBefore }) => {
    setBase({ ...base, version })
    show({ ...base, article: editedArticle(typedBefore), productNames: editedProductNames(typedBefore) })
    form.unsaved.note(true)
  })
  const settle = () => {
    draft.forget()
    form.unsaved.settle()
  }
  /** The form shows what is stored, whatever was typed into it. */
  const take = (version: EditableArticle) => {
    begin(version)
    show(version)
    settle()
  }
  const onDone = (saved: EditableArticle) => {
    begin(saved)
    settle()
    showToast({ type: 'success', title: 'Article saved' })
    return refresh()
  }
  const form = useForm({ mutateAsync: save, isPending }, { part: 'article', read: editedArticle, onDone })
  const saveOver = ({ mine, theirs }: Conflict) =>
    save(mine, theirs.version).then(onDone, (error) =>
      showToast({ type: 'error', title: callError(error).message }),
    )
  return (
    <AdminPage
      title={base.article.title}
      lead={<ArticleStateTag state={base.state} />}
      actions={<EditorActions article={base} />}
    >
      {conflict && (
        <EditConflict
          noun="article"
          mine={conflict.mine}
          theirs={conflict.theirs.article}
          onKeepMine={() => saveOver(conflict)}
          onTakeTheirs={() => take(conflict.theirs)}
        />
      )}
      <div className={adminPageCss.stack}>
        <FoundDraft at={draft.foundAt} onDiscard={() => take(stored)} />
        <PublishingCard article={base} isChanged={!isSame(typed, base.article)} onDone={begin} />
        <AdminCard title="Text">
          <ArticleForm
            key={taken.times}
            stored={taken}
            form={form}
            typed={typed}
            onTyped={(article, element) => {
              setTyped(article)
              if (isSame(article, base.article)) settle()
              else form.unsaved.note(draft.keep(element, base.version))
            }}
          >
            <DraftTime at={draft.keptAt} />
          </ArticleForm>
        </AdminCard>
        <ArticlePreview article={typed} />
        {(base.state === 'draft' || base.state === 'scheduled') && <PreviewLinkCard article={base} />}
        <VersionsCard article={base} onRestored={take} />
      </div>
    </AdminPage>
  )
}

function isSame(one: Fields, other: Fields): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function EditorActions({ article: { id, state, article } }: { article: EditableArticle }) {
  const navigate = useNavigate()
  const remove = useArticleDeletion(() => navigate({ to: '/admin/articles', ignoreBlocker: true }))
  const exporting = useArticleExport(id)
  return (
    <>
      {state === 'published' && (
        <Button asChild variant="outline">
          <Link to="/blog/$slug" params={{ slug: article.slug }}>
            <Icon icon={adminIcons.eye} /> View in the blog
          </Link>
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
