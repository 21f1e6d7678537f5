/** The donation drive's figures, in dollars. */
export const DONATION_GOAL = 5_000
export const DONATION_RAISED = 3_750
export const HOME_PRESETS = [10, 25, 50] as const
