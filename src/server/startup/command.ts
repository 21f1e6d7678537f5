import { beginWithSettings } from '#server/config/begin-with-settings.ts'
import type { Environment } from '#server/config/env.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { DomainError } from '#shared/errors.ts'

/** Runs a command with the shop's own settings. An expected failure prints one line and sets exit code 1. */
export async function runCommand(work: (env: Environment, args: string[]) => Promise<void> | void) {
  try {
    await work(beginWithSettings(), process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Returns the file given to a command. Throws a StartupError that explains the command. */
export function onlyFile(args: string[], usage: string): string | undefined {
  const isAsking = args.some((arg) => arg.startsWith('-'))
  if (isAsking || args.length > 1) throw new StartupError(usage)
  return args[0]
}
