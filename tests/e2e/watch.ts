import type { BrowserContext, ConsoleMessage, Request, Response } from 'playwright/test'

type Problem = { kind: 'console' | 'page error' | 'status' | 'host' | 'request'; text: string }
type Pattern = RegExp | string

const NAVIGATED_AWAY = 'net::ERR_ABORTED'
const FAILED_TO_LOAD = /^Failed to load resource: .*?(?:status of (\d{3})|net::)/

const matches = (pattern: Pattern, text: string) =>
  typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)

/** Collects what a browser complains about, except what the journey said it expects. */
export class Watch {
  private readonly observed: Problem[] = []
  private readonly consoles: Pattern[] = []
  private readonly pageErrors: Pattern[] = []
  private readonly hosts: Pattern[] = []
  private readonly requests: Pattern[] = []
  private readonly statuses: { code: number; path: Pattern }[] = []
  private readonly ownHost: string

  constructor(ownHost: string) {
    this.ownHost = ownHost
  }

  console = (pattern: Pattern) => void this.consoles.push(pattern)
  pageError = (pattern: Pattern) => void this.pageErrors.push(pattern)
  host = (pattern: Pattern) => void this.hosts.push(pattern)
  request = (reason: Pattern) => void this.requests.push(reason)
  status = (code: number, path: Pattern = '') => void this.statuses.push({ code, path })

  follow(context: BrowserContext): void {
    context.on('console', (message) => this.onConsole(message))
    context.on('weberror', (event) => this.onPageError(event.error()))
    context.on('request', (request) => this.onRequest(request))
    context.on('response', (response) => this.onResponse(response))
    context.on('requestfailed', (request) => this.onRequestFailed(request))
  }

  problems(): string[] {
    return this.observed.map(({ kind, text }) => `${kind}: ${text}`)
  }

  private onConsole(message: ConsoleMessage): void {
    if (!['error', 'warning'].includes(message.type())) return
    const { url } = message.location()
    const text = message.text()
    if (this.consoles.some((pattern) => matches(pattern, text))) return
    if (FAILED_TO_LOAD.test(text) && this.isExpectedFailure(url, text)) return
    this.observed.push({ kind: 'console', text: `${message.type()}: ${text} (${url})` })
  }

  /** Chromium repeats every failed response in the console: what was allowed there is allowed here. */
  private isExpectedFailure(url: string, text: string): boolean {
    const status = Number(FAILED_TO_LOAD.exec(text)?.[1])
    return this.isAllowedHost(url) || this.isAllowedStatus(status, url)
  }

  private onPageError(error: Error): void {
    if (this.pageErrors.some((pattern) => matches(pattern, error.message))) return
    this.observed.push({ kind: 'page error', text: error.stack ?? error.message })
  }

  private onRequest(request: Request): void {
    const url = new URL(request.url())
    if (!url.host || url.host === this.ownHost || this.isAllowedHost(request.url())) return
    this.observed.push({ kind: 'host', text: `${request.method()} ${url.href}` })
  }

  private onResponse(response: Response): void {
    const status = response.status()
    if (status < 400 || this.isAllowedStatus(status, response.url())) return
    this.observed.push({ kind: 'status', text: `${status} ${response.request().method()} ${response.url()}` })
  }

  private onRequestFailed(request: Request): void {
    const reason = request.failure()?.errorText ?? 'failed'
    if (reason === NAVIGATED_AWAY || this.isAllowedHost(request.url())) return
    if (this.requests.some((pattern) => matches(pattern, reason))) return
    this.observed.push({ kind: 'request', text: `${reason} ${request.method()} ${request.url()}` })
  }

  private isAllowedHost(url: string): boolean {
    const host = URL.canParse(url) ? new URL(url).host : ''
    return host !== '' && this.hosts.some((pattern) => matches(pattern, host))
  }

  private isAllowedStatus(status: number, url: string): boolean {
    return this.statuses.some(({ code, path }) => code === status && matches(path, url))
  }
}
