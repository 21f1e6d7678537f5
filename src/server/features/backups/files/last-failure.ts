import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const failure = z.object({ at: z.number(), message: z.string() })

type Failure = z.infer<typeof failure>

const NAME = 'last-failure.json'

/** Why the last backup that nobody watched was not made; undefined when it was. */
export async function readLastFailure(folder: string): Promise<Failure | undefined> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => '')
  try {
    return failure.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function writeLastFailure(folder: string, found: Failure): Promise<void> {
  return writeFile(join(folder, NAME), JSON.stringify(found))
}

export function forgetLastFailure(folder: string): Promise<void> {
  return rm(join(folder, NAME), { force: true })
}
