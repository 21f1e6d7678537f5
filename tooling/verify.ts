import { spawn } from 'node:child_process'
import { join } from 'node:path'

const projectRoot = join(import.meta.dirname, '..')
const modules = (path: string) => join('node_modules', path)

const checks: [name: string, args: string[]][] = [
  ['format and lint', [modules('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings']],
  [
    'import rules',
    [
      modules('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'tests',
      'tooling',
    ],
  ],
  ['feature vocabulary', ['tooling/check-vocabulary.ts']],
  ['words', ['tooling/check-words.ts']],
  ['lock file', ['tooling/check-lock.ts']],
  ['types', [modules('typescript/bin/tsc')]],
  ['dead code', [modules('knip/bin/knip.js')]],
]

/** Runs every check even when an earlier one failed; shows a program's output only on failure. */
async function verify(): Promise<void> {
  for (const [name, args] of checks) {
    const started = performance.now()
    const { passed, output } = await runCheck(args)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
    if (passed) continue
    console.log(`${output.trimEnd()}\n`)
    process.exitCode = 1
  }
}

function runCheck(args: string[]): Promise<{ passed: boolean; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('close', (code) => done({ passed: code === 0, output: Buffer.concat(chunks).toString() }))
  })
}

await verify()
