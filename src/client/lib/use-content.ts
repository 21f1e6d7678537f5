import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { RouterContext } from '#client/router.tsx'
import type { ShownContent } from '#shared/content/content-blocks.ts'

type PageBlock = keyof ShownContent

/** What an administrator wrote in place of a block; undefined where it is as the site was built. Its route loads it. */
export function useContent<Name extends PageBlock>(name: Name): ShownContent[Name] | undefined {
  const isChanged = useSite().content?.changed.includes(name) ?? false
  return trpc.content.shown.useQuery({ blocks: [name] }, { enabled: isChanged }).data?.[name]
}

/** For loaders: brings a block that was changed, before its page is shown. */
export async function loadContent<Name extends PageBlock>(
  { site, trpc: utils }: Pick<RouterContext, 'site' | 'trpc'>,
  name: Name,
): Promise<ShownContent[Name] | undefined> {
  if (!site.content?.changed.includes(name)) return undefined
  const shown = await utils.content.shown.ensureData({ blocks: [name] }).catch(() => undefined)
  return shown?.[name]
}
