import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'

/** How many rows each table holds. */
export type RowCounts = Record<string, number>

/** What a check found: the rows, or what is wrong with the file. */
const checkNote = z.object({
  checkedAt: z.number(),
  rows: z.record(z.string(), z.number()).optional(),
  problem: z.string().optional(),
})

export type CheckNote = z.infer<typeof checkNote>

/** It lies beside its backup. */
export const CHECK_NOTE_END = '.check.json'

/** Undefined where nobody has checked the file yet. */
export async function readCheckNote(backup: string): Promise<CheckNote | undefined> {
  const text = await readFile(`${backup}${CHECK_NOTE_END}`, 'utf8').catch(() => '')
  try {
    return checkNote.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function writeCheckNote(backup: string, note: CheckNote): Promise<void> {
  return writeFile(`${backup}${CHECK_NOTE_END}`, JSON.stringify(note))
}
