import { Button } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { RemoveSamples } from '#client/admin/catalog/remove-samples.tsx'
import * as setUpCss from '#client/admin/catalog/set-up.css.ts'
import { SET_UP_LINKS } from '#client/admin/catalog/set-up-links.ts'
import { AdminCard } from '#client/admin/kit/admin-card.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useRefresh } from '#client/admin/kit/use-refresh.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { showToast } from '#client/ui/toast.ts'
import type { SetUpStep } from '#shared/site/set-up.ts'

export function SetUpCard() {
  const { data: steps = [] } = trpc.admin.reports.setUp.useQuery()
  const hiding = useHiding()
  if (steps.length === 0) return null
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className={setUpCss.card}>
      <AdminCard title="Set up your shop" lead={`${done} of ${steps.length} done.`}>
        <ol className={setUpCss.steps}>
          {steps.map(({ step, isDone }) => (
            <Step key={step} step={step} isDone={isDone} />
          ))}
        </ol>
        <Button size="sm" variant="ghost" disabled={hiding.isPending} onClick={hiding.hide}>
          Hide the checklist
        </Button>
      </AdminCard>
    </div>
  )
}

function Step({ step, isDone }: { step: SetUpStep; isDone: boolean }) {
  const { label, hint, to } = SET_UP_LINKS[step]
  return (
    <li className={setUpCss.step}>
      <span className={isDone ? setUpCss.ticked : setUpCss.open}>
        {isDone && <Icon icon={deferredIcons.check} />}
      </span>
      <div>
        <Link to={to} className={setUpCss.link} preload={false}>
          {label}
          {isDone && <span className={baseCss.visuallyHidden}>(done)</span>}
        </Link>
        {!isDone && <p className={notesCss.small}>{hint}</p>}
      </div>
      {step === 'samples' && !isDone && <RemoveSamples />}
    </li>
  )
}

function useHiding() {
  const refresh = useRefresh()
  const { mutate, isPending } = trpc.admin.settings.update.useMutation({
    onSuccess: refresh,
    onError: (error) => showToast({ type: 'error', title: error.message }),
  })
  const bringBack = { label: 'Undo', onClick: () => mutate({ SET_UP_LIST: 'true' }) }
  const hide = () =>
    mutate(
      { SET_UP_LIST: 'false' },
      {
        onSuccess: () =>
          showToast({
            type: 'success',
            title: 'Checklist hidden. You can show it again in Settings.',
            action: bringBack,
          }),
      },
    )
  return { hide, isPending }
}
