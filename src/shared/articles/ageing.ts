/** Why an article may be out of date, the most urgent first. */
export const AGEING_KINDS = ['unknown', 'gone', 'broken', 'price', 'old'] as const
export type AgeingKind = (typeof AGEING_KINDS)[number]

export interface AgeingReason {
  kind: AgeingKind
  /** The names of links or products concerned. */
  names: string[]
}
