import { transformer } from '#server/trpc/transformer.ts'
import type { createTestApp } from '#tests/helpers/create-test-app.ts'

type App = Pick<ReturnType<typeof createTestApp>, 'app' | 'deps'>

interface Called {
  status: number
  /** The procedure's answer, when it gave one. */
  data: Record<string, unknown>
  /** The sentence of its refusal. */
  message: string | undefined
  reason: string | undefined
}

/** A browser without a screen: it keeps cookies, calls procedures and sends forms. */
export function createBrowser({ app, deps }: App, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>()
  const origin = deps.env.PUBLIC_URL

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { origin, 'user-agent': 'Test Browser', ...(cookie && { cookie }), ...headers }
    const answer = await app.request(path, { ...init, headers: { ...own, ...init.headers } })
    for (const line of answer.headers.getSetCookie()) keep(line)
    return answer
  }
  function keep(line: string) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    if (/max-age=0\b/i.test(line)) cookies.delete(name)
    else cookies.set(name, pair.slice(at + 1))
  }
  async function read(answer: Response): Promise<Called> {
    const { result, error } = await answer.json()
    const data = result && transformer.output.deserialize(result.data)
    return {
      status: answer.status,
      data: data ?? {},
      message: error?.json?.message,
      reason: error?.json?.data?.reason,
    }
  }
  return {
    cookies,
    send,
    async call(procedure: string, input: unknown = {}) {
      const body = JSON.stringify({ json: input })
      return read(
        await send(`/trpc/${procedure}`, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        }),
      )
    },
    async query(procedure: string) {
      return read(await send(`/trpc/${procedure}`))
    },
    form(path: string, fields: Record<string, string>) {
      return send(path, { method: 'POST', body: new URLSearchParams(fields) })
    },
  }
}
