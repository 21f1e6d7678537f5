import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createSafeFetch } from '#server/integrations/safe-fetch.ts'
import { fetchHere, startRemoteServer } from '#tests/helpers/remote-server.ts'

const limits = { timeoutMs: 5_000, maxBytes: 1_000 }
const fetchAnywhere = createSafeFetch({ userAgent: 'test' })

test('streams a body with status and headers', async () => {
  const remote = await startRemoteServer((request, response) => {
    response.writeHead(200, { etag: '"1"' }).end(`${request.headers['user-agent']} ${request.headers.accept}`)
  })
  const { url, status, headers, body } = await fetchHere(remote.url, {
    ...limits,
    headers: { accept: 'a/b' },
  })
  expect({ url, status, etag: headers.etag }).toEqual({ url: `${remote.url}/`, status: 200, etag: '"1"' })
  expect((await buffer(body)).toString()).toBe('test a/b')
})

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://①②⑦.0.0.1/',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://192.168.0.1/',
  'http://localhost/',
])('refuses %s without a request', async (address) => {
  await expect(fetchAnywhere(address, limits)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
})

test.each([
  'http://8.8.8.8:22/',
  'https://8.8.8.8:8080/',
  'http://user:pass@8.8.8.8/',
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'data:image/png;base64,AA==',
  '//8.8.8.8/',
  'not an address',
])('refuses %s for its answer', async (address) => {
  await expect(fetchAnywhere(address, limits)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
})

test('refuses a redirect into the internal network in any spelling', async () => {
  for (const target of ['http://10.0.0.1/', 'http://2130706434/', 'http://[::1]/', 'file:///etc/passwd']) {
    const remote = await startRemoteServer((_, response) =>
      response.writeHead(302, { location: target }).end(),
    )
    await expect(fetchHere(remote.url, limits)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
  }
})

test('follows three redirects and not a fourth', async () => {
  const remote = await startRemoteServer(({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left === 0) return response.end('there')
    return response.writeHead(302, { location: `/${left - 1}` }).end('gone on')
  })
  const { body, url } = await fetchHere(`${remote.url}/3`, limits)
  expect((await buffer(body)).toString()).toBe('there')
  expect(url).toBe(`${remote.url}/0`)
  await expect(fetchHere(`${remote.url}/4`, limits)).rejects.toMatchObject({ code: 'TOO_MANY_REDIRECTS' })
})

test('sends the caller’s headers to the first host only', async () => {
  const remote = await startRemoteServer(({ url, headers }, response) => {
    if (url === '/') return response.writeHead(302, { location: '/next' }).end()
    return response.end(String(headers['x-key']))
  })
  const { body } = await fetchHere(remote.url, { ...limits, headers: { 'x-key': 'secret' } })
  expect((await buffer(body)).toString()).toBe('undefined')
})

test('cuts off a body above the limit', async () => {
  const remote = await startRemoteServer((_, response) => {
    const send = () => response.writable && response.write(Buffer.alloc(600), send)
    send()
  })
  const { body } = await fetchHere(remote.url, limits)
  await expect(buffer(body)).rejects.toMatchObject({ code: 'TOO_LARGE' })
})

test('times out for a server that never answers or never ends', async () => {
  const silent = await startRemoteServer(() => undefined)
  await expect(fetchHere(silent.url, { ...limits, timeoutMs: 50 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  const endless = await startRemoteServer((_, response) => response.write('a'))
  const { body } = await fetchHere(endless.url, { ...limits, timeoutMs: 200 })
  await expect(buffer(body)).rejects.toMatchObject({ code: 'TIMEOUT' })
})

test('reports a broken connection as an error instead of a short body', async () => {
  const remote = await startRemoteServer((_, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('abc', () => response.destroy())
  })
  const { body } = await fetchHere(remote.url, limits)
  await expect(buffer(body)).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

test('reports a closed port and an unknown name as unreachable', async () => {
  await expect(fetchHere('http://127.0.0.1:1/', limits)).rejects.toMatchObject({ code: 'UNREACHABLE' })
  await expect(fetchAnywhere('http://no-such-host.invalid/', limits)).rejects.toMatchObject({
    code: 'UNREACHABLE',
  })
})

test('lets the caller abort', async () => {
  const silent = await startRemoteServer(() => undefined)
  const gaveUp = AbortSignal.abort(new Error('shutting down'))
  await expect(fetchHere(silent.url, { ...limits, signal: gaveUp })).rejects.toThrow('shutting down')
})
