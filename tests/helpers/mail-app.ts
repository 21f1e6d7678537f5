import { onTestFinished } from 'vitest'
import { startMailDelivery } from '#server/jobs/mail-delivery.ts'
import { createTestApp } from '#tests/helpers/create-test-app.ts'
import { eventually } from '#tests/helpers/eventually.ts'
import { linkIn } from '#tests/helpers/mail-links.ts'
import { openMailSink, type ReceivedMail } from '#tests/helpers/mail-sink.ts'

type SinkOptions = Parameters<typeof openMailSink>[0]

/** The whole server with a relay in this process, delivering. Both end with the test. */
export async function createMailApp({
  env = {},
  database = ':memory:',
  ...sinkOptions
}: SinkOptions & { env?: Record<string, string>; database?: string } = {}) {
  const sink = await openMailSink(sinkOptions)
  const variables = {
    SMTP_URL: sink.url,
    PUBLIC_URL: 'https://shop.test',
    NEWSLETTER_PER_MINUTE: '60000',
    ...env,
  }
  const created = createTestApp({ seeded: false, env: variables, database })
  const stops: (() => Promise<void>)[] = []
  const startDelivery = () => void stops.push(startMailDelivery(created.deps))
  const stopDelivery = () => Promise.all(stops.splice(0).map((stop) => stop()))
  onTestFinished(async () => {
    await stopDelivery()
    await sink.close()
  })
  startDelivery()
  return { ...created, sink, startDelivery, stopDelivery }
}

type MailApp = Awaited<ReturnType<typeof createMailApp>>

/** Presses the button behind the link of the last email to an address that signed up; answers what the browser gets. */
export async function confirmSignUp({ app, deps, sink }: MailApp, email: string): Promise<Response> {
  const link = await eventually(() =>
    linkTo(
      '/signup',
      sink.mails.findLast(({ to }) => to === email),
    ),
  )
  return app.request(link, { method: 'POST', headers: { origin: deps.env.PUBLIC_URL } })
}

/** Path and query of the first link in the email's text that leads to `path`. */
export function linkTo(path: string, received: ReceivedMail | undefined): string {
  const { pathname, search } = new URL(linkIn(received, path))
  return pathname + search
}

export function header(name: string, received: ReceivedMail | undefined): string | undefined {
  return received?.mail.headers.find(({ key }) => key === name.toLowerCase())?.value
}
