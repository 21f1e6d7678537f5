export const WIZARD_STEPS = ['source', 'format', 'columns', 'categories', 'preview', 'check', 'run'] as const

export type WizardStep = (typeof WIZARD_STEPS)[number]

export const STEP_TITLES: Record<WizardStep, string> = {
  source: 'Source',
  format: 'Format',
  columns: 'Columns',
  categories: 'Categories',
  preview: 'Preview',
  check: 'Dry run',
  run: 'Run',
}

export function stepAfter(step: WizardStep): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? step
}

/** Returns the step that an address requests, limited to the furthest one that can be opened. */
export function reachableStep(requested: string | undefined, reached: number): WizardStep {
  const target = WIZARD_STEPS.find((step) => step === requested) ?? 'source'
  return WIZARD_STEPS[Math.min(WIZARD_STEPS.indexOf(target), reached)] ?? 'source'
}
