import { z } from 'zod'

const id = z.string().max(40)

export const leaveForProviderInput = z.object({
  id,
  from: z.string().max(1_000).optional(),
  /** Makes the provider ask for credentials, even if the visitor is signed in there. */
  again: z.boolean().default(false),
})
export type LeaveForProvider = z.infer<typeof leaveForProviderInput>

export const backFromProviderInput = z.object({ id, search: z.string().max(8_000) })
export type BackFromProvider = z.infer<typeof backFromProviderInput>

export const providerIdInput = z.object({ id })
