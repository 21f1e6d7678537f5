import { z } from 'zod'

const PERCENT = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*%?$/
const MOST = 100

/** Parses `7,5 %` to `7.5%`; undefined unless it is a percentage of at most 100. */
export function parseCommission(text: string): string | undefined {
  const digits = digitsOf(text)
  return digits !== undefined && digits <= MOST ? `${digits}%` : undefined
}

function digitsOf(text: string): number | undefined {
  const digits = PERCENT.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

export const commissionText = z.string('Must be text').transform((value, context) => {
  const commission = parseCommission(value)
  if (commission !== undefined) return commission
  const isTooHigh = digitsOf(value) !== undefined
  const message = isTooHigh ? 'A commission can be at most 100%' : 'Enter a percentage such as 5%'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})
