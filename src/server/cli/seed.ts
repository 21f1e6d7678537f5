import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/db/client.ts'
import { seedSampleData } from '#server/db/seed/sample-data.ts'
import { readEnvironment } from '#server/startup/env.ts'
import { keepFilesPrivate } from '#server/startup/private-files.ts'
import { projectRoot } from '#server/startup/project-root.ts'

keepFilesPrivate()
const envFile = join(projectRoot(), '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)
const db = openDatabase(readEnvironment(process.env).DATABASE_PATH)
console.log(`Added ${seedSampleData(db)} sample products.`)
db.$client.close()
