import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How many accounts there are to sign in to. */
export const ACCOUNTS = 5
/** Shorter than connections are kept. */
const LONGEST_PAUSE_MS = 4_000
const LIMITED = 429
const REFUSALS = 400
/** So much of a refusal is told. */
const SAID_CHARACTERS = 120

export interface Outcome {
  kind: string
  /** Whatever else it is is a failure. */
  result: 'answered' | 'limited' | string
  ms: number
}

interface Call {
  kind: string
  path: string
  json?: object
  text?: string
}

export function accountOf(number: number) {
  return { email: `parent-${number % ACCOUNTS}@home.example`, password: 'quite a long sentence 7' }
}

interface Visitor {
  number: number
  /** How many products there are, by ids from the first one on. */
  products: number
  /** Ends after so many rounds, or at that time. */
  rounds?: number
  until?: number
  pauseMs?: number
}

/** Goes through all that a visitor does, in an order that begins elsewhere for each. */
export async function visit(
  url: string,
  {
    number,
    products,
    rounds = Number.POSITIVE_INFINITY,
    until = Number.POSITIVE_INFINITY,
    pauseMs = LONGEST_PAUSE_MS,
  }: Visitor,
): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: Outcome[] = []
  // Not all in the same moment.
  await wait(Math.random() * pauseMs)
  for (let step = 0; step < rounds * CALLS && performance.now() < until; step += 1) {
    const call = callOf(number, step, products)
    outcomes.push(await send(agent, url, number, call))
    await wait(Math.random() * pauseMs)
  }
  agent.destroy()
  return outcomes
}

const CALLS = 12
/** Those before are of samples, which are not there. */
const FIRST_ID = 11
/** Most of a sign-in is the work of its password, which is meant to be dear. */
const SIGN_IN_EVERY = 60

function callOf(number: number, step: number, products: number): Call {
  const id = FIRST_ID + ((number * 37 + step * 11) % products)
  const of: Call[] = [
    { kind: 'page', path: '/' },
    { kind: 'page', path: `/products/${id}` },
    { kind: 'click', path: '/api/clicks', text: `${id} card` },
    { kind: 'search', path: `/products?search=baby+${number}+${step}` },
    { kind: 'page', path: '/products' },
    { kind: 'API', path: `/api/products?page=${1 + (step % 40)}` },
    { kind: 'page', path: '/blog' },
    { kind: 'API', path: `/api/products/${id}` },
    { kind: 'search', path: '/products?search=organic+bottle' },
    { kind: 'page', path: '/products?category=Toys' },
    { kind: 'page', path: '/about' },
    { kind: 'API', path: '/api/categories' },
  ]
  if ((number + step) % SIGN_IN_EVERY === 0)
    return { kind: 'sign-in', path: '/api/auth/sign-in/email', json: accountOf(number) }
  return of[(number + step) % CALLS] ?? { kind: 'page', path: '/' }
}

function send(agent: Agent, url: string, number: number, { kind, path, json, text }: Call): Promise<Outcome> {
  const began = performance.now()
  const body = json ? JSON.stringify(json) : text
  const headers = {
    // A network of its own for each visitor.
    'x-forwarded-for': `10.${number >> 8}.${number & 255}.7`,
    ...(json && { 'content-type': 'application/json', origin: url }),
    ...(text && { 'content-type': 'text/plain', origin: url }),
  }
  return new Promise((done) => {
    const end = (result: string) => done({ kind, result, ms: performance.now() - began })
    const sent = request(url + path, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) => {
      let said = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        if (said.length < SAID_CHARACTERS) said += chunk
      })
      answer.on('end', () => end(resultOf(answer.statusCode ?? REFUSALS, path, said)))
      answer.on('error', () => end('cut off'))
    })
    sent.on('error', (error) => end(error.message))
    sent.end(body)
  })
}

function resultOf(status: number, path: string, said: string): Outcome['result'] {
  if (status === LIMITED) return 'limited'
  return status < REFUSALS ? 'answered' : `${status} of ${path}: ${said.slice(0, SAID_CHARACTERS)}`
}
