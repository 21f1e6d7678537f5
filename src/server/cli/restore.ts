// npm run restore -- FILE: puts a backup, also one of a bucket, in place of the database, while the server is stopped.

import { StartupError } from '#server/config/startup-error.ts'
import { restoreFromCommand } from '#server/features/backups/service.ts'
import { onlyFile, runCommand } from '#server/startup/command.ts'

const USAGE = `npm run restore -- FILE
npm run restore -- s3://bucket/prefix/name

Replaces the shop's database with a backup, or creates it from one. The file is checked first, and the previous database
is kept with the backups. Stop the server first. A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`

await runCommand(async (env, args) => {
  const file = onlyFile(args, USAGE)
  if (file === undefined) throw new StartupError(USAGE)
  const notes = await restoreFromCommand(env, file)
  console.log([`Restored ${file}.`, ...notes].join('\n'))
})
