/** Which step of a feed's wizard an address names. Judged where it is used: what stands here is part of the first script. */
export function parseStepSearch({ step }: Record<string, unknown>): { step?: string } {
  return step ? { step: String(step) } : {}
}
