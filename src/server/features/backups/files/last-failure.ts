import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readNote, writeNote } from '#server/features/backups/files/notes.ts'
import { sentenceOf } from '#server/operations/operations.ts'
import { DomainError } from '#shared/errors.ts'

const failure = z.object({
  at: z.number(),
  message: z.string(),
  isDamaged: z.boolean().default(false),
})

export type Failure = z.infer<typeof failure>

const NAME = 'last-failure.json'

export function readLastFailure(folder: string): Promise<Failure | undefined> {
  return readNote(join(folder, NAME), failure)
}

export function failureOf(error: unknown, at: number): Failure {
  const isDamaged = error instanceof DomainError && error.reason === 'damaged'
  return { at, message: sentenceOf(error), isDamaged }
}

export function writeLastFailure(folder: string, lastFailure: Failure): Promise<void> {
  return writeNote(join(folder, NAME), lastFailure)
}

export function forgetLastFailure(folder: string): Promise<void> {
  return rm(join(folder, NAME), { force: true })
}
