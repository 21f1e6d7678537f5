import { type SubmitEvent, use, useState } from 'react'
import { ContentForm } from '#client/admin/content/content-form.tsx'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ButtonAnchor, DangerButton } from '#client/admin/kit/buttons.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'
import { EditConflict } from '#client/admin/kit/edit-conflict.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { UnsavedContext } from '#client/lib/unsaved.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { type BlockName, blockOf } from '#shared/content/content-blocks.ts'
import type { FormTexts } from '#shared/content/content-form.ts'
import { formatDay } from '#shared/messages/formats.ts'

interface Conflict {
  mine: FormTexts
  theirs: { texts: FormTexts; changedAt: Date | null }
}

export function ContentBlockPage({ block }: { block: BlockName }) {
  const { data: stored } = trpc.admin.content.byBlock.useQuery({ block }, { refetchOnWindowFocus: false })
  const { title, lead } = blockOf(block)
  const [conflict, setConflict] = useState<Conflict>()
  const utils = trpc.useUtils()
  const showBoth = async (mine: FormTexts) => {
    const theirs = await utils.admin.content.byBlock.fetch({ block }, { staleTime: 0 })
    setConflict({ mine, theirs })
    return theirs.changedAt
  }
  const unsaved = use(UnsavedContext)
  const bringAnew = () => {
    unsaved?.clear()
    // Every page receives the texts with its HTML, so a reload brings the new ones; the hash carries the message.
    location.hash = 'content-saved'
    location.reload()
  }
  const overwrite = trpc.admin.content.update.useMutation({
    onSuccess: bringAnew,
    onError: ({ message }) => showToast({ type: 'error', title: message }),
  })
  return (
    <AdminPage title={title} lead={lead} actions={<Actions block={block} />}>
      {conflict && (
        <EditConflict
          noun="text"
          mine={conflict.mine}
          theirs={conflict.theirs.texts}
          keepMine={() =>
            overwrite.mutate({
              block,
              basedOn: conflict.theirs.changedAt?.getTime() ?? null,
              fields: conflict.mine,
            })
          }
          takeTheirs={bringAnew}
        />
      )}
      <div className={adminPageCss.stack}>
        <AdminCard title="Text" lead={stored && stateOf(stored)}>
          {stored && (
            <ContentForm
              block={block}
              texts={stored.texts}
              changedAt={stored.changedAt}
              onConflict={showBoth}
              onSaved={({ isChanged }) =>
                isChanged ? bringAnew() : showToast({ type: 'success', title: 'No changes to save' })
              }
            />
          )}
        </AdminCard>
        {stored?.changedAt && <ResetCard block={block} onDone={bringAnew} />}
      </div>
    </AdminPage>
  )
}

function stateOf({ changedAt, isOriginal }: { changedAt: Date | null; isOriginal: boolean }): string {
  const supplied = 'This is the shop’s original text. It is updated with the program until you change it.'
  if (!changedAt) return supplied
  const day = formatDay(changedAt)
  return isOriginal
    ? `${supplied} The texts for search engines were changed on ${day}.`
    : `Changed on ${day}.`
}

function Actions({ block }: { block: BlockName }) {
  const { page } = blockOf(block)
  return (
    <ButtonAnchor
      icon={adminIcons.eye}
      href={page.path}
      target="_blank"
      rel="noopener"
    >{`View the ${page.name}`}</ButtonAnchor>
  )
}

/** Works as a plain browser form; with JavaScript it asks first. */
function ResetCard({ block, onDone }: { block: BlockName; onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const isReady = useIsReady()
  const reset = trpc.admin.content.reset.useMutation({
    onSuccess: onDone,
    onError: ({ message }) => showToast({ type: 'error', title: message }),
  })
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAsking(true)
  }
  return (
    <AdminCard
      title="Restore the default"
      lead="The shop’s original text replaces yours. The audit log keeps the beginning of each of your texts."
    >
      <form
        method="post"
        action={`/admin/content/${block}?form=reset`}
        onSubmit={isReady ? ask : undefined}
        aria-label="Restore the default"
      >
        <DangerButton type="submit">
          <Icon icon={adminIcons.rotateCcw} /> Restore the default
        </DangerButton>
      </form>
      <ConfirmDialog
        open={isAsking}
        title={`Restore the default of “${blockOf(block).title}”?`}
        action="Restore"
        busy="Restoring..."
        isPending={reset.isPending}
        onConfirm={() => reset.mutate({ block })}
        onClose={() => setIsAsking(false)}
      >
        <p>Your own text is removed from the site at once.</p>
      </ConfirmDialog>
    </AdminCard>
  )
}
