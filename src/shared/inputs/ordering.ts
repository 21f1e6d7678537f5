import { z } from 'zod'
import { id } from '#shared/inputs/fields.ts'

export const moveInput = z.strictObject({
  id,
  direction: z.enum(['up', 'down']),
})

export type Move = z.infer<typeof moveInput>
