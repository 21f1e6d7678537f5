import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CategoriesStep } from '#client/admin/feeds/categories-step.tsx'
import { CheckStep } from '#client/admin/feeds/check-step.tsx'
import { ColumnsStep } from '#client/admin/feeds/columns-step.tsx'
import type { FeedDraft } from '#client/admin/feeds/feed-draft.ts'
import { FormatStep } from '#client/admin/feeds/format-step.tsx'
import { PreviewStep } from '#client/admin/feeds/preview-step.tsx'
import { RunStep } from '#client/admin/feeds/run-step.tsx'
import { SourceStep } from '#client/admin/feeds/source-step.tsx'
import { WizardNav } from '#client/admin/feeds/wizard-nav.tsx'
import { reachableStep, stepAfter, WIZARD_STEPS, type WizardStep } from '#client/admin/feeds/wizard-steps.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { useUnsaved } from '#client/lib/unsaved.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

const STEPS = {
  source: SourceStep,
  format: FormatStep,
  columns: ColumnsStep,
  categories: CategoriesStep,
  preview: PreviewStep,
  check: CheckStep,
  run: RunStep,
}

interface FeedWizardProps {
  title: string
  initial: FeedDraft
  step: string | undefined
}

/** The address holds the step, so that Back works. */
export function FeedWizard({ title, initial, step: requestedStep }: FeedWizardProps) {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(initial)
  const [reached, setReached] = useState(0)
  const unsaved = useUnsaved()
  const step = reachableStep(requestedStep, reached)
  const index = WIZARD_STEPS.indexOf(step)
  const Step = STEPS[step]
  const proceed = (next = draft) => {
    setDraft(next)
    setReached(Math.max(reached, index + 1))
    navigate({ to: '.', search: { step: stepAfter(step) } })
  }
  const change = (next: FeedDraft) => {
    unsaved.note()
    setDraft(next)
    setReached(Math.min(reached, index))
  }
  return (
    <AdminPage
      title={title}
      lead="Go back to any step at any time; nothing you entered is lost, and nothing goes live before the last step."
      actions={
        <Button asChild variant="outline" size="sm">
          <Link to="/admin/feeds" activeOptions={{ exact: true }}>
            <Icon icon={deferredIcons.chevronLeft} /> All feeds
          </Link>
        </Button>
      }
    >
      <WizardNav current={step} reached={reached} />
      <StepFocus step={step}>
        <Step key={step} draft={draft} change={change} proceed={proceed} />
      </StepFocus>
    </AdminPage>
  )
}

function StepFocus({ step, children }: { step: WizardStep; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    region.current?.querySelector('h2')?.focus()
  }, [step])
  return <div ref={region}>{children}</div>
}
