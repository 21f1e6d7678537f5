// npm run restore -- FILE: puts a backup in place of the database, while the server is stopped.

import { StartupError } from '#server/config/startup-error.ts'
import { restoreFromCommand } from '#server/features/backups/service.ts'
import { onlyFile, runCommand } from '#server/startup/command.ts'

const USAGE = `npm run restore -- FILE

Puts a backup in place of the shop's database, or where there is none yet. The file is checked first; what was there is
kept among the backups. Stop the server before.`

await runCommand(async (env, args) => {
  const file = onlyFile(args, USAGE)
  if (file === undefined) throw new StartupError(USAGE)
  const notes = await restoreFromCommand(env, file)
  console.log([`Restored ${file}.`, ...notes].join('\n'))
})
