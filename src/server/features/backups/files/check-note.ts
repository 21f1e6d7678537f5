import { z } from 'zod'
import { readNote, writeNote } from '#server/features/backups/files/notes.ts'

export type RowCounts = Record<string, number>

export const checkNote = z.object({
  checkedAt: z.number(),
  rows: z.record(z.string(), z.number()).optional(),
  problem: z.string().optional(),
})

export type CheckResult = Omit<z.infer<typeof checkNote>, 'checkedAt'>

export const CHECK_NOTE_END = '.check.json'

export function readCheckNote(backup: string) {
  return readNote(`${backup}${CHECK_NOTE_END}`, checkNote)
}

export function writeCheckNote(backup: string, result: CheckResult): Promise<void> {
  return writeNote(`${backup}${CHECK_NOTE_END}`, { checkedAt: Date.now(), ...result })
}
