import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import { RunPanel } from '#client/admin/feeds/run-panel.tsx'
import { useSaveFeed } from '#client/admin/feeds/use-save-feed.ts'
import { useStartRun } from '#client/admin/feeds/use-start-run.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import { ScheduleField } from '#client/admin/kit/schedule-field.tsx'
import { trpc } from '#client/lib/trpc.ts'

export function RunStep({ draft, change }: StepProps) {
  const navigate = useNavigate()
  const [runId, setRunId] = useState<number>()
  const { save, isSaving, error } = useSaveFeed()
  const start = useStartRun(setRunId)
  const inUse = { ...draft, enabled: true }
  const run = async () => {
    const id = await save(inUse)
    if (id !== undefined) start.mutate({ id })
  }
  const saveOnly = async () => {
    const id = await save(inUse)
    if (id !== undefined) navigate({ to: '/admin/feeds' })
  }
  if (runId !== undefined) return <RunOutcome runId={runId} feedId={draft.id} onRun={setRunId} />
  const isBusy = isSaving || start.isPending
  return (
    <WizardCard
      title="Import"
      lead="The products go live in the shop. Every run can be rolled back afterwards."
      action={isBusy ? 'Starting...' : 'Run now'}
      isBusy={isBusy}
      onSubmit={run}
    >
      <div className={feedWizardCss.wizardForm}>
        <ScheduleField
          value={draft.schedule}
          error={error}
          hint="Files that haven’t changed are skipped."
          onChange={(schedule) => change({ ...draft, schedule })}
        />
        <Button variant="outline" disabled={isBusy} onClick={saveOnly}>
          Save without running
        </Button>
      </div>
    </WizardCard>
  )
}

interface RunOutcomeProps {
  runId: number
  feedId: number | undefined
  onRun: (runId: number) => void
}

function RunOutcome({ runId, feedId, onRun }: RunOutcomeProps) {
  const runs = trpc.admin.feeds.runs.useQuery({ id: feedId ?? 0 }, { enabled: feedId !== undefined })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isRunning = runs.data?.find(({ id }) => id === runId)?.status === 'running'
  return (
    <section className={adminCardCss.card} aria-labelledby="run-outcome">
      <h2
        id="run-outcome"
        className={`${adminCardCss.title} ${feedWizardCss.wizardTitle}`}
        ref={heading}
        tabIndex={-1}
      >
        {isRunning ? 'The import is running' : 'Result'}
      </h2>
      <RunPanel key={runId} runId={runId} onRun={onRun} />
      {feedId !== undefined && (
        <div className={feedWizardCss.wizardEnd}>
          <Button asChild>
            <Link to="/admin/feeds/$feed" params={{ feed: String(feedId) }}>
              Go to the feed
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/products">View the shop</Link>
          </Button>
        </div>
      )}
    </section>
  )
}
