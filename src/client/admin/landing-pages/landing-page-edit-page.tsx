import { useNavigate } from '@tanstack/react-router'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AskingButton } from '#client/admin/kit/asking-button.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { DraftTime, RestoredDraft } from '#client/admin/kit/draft-note.tsx'
import { EditPage, StoredPage } from '#client/admin/kit/edit-page.tsx'
import { PagePreview } from '#client/admin/kit/page-preview.tsx'
import { useAdminToasts } from '#client/admin/kit/use-admin-toasts.ts'
import { useEditor } from '#client/admin/kit/use-editor.ts'
import {
  LandingPageForm,
  landingPageIn,
  type TypedLandingPage,
} from '#client/admin/landing-pages/landing-page-form.tsx'
import { LandingPageView } from '#client/features/landing-pages/landing-page.tsx'
import { type EditableLandingPage, trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

export function LandingPageEditPage({ id }: { id: number }) {
  const query = trpc.admin.landingPages.byId.useQuery({ id }, { refetchOnWindowFocus: false })
  return (
    <StoredPage title="Landing page" query={query}>
      {(stored) => <Editor key={id} stored={stored} />}
    </StoredPage>
  )
}

function Editor({ stored }: { stored: EditableLandingPage }) {
  const { id } = stored
  const utils = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.admin.landingPages.update.useMutation()
  const { base, typed, filled, drafted, draft, discard, conflict } = useEditor({
    draftOf: `landing-pages/${id}`,
    stored,
    part: 'landingPage',
    typedOf: ({ landingPage }): TypedLandingPage => landingPage,
    read: landingPageIn,
    save: (landingPage, version) => mutateAsync({ id, version, landingPage }),
    isPending,
    fetchNewest: () => utils.admin.landingPages.byId.fetch({ id }, { staleTime: 0 }),
    said: 'Landing page saved',
  })
  return (
    <EditPage
      noun="landing page"
      conflict={conflict}
      title={base.landingPage.name}
      lead={`/shop/${base.landingPage.slug}`}
      actions={<EditorActions page={base} />}
    >
      <div className={adminPageCss.stack}>
        <RestoredDraft at={draft.restoredFrom} onDiscard={discard} />
        <LandingPageForm
          key={filled.times}
          stored={filled.fields}
          typed={typed}
          byDefault={base.byDefault}
          used={drafted}
        >
          <DraftTime at={draft.savedAt} />
        </LandingPageForm>
      </div>
      <LandingPagePreview landingPage={typed} />
    </EditPage>
  )
}

function EditorActions({ page: { id, landingPage } }: { page: EditableLandingPage }) {
  const navigate = useNavigate()
  const toasts = useAdminToasts()
  const leave = () => void navigate({ to: '/admin/landing-pages', ignoreBlocker: true })
  const remove = trpc.admin.landingPages.delete.useMutation(toasts('Landing page deleted', leave))
  return (
    <>
      {landingPage.isPublished && (
        <ButtonLink icon={adminIcons.eye} to="/shop/$slug" params={{ slug: landingPage.slug }}>
          View in the shop
        </ButtonLink>
      )}
      <AskingButton
        isDangerous
        label={
          <>
            <Icon icon={adminIcons.trash} /> Delete
          </>
        }
        question={{
          title: 'Delete this landing page?',
          action: 'Delete page',
          busy: 'Deleting...',
          isPending: remove.isPending,
          onConfirm: () => remove.mutate({ id }),
          children: (
            <>
              <p>“{landingPage.name}” and its text are deleted. Its products stay in the shop.</p>
              <p>Links to it will stop working. To keep it for later, hide it instead.</p>
            </>
          ),
        }}
      />
    </>
  )
}

function LandingPagePreview({ landingPage }: { landingPage: TypedLandingPage }) {
  const preview = trpc.admin.landingPages.preview.useMutation()
  const { slug: _, isPublished: _published, inNavigation: _linked, ...fields } = landingPage
  return (
    <PagePreview
      lead="The page as visitors will see it, published or not. It updates as you type."
      typed={{ landingPage: fields }}
      preview={preview}
    >
      {(rendered) => <LandingPageView landing={rendered} />}
    </PagePreview>
  )
}
