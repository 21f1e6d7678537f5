import { readFile, writeFile } from 'node:fs/promises'
import type { z } from 'zod'

/** Undefined when the file is missing or unreadable. */
export async function readNote<Note>(path: string, schema: z.ZodType<Note>): Promise<Note | undefined> {
  const text = await readFile(path, 'utf8').catch(() => '')
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function writeNote(path: string, note: object): Promise<void> {
  return writeFile(path, JSON.stringify(note))
}
