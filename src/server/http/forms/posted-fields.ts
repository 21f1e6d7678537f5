import { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { m } from '#shared/messages/messages.ts'

const URLENCODED = /^application\/x-www-form-urlencoded(;|$)/i
const MULTIPART = /^multipart\/form-data(;|$)/i

/** The text fields of a submitted form by name, without files. Throws 415 for any other body, 400 for a broken one. */
export async function postedFields(c: HonoContext): Promise<Map<string, string[]>> {
  const type = c.req.header('content-type') ?? ''
  // Reads the whole body first, so that one over the limit fails here with its own error.
  const body = await c.req.arrayBuffer()
  if (URLENCODED.test(type)) return fieldsOf(new URLSearchParams(new TextDecoder().decode(body)))
  if (MULTIPART.test(type)) return fieldsOf(await multipart(body, type))
  if (body.byteLength === 0) return new Map()
  throw new HTTPException(415)
}

async function multipart(body: ArrayBuffer, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new TRPCError({ code: 'BAD_REQUEST', message: m.formUnreadable })
  }
}

function fieldsOf(entries: URLSearchParams | FormData): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    const existing = fields.get(name)
    if (existing) existing.push(value)
    else fields.set(name, [value])
  }
  return fields
}
