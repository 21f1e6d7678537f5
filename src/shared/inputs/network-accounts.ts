import { z } from 'zod'
import { API_NETWORKS } from '#shared/earnings/transaction.ts'

const ACCOUNT_MAX_LENGTH = 100
const TOKEN_MAX_LENGTH = 1_000

const id = z.int().positive()

const account = z.string().trim().min(1, 'Enter the account’s ID').max(ACCOUNT_MAX_LENGTH)

const token = z
  .string()
  .trim()
  .min(1, 'Enter the token')
  .max(TOKEN_MAX_LENGTH)
  .regex(/^[!-~]+$/, 'Enter the token without spaces')

const reading = {
  account,
  /** Omitted: the stored token stays. */
  token: token.optional(),
  schedule: z.string().trim().max(60).nullable(),
}

export const networkAccountInput = z.strictObject({
  network: z.enum(API_NETWORKS, 'Choose a network'),
  ...reading,
})
export const networkAccountChangeInput = z.strictObject({ id, ...reading })
export const networkAccountIdInput = z.strictObject({ id })

export type NetworkAccountInput = z.infer<typeof networkAccountInput>
export type NetworkAccountChange = z.infer<typeof networkAccountChangeInput>
