import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '#server/config/project-root.ts'

const PROGRAMS = {
  nginx: '/usr/sbin/nginx',
  varnish: '/usr/sbin/varnishd',
  caddy: '/usr/bin/caddy',
} as const
const EXAMPLES = { nginx: 'nginx.conf', varnish: 'varnish.vcl', caddy: 'Caddyfile' } as const
export type ProxyName = keyof typeof PROGRAMS

interface Place {
  folder: string
  port: number
  shopPort: number
  other: number
  /** With one, the example for readers is taken. */
  readerPort?: number
}

export function isInstalled(proxy: ProxyName): boolean {
  return existsSync(PROGRAMS[proxy])
}

/** Starts the example in `docs/examples/deploy` on ports of its own, without TLS. */
export function startProxy(proxy: ProxyName, place: Place): ChildProcess {
  if (proxy === 'varnish') return startVarnish(place)
  return proxy === 'nginx' ? startNginx(place) : startCaddy(place)
}

export async function stopProxy(proxy: ChildProcess) {
  if (proxy.exitCode !== null) return
  const ended = once(proxy, 'exit')
  proxy.kill('SIGTERM')
  await ended
}

export async function untilUp(url: string) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await wait(100)
  }
  throw new Error('Nothing answers in front of the shop')
}

function exampleOf(proxy: ProxyName, { shopPort, readerPort }: Place): string {
  const folder = join(projectRoot(), 'docs/examples/deploy', readerPort === undefined ? '' : 'readers')
  return readFileSync(join(folder, EXAMPLES[proxy]), 'utf8')
    .replaceAll('3000', String(shopPort))
    .replaceAll('3001', String(readerPort))
}

function startVarnish(place: Place): ChildProcess {
  const { folder, port } = place
  const file = join(folder, 'varnish.vcl')
  writeFileSync(file, exampleOf('varnish', place))
  const workFolder = join(folder, 'varnish')
  const options = ['-F', '-n', workFolder, '-a', `127.0.0.1:${port}`, '-f', file, '-s', 'malloc,64m']
  if (process.getuid?.() === 0) options.push('-j', 'none')
  return spawn(PROGRAMS.varnish, [...options, '-p', 'http_gzip_support=off'], { stdio: 'ignore' })
}

function startNginx(place: Place): ChildProcess {
  const { folder, port, other } = place
  const site = exampleOf('nginx', place)
    .replace('listen 80;', `listen 127.0.0.1:${other};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*$/gm, '')
    .replace('/var/cache/nginx/tuckling', join(folder, 'cache'))
    .replace('Host $host;', 'Host $http_host;')
  mkdirSync(join(folder, 'temp'))
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, 'temp', name)};`)
    .join('\n')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${user} worker_processes auto; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { sendfile on; tcp_nopush on; access_log off; ${temp}\n${site} }`,
  )
  return spawn(PROGRAMS.nginx, ['-p', folder, '-c', file], { stdio: 'ignore' })
}

function startCaddy(place: Place): ChildProcess {
  const { folder, port } = place
  const file = join(folder, 'Caddyfile')
  const site = exampleOf('caddy', place).replace('shop.example {', `http://127.0.0.1:${port} {`)
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return spawn(PROGRAMS.caddy, ['run', '--adapter', 'caddyfile', '--config', file], { stdio: 'ignore', env })
}
