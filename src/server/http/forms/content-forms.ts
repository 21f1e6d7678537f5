import { Hono, type Context as HonoContext } from 'hono'
import { z } from 'zod'
import { postedFields } from '#server/http/forms/posted-fields.ts'
import { goOn, type PostedForms } from '#server/http/forms/posted-form.ts'
import { type FormTexts, movedUp } from '#shared/content/content-form.ts'
import { blockInput } from '#shared/inputs/content.ts'

const MOVE = 'move'
const MOVED = /^([a-z]{1,20})_(\d{1,2})$/

export function contentForms({ postedForm }: PostedForms) {
  const forms = new Hono()
  const nothingNamed = z.object({})
  const save = postedForm(nothingNamed, async ({ c, caller }) => {
    const block = blockOf(c)
    const { basedOn, texts } = await sentTexts(c)
    await caller.admin.content.update({ block, basedOn: basedOn ? Number(basedOn) : null, fields: texts })
    return done(c)
  })
  const reset = postedForm(nothingNamed, async ({ c, caller }) => {
    await caller.admin.content.reset({ block: blockOf(c) })
    return done(c)
  })
  forms.post('/admin/content/:block', (c, next) => {
    if (!blockInput.safeParse(c.req.param()).success) return next()
    return c.req.query('form') === 'reset' ? reset(c, next) : save(c, next)
  })
  return forms
}

function blockOf(c: HonoContext) {
  return blockInput.parse({ block: c.req.param('block') }).block
}

async function sentTexts(c: HonoContext): Promise<{ basedOn: string; texts: FormTexts }> {
  const {
    [MOVE]: moved = '',
    basedOn = '',
    ...texts
  } = Object.fromEntries([...(await postedFields(c))].map(([name, [text = '']]) => [name, text]))
  const [, list = '', place = ''] = MOVED.exec(moved) ?? []
  return { basedOn, texts: Number(place) > 1 ? movedUp(texts, list, Number(place) - 1) : texts }
}

function done(c: HonoContext): Response {
  return goOn(c, `${c.req.path}#content-saved`)
}
