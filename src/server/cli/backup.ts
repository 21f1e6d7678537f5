// npm run backup [-- FILE]: makes a checked copy of the database, while the server runs.
import { backUpFromCommand } from '#server/features/backups/service.ts'
import { onlyFile, runCommand } from '#server/startup/command.ts'

const USAGE = `npm run backup [-- FILE]

Copies the shop's database, checks the copy from end to end, and says what it holds. The server may be running. FILE may
also be a folder; without it the copy joins the shop's own backups, and is removed when its time has come.`

await runCommand(async (env, args) => {
  const { file, rows } = await backUpFromCommand(env, onlyFile(args, USAGE))
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`Backed up to ${file}`)
  console.log(
    `Checked: whole, ${total} rows, of them ${rows.products ?? 0} products and ${rows.users ?? 0} accounts.`,
  )
})
