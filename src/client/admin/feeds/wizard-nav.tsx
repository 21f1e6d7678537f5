import { Link } from '@tanstack/react-router'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import { STEP_TITLES, WIZARD_STEPS, type WizardStep } from '#client/admin/feeds/wizard-steps.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

interface WizardNavProps {
  current: WizardStep
  /** The index of the furthest step that can be opened. */
  reached: number
}

export function WizardNav({ current, reached }: WizardNavProps) {
  const at = WIZARD_STEPS.indexOf(current)
  return (
    <nav className={feedWizardCss.wizardNav} aria-label="Steps">
      <p className={feedWizardCss.wizardPlace}>
        Step {at + 1} of {WIZARD_STEPS.length}:{' '}
        <b className={feedWizardCss.wizardCurrent}>{STEP_TITLES[current]}</b>
      </p>
      <ol className={feedWizardCss.wizardSteps}>
        {WIZARD_STEPS.map((step, index) => (
          <li key={step}>
            {index <= reached ? (
              <Link
                to="."
                search={{ step }}
                className={`${feedWizardCss.wizardStep} ${index === at ? feedWizardCss.isCurrent : index < at ? feedWizardCss.isDone : ''}`}
                aria-current={step === current ? 'step' : undefined}
              >
                <StepMark index={index} isDone={index < at} />
                <span className={feedWizardCss.wizardStepTitle}>{STEP_TITLES[step]}</span>
              </Link>
            ) : (
              <span className={feedWizardCss.wizardStep}>
                <StepMark index={index} isDone={false} />
                <span className={feedWizardCss.wizardStepTitle}>{STEP_TITLES[step]}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function StepMark({ index, isDone }: { index: number; isDone: boolean }) {
  return (
    <span className={feedWizardCss.wizardMark} aria-hidden="true">
      {isDone ? <Icon icon={deferredIcons.check} /> : index + 1}
    </span>
  )
}
