import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import type { RouterContext } from '#client/router.tsx'
import type { BlockName, RenderedContent } from '#shared/content/content-blocks.ts'
import { currentLanguage, type Language } from '#shared/messages/languages.ts'

type PageBlock = keyof RenderedContent

/** Returns an administrator's version of a block; undefined where it is the default. Its route loads it. */
export function useContent<Name extends PageBlock>(name: Name): RenderedContent[Name] | undefined {
  return useChanged(name)?.blocks[name]
}

/** Returns the language of a block without a translation; undefined for one in the page's language. */
export function useForeignLanguage(name: PageBlock): Language | undefined {
  const own = useChanged(name)?.languages?.[name]
  return own?.includes(currentLanguage()) ? undefined : own?.[0]
}

function useChanged(name: PageBlock) {
  const isChanged = useSite().content?.changed.includes(name) ?? false
  return trpc.content.byName.useQuery({ blocks: [name] }, { enabled: isChanged }).data
}

export async function loadContent(
  { site, trpc: utils }: Pick<RouterContext, 'site' | 'trpc'>,
  name: BlockName,
): Promise<void> {
  const { changed = [], searched = [] } = site.content ?? {}
  if (!changed.includes(name) && !searched.includes(name)) return
  await utils.content.byName.ensureData({ blocks: [name] }).catch(() => undefined)
}
