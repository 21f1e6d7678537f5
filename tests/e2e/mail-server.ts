import { openMailSink } from '../helpers/mail-sink.ts'
import { adminAccount, startOwnServer } from './own-server.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A server of its own with a relay in this process, which keeps what it is sent. */
export async function startMailServer(
  extra: Record<string, string> = {},
  fill?: (databasePath: string) => void | Promise<void>,
) {
  const sink = await openMailSink()
  const server = await startOwnServer({ SMTP_URL: sink.url, ...extra }, fill)
  return {
    url: server.url,
    sink,
    async close() {
      await server.close()
      await sink.close()
    },
  }
}

/** The administrator's calls, as a program makes them. */
export async function administrator({ url }: Pick<MailServer, 'url'>) {
  const signedIn = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(adminAccount),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const headers = { cookie, origin: url, 'content-type': 'application/json' }
  const answered = async (response: Response) => {
    if (!response.ok) throw new Error(await response.text())
    return (await response.json()).result.data.json
  }
  return {
    query: async (name: string, input: unknown) =>
      answered(
        await fetch(`${url}/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, {
          headers,
        }),
      ),
    mutate: async (name: string, input: unknown) =>
      answered(
        await fetch(`${url}/trpc/${name}`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ json: input }),
        }),
      ),
  }
}
