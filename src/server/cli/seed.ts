// npm run db:seed: adds the sample products that are missing.
import { openDatabase } from '#server/db/open-database.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { runCommand } from '#server/startup/command.ts'

await runCommand((env) => {
  const db = openDatabase(env.DATABASE_PATH)
  console.log(`Added ${seedSampleData(db)} sample products.`)
  db.$client.close()
})
