import { TRPCError } from '@trpc/server'
import type { Context as HonoContext } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { postedFields } from '#server/http/forms/posted-fields.ts'

/** The field that a mail program sends for its user (RFC 8058). It expects an answer, not a page. */
export const ONE_CLICK_FIELD = 'List-Unsubscribe'

const CLICK = new Map([[ONE_CLICK_FIELD, ['One-Click']]])

export const oneClick = { [ONE_CLICK_FIELD]: z.string().optional() }

/** A body that is no form, an empty one or a broken one is a mail program's click: its token suffices. */
export async function formOrClick(c: HonoContext): Promise<Map<string, string[]>> {
  await c.req.arrayBuffer()
  try {
    return await postedFields(c)
  } catch (error) {
    if (error instanceof TRPCError || error instanceof HTTPException) return CLICK
    throw error
  }
}
