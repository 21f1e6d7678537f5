// npm run db:seed: adds the sample products that are missing.
import { openForCommand } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { runCommand } from '#server/startup/command.ts'

await runCommand((env) => {
  const db = openForCommand(env.DATABASE_PATH)
  console.log(`Added ${seedSampleData(db)} sample products.`)
  db.$client.close()
})
