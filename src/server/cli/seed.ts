import { openDatabase } from '#server/db/client.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { beginWithSettings } from '#server/startup/settings.ts'

const db = openDatabase(beginWithSettings().DATABASE_PATH)
console.log(`Added ${seedSampleData(db)} sample products.`)
db.$client.close()
