import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { FeedDraft, StepProps } from '#client/admin/feeds/feed-draft.ts'
import * as feedPreviewCss from '#client/admin/feeds/feed-preview.css.ts'
import * as feedRunsCss from '#client/admin/feeds/feed-runs.css.ts'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { ProgressBar } from '#client/admin/feeds/progress-bar.tsx'
import { RejectionTable } from '#client/admin/feeds/rejection-table.tsx'
import { rejectionsFile } from '#client/admin/feeds/rejections-file.ts'
import { RunFigures } from '#client/admin/feeds/run-figures.tsx'
import { useDryRun } from '#client/admin/feeds/use-dry-run.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import * as adminCardCss from '#client/admin/kit/admin-card.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import type { DryRunEvent } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatNumber } from '#shared/messages/formats.ts'

const MAX_REJECTIONS = 100

export function CheckStep({ draft, proceed }: StepProps) {
  const [attempt, setAttempt] = useState(0)
  if (draft.id === undefined) return null
  return (
    <DryRun
      key={attempt}
      feedId={draft.id}
      name={draft.name}
      onDone={() => proceed()}
      onAgain={() => setAttempt(attempt + 1)}
    />
  )
}

interface DryRunProps {
  feedId: number
  name: FeedDraft['name']
  onDone: () => void
  onAgain: () => void
}

function DryRun({ feedId, name, onDone, onAgain }: DryRunProps) {
  const { report, share, isDone, error } = useDryRun(feedId)
  return (
    <WizardCard
      title="What a run would do"
      lead="The whole file is read and compared with the shop. Nothing in the shop changes."
      action={error ? undefined : 'Continue'}
      isBlocked={!isDone}
      onSubmit={onDone}
    >
      {error && (
        <div className={feedsCss.feedError} role="alert">
          <p>{error}</p>
          <Button variant="outline" size="sm" onClick={onAgain}>
            Try again
          </Button>
        </div>
      )}
      <div className={feedRunsCss.runResult}>
        {!isDone && <ProgressBar label="Reading the feed" share={share || undefined} size="lg" />}
        {report && <RunFigures {...report} rejected={report.rejectedCount} isForecast />}
      </div>
      {isDone && report && <DryRunOutcome report={report} name={name} />}
    </WizardCard>
  )
}

function DryRunOutcome({ report, name }: { report: DryRunEvent['report']; name: string }) {
  const { rejected, rejectedCount, withheld, status, message } = report
  const visible = rejected.slice(0, MAX_REJECTIONS)
  const isPart = visible.length < rejectedCount
  return (
    <>
      {(status === 'failed' || withheld > 0 || !report.complete) && (
        <p role="alert" className={feedsCss.feedWarning}>
          <Icon icon={adminIcons.triangleAlert} /> {message}
        </p>
      )}
      {visible.length > 0 && (
        <>
          <div className={feedPreviewCss.rejectionHead}>
            <h3 className={adminCardCss.heading}>
              Rejected rows
              {isPart && `, the first ${visible.length} of ${formatNumber(rejectedCount)}`}
            </h3>
            <Button asChild variant="outline" size="sm">
              <a {...rejectionsFile(name, rejected)}>
                <Icon icon={adminIcons.download} /> Rejections (CSV)
              </a>
            </Button>
          </div>
          <RejectionTable label="Rejected rows" rejections={visible} />
        </>
      )}
    </>
  )
}
