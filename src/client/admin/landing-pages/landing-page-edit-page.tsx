import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { DraftTime, FoundDraft } from '#client/admin/kit/draft-note.tsx'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useDraft } from '#client/admin/kit/use-draft.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import {
  LandingPageForm,
  landingPageIn,
  type TypedLandingPage,
} from '#client/admin/landing-pages/landing-page-form.tsx'
import { LandingPagePreview } from '#client/admin/landing-pages/landing-page-preview.tsx'
import { callError } from '#client/lib/call-error.ts'
import { type EditableLandingPage, trpc } from '#client/lib/trpc.ts'
import { useForm } from '#client/lib/use-form.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

const CONFLICT = 409

export function LandingPageEditPage({ id }: { id: number }) {
  const stored = trpc.admin.landingPages.byId.useQuery({ id }, { refetchOnWindowFocus: false })
  if (!stored.data) {
    return (
      <AdminPage title="Landing page">
        <p role="status">{stored.isError ? stored.error.message : 'Loading the landing page...'}</p>
      </AdminPage>
    )
  }
  return <Editor key={id} stored={stored.data} />
}

type Fields = ReturnType<typeof landingPageIn>

interface Conflict {
  mine: Fields
  theirs: EditableLandingPage
}

/** Edits the version that was there when it began: a newer one is shown beside it instead of being overwritten. */
function Editor({ stored }: { stored: EditableLandingPage }) {
  const { id } = stored
  const [base, setBase] = useState(stored)
  const [typed, setTyped] = useState<TypedLandingPage>(stored.landingPage)
  const [shown, setShown] = useState({ landingPage: typed, times: 0 })
  const [conflict, setConflict] = useState<Conflict>()
  const utils = trpc.useUtils()
  const refresh = useRefresh()
  const { mutateAsync, isPending } = trpc.admin.landingPages.edit.useMutation()

  const save = async (mine: Fields, version = base.version) => {
    try {
      return await mutateAsync({ id, version, landingPage: mine })
    } catch (error) {
      const { code, fields } = callError(error)
      if (code === CONFLICT && Object.keys(fields).length === 0)
        setConflict({ mine, theirs: await utils.admin.landingPages.byId.fetch({ id }, { staleTime: 0 }) })
      throw error
    }
  }
  const show = (landingPage: TypedLandingPage) => {
    setShown({ landingPage, times: shown.times + 1 })
    setTyped(landingPage)
  }
  const draft = useDraft(`landing-pages/${id}`, ({ version, form: typedBefore }) => {
    setBase({ ...base, version })
    show(landingPageIn(typedBefore))
    form.unsaved.note(true)
  })
  const begin = (version: EditableLandingPage) => {
    setBase(version)
    setConflict(undefined)
    draft.forget()
    form.unsaved.settle()
  }
  /** The form shows what is stored, whatever was typed into it. */
  const take = (version: EditableLandingPage) => {
    begin(version)
    show(version.landingPage)
  }
  const onDone = (saved: EditableLandingPage) => {
    begin(saved)
    showToast({ type: 'success', title: 'Landing page saved' })
    return refresh()
  }
  const form = useForm({ mutateAsync: save, isPending }, { part: 'landingPage', read: landingPageIn, onDone })
  const saveOver = ({ mine, theirs }: Conflict) =>
    save(mine, theirs.version).then(onDone, (error) =>
      showToast({ type: 'error', title: callError(error).message }),
    )
  return (
    <AdminPage
      title={base.landingPage.name}
      lead={`/shop/${base.landingPage.slug}`}
      actions={<EditorActions page={base} />}
    >
      {conflict && (
        <EditConflict
          noun="landing page"
          mine={conflict.mine}
          theirs={conflict.theirs.landingPage}
          onKeepMine={() => saveOver(conflict)}
          onTakeTheirs={() => take(conflict.theirs)}
        />
      )}
      <div className={adminPageCss.stack}>
        <FoundDraft at={draft.foundAt} onDiscard={() => take(stored)} />
        <LandingPageForm
          key={shown.times}
          stored={shown.landingPage}
          typed={typed}
          onTyped={(landingPage, element) => {
            setTyped(landingPage)
            form.unsaved.note(draft.keep(element, base.version))
          }}
          byDefault={base.byDefault}
          used={form}
        >
          <DraftTime at={draft.keptAt} />
        </LandingPageForm>
      </div>
      <LandingPagePreview landingPage={typed} />
    </AdminPage>
  )
}

function EditorActions({ page: { id, landingPage } }: { page: EditableLandingPage }) {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const remove = trpc.admin.landingPages.delete.useMutation(
    useAdminToasts()(
      'Landing page deleted',
      () => void navigate({ to: '/admin/landing-pages', ignoreBlocker: true }),
    ),
  )
  return (
    <>
      {landingPage.isPublished && (
        <Button asChild variant="outline">
          <Link to="/shop/$slug" params={{ slug: landingPage.slug }}>
            <Icon icon={adminIcons.eye} /> View in the shop
          </Link>
        </Button>
      )}
      <Button variant="outline" className={actionsCss.danger} onClick={() => setIsAsking(true)}>
        <Icon icon={adminIcons.trash} /> Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete this landing page?"
        action="Delete page"
        busy="Deleting..."
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setIsAsking(false)}
      >
        <p>“{landingPage.name}” and its text are deleted. Its products stay in the shop.</p>
        <p>Visitors who follow a link to it will not find it. To keep it for later, hide it instead.</p>
      </ConfirmDialog>
    </>
  )
}
