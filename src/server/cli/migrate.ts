// npm run db:migrate: brings the database up to date, as a startup does, and ends.
import { openForCommand } from '#server/db/open-database.ts'
import { runCommand } from '#server/startup/command.ts'

await runCommand((env) => {
  openForCommand(env.DATABASE_PATH).$client.close()
  console.log(`${env.DATABASE_PATH} has the schema of this version.`)
})
