import { z } from 'zod'

const BACKUP_NAME = /^tuckling-[\w-]{1,80}\.db$/

export const backupNameInput = z.strictObject({
  name: z.string().regex(BACKUP_NAME, 'We couldn’t find that backup'),
})
export const restoreInput = backupNameInput.extend({ isInBucket: z.boolean().default(false) })
export const operationIdInput = z.strictObject({ id: z.uuid() })
export const uploadInput = z.strictObject({
  upload: z.string().regex(/^upload-[0-9a-f-]{36}\.db$/, 'We couldn’t find that upload'),
})
