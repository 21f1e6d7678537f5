import { z } from 'zod'

export const moveInput = z.strictObject({
  id: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  direction: z.enum(['up', 'down']),
})

export type Move = z.infer<typeof moveInput>
