import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { Handler, Context as HonoContext } from 'hono'
import type { z } from 'zod'
import type { Deps } from '#server/context.ts'
import { postedFields } from '#server/http/forms/posted-fields.ts'
import { inputReader } from '#server/http/forms/read-input.ts'
import { errorResponse } from '#server/http/middleware/errors.ts'
import { sessionCaller } from '#server/http/middleware/request-caller.ts'
import { ownRequests } from '#server/http/middleware/same-origin.ts'
import { shortRedirect } from '#server/http/middleware/short-redirect.ts'
import type { Caller } from '#server/router.ts'
import { fieldIssues, publicMessage, retryAfterSeconds } from '#server/trpc/init.ts'
import { m } from '#shared/messages/messages.ts'
import { formAddress, type RefusedForm } from '#shared/refused-form.ts'

const SECRET = /password|code|secret|token/i
const NO_SUCH_LINK = ['NOT_FOUND', 'CONFLICT', 'BAD_REQUEST']

export interface Posted<Schema extends z.ZodObject> {
  c: HonoContext
  input: z.input<Schema>
  caller: Caller
}

export type PostedForms = ReturnType<typeof formPosts>

type Act<Schema extends z.ZodObject> = (posted: Posted<Schema>) => Response | Promise<Response>

/** Refusals of the procedure that `act` calls are answered with the form's page, errors, and values. */
export function formPosts(
  deps: Deps,
  answerPage: (c: HonoContext, refused: RefusedForm) => Promise<Response>,
) {
  const isOwn = ownRequests(deps.env)

  /** Accepts our own pages alone: another site must not sign a visitor in to a stranger's account. */
  function postedForm<Schema extends z.ZodObject>(schema: Schema, act: Act<Schema>): Handler {
    const handle = byLink(schema, act)
    return (c, next) => (isOwn(c.req.raw) ? handle(c, next) : errorResponse(c, 403, m.requestFromOtherSite))
  }

  /** Accepts requests from anywhere, as mail programs send them; the token of the link limits them. */
  function byLink<Schema extends z.ZodObject>(
    schema: Schema,
    act: Act<Schema>,
    readFields: typeof postedFields = postedFields,
  ): Handler {
    const readInput = inputReader(schema)
    return async (c) => {
      let fields = new Map<string, string[]>()
      try {
        fields = await readFields(c)
        const input = readInput((name) => fields.get(name) ?? c.req.queries(name))
        return await act({ c, input, caller: await sessionCaller(deps, c) })
      } catch (error) {
        if (!(error instanceof TRPCError) || error.code === 'INTERNAL_SERVER_ERROR') throw error
        const answer = await answerPage(c, refusedForm(c, fields, error))
        const wait = retryAfterSeconds(error)
        if (wait !== undefined) answer.headers.set('Retry-After', String(wait))
        return answer
      }
    }
  }

  return { postedForm, byLink }
}

function refusedForm(c: HonoContext, fields: Map<string, string[]>, error: TRPCError): RefusedForm {
  const typed = [...fields].filter(([name]) => !SECRET.test(name))
  return {
    form: formAddress(c.req.url),
    status: getHTTPStatusCodeFromError(error),
    message: publicMessage(error),
    fields: Object.fromEntries(fieldIssues(error)?.map(({ path, message }) => [path, message]) ?? []),
    values: Object.fromEntries(typed.map(([name, [text = '']]) => [name, text])),
  }
}

export function formsByName(byName: Record<string, Handler>): Handler {
  const forms = new Map(Object.entries(byName))
  return (c, next) => forms.get(c.req.query('form') ?? '')?.(c, next) ?? next()
}

/** Redirects after a change, so that a reload does not send the form again. */
export function goOn(c: HonoContext, path: string, query: Record<string, string> = {}): Response {
  const search = new URLSearchParams(query)
  return shortRedirect(c, search.size > 0 ? `${path}?${search}` : path, 303)
}

/** False for an invalid link; the page that follows says so. */
export async function succeeds(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof TRPCError && NO_SUCH_LINK.includes(error.code)) return false
    throw error
  }
}
