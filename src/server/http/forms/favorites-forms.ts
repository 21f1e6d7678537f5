import type { Handler } from 'hono'
import { z } from 'zod'
import { formsByName, goOn, type PostedForms } from '#server/http/forms/posted-form.ts'

export function favoritesForms({ postedForm }: PostedForms): Handler {
  return formsByName({
    share: postedForm(z.object({}), async ({ c, caller }) => {
      await caller.favorites.share()
      return goOn(c, '/favorites')
    }),
    'stop-sharing': postedForm(z.object({}), async ({ c, caller }) => {
      await caller.favorites.stopSharing()
      return goOn(c, '/favorites')
    }),
  })
}
