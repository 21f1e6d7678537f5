import { ShareLinks } from '#client/features/site/share-links.tsx'
import { useSite } from '#client/lib/site.ts'
import type { Article } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

/** Copying needs JavaScript. */
export function ArticleShare({ article: { slug, title } }: { article: Article }) {
  const site = useSite()
  const url = `${site.url}/blog/${slug}`
  return (
    <section className="article-share" aria-labelledby="share">
      <h2 id="share">Share this article</h2>
      <ul>
        <ShareLinks url={url} title={title} />
        <li className="needs-script">
          <button type="button" className="btn btn-outline btn-sm" onClick={() => copyLink(url)}>
            <Icon name="link" /> Copy link
          </button>
        </li>
      </ul>
    </section>
  )
}

async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    await showToast({ type: 'success', title: 'Link copied' })
  } catch {
    await showToast({ type: 'error', title: 'The link could not be copied. Copy it from the address bar.' })
  }
}
