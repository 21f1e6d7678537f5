import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'

export type RowCounts = Record<string, number>

export const checkNote = z.object({
  checkedAt: z.number(),
  rows: z.record(z.string(), z.number()).optional(),
  problem: z.string().optional(),
})

export type CheckNote = z.infer<typeof checkNote>

export const CHECK_NOTE_END = '.check.json'

/** Undefined for an unchecked file. */
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
