import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import advisories from './advisories.json' with { type: 'json' }
import { knownVulnerabilities } from './known-vulnerabilities.ts'
import { lockProblems } from './lock-problems.ts'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'))
const problems = [...lockProblems(lock.packages), ...knownVulnerabilities(lock.packages, advisories)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
