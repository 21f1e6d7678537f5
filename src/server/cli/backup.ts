// npm run backup [-- FILE]: makes a checked copy of the database, while the server runs.
import { backUpFromCommand } from '#server/features/backups/service.ts'
import { onlyFile, runCommand } from '#server/startup/command.ts'

const USAGE = `npm run backup [-- FILE]

Copies the shop's database, checks the whole copy, and reports what it holds. The server may be running. FILE may also
be a folder. Without FILE, the copy is stored with the shop's own backups and removed when it expires.`

await runCommand(async (env, args) => {
  const { file, rows } = await backUpFromCommand(env, onlyFile(args, USAGE))
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`Backed up to ${file}`)
  console.log(
    `Checked: complete, ${total} rows, including ${rows.products ?? 0} products and ${rows.users ?? 0} accounts.`,
  )
})
