import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '#server/config/project-root.ts'
import { folderOfTest } from '#tests/helpers/own-folder.ts'

const PROGRAM = `import { ApiError, createApiClient } from 'tuckling/api'

const shop = createApiClient({ url: process.argv[2] ?? '' })
const { products } = await shop.call('GET /products', { query: { search: 'crib' } })
console.log(products.map(({ name, price }) => \`\${name} \${price}\`).join())
const refused: unknown = await shop.call('GET /products/{id}', { params: { id: 7 } }).catch((error) => error)
console.log(refused instanceof ApiError ? refused.code : 'no error')
`

const WRONG = `import { createApiClient } from 'tuckling/api'
createApiClient({ url: '' }).call('GET /produts')
`

const SETTINGS = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023', 'dom'],
    strict: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [join(projectRoot(), 'node_modules/@types')],
  },
}

test('the packed client works from node_modules in JavaScript and with its types', {
  timeout: 120_000,
}, async () => {
  const folder = folderOfTest()
  const pack = join(projectRoot(), 'src/server/cli/pack-api-client.ts')
  execFileSync(process.execPath, [pack, folder], { stdio: 'pipe' })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }))
  const install = ['install', '--offline', '--no-audit', '--no-fund', './tuckling-0.2.0.tgz']
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'program.ts'), PROGRAM)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
  expect(typeErrors(folder)).toBe('')

  const server = createServer((request, response) => {
    const isList = request.url === '/api/products?search=crib'
    response.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' })
    const list = { products: [{ name: 'Crib', price: 899 }] }
    response.end(JSON.stringify(isList ? list : { code: 404, message: 'Gone' }))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const script = PROGRAM.replaceAll(': unknown', '')
  writeFileSync(join(folder, 'program.mjs'), script)
  expect(await output(folder, `http://127.0.0.1:${port}`)).toBe('Crib 899\n404\n')

  writeFileSync(join(folder, 'wrong.ts'), WRONG)
  expect(typeErrors(folder)).toContain('wrong.ts')
})

function typeErrors(folder: string): string {
  const compiler = join(projectRoot(), 'node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' }).stdout
}

async function output(folder: string, url: string): Promise<string> {
  const child = spawn(process.execPath, ['program.mjs', url], { cwd: folder })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk
  })
  await once(child, 'close')
  return text
}
