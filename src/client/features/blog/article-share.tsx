import * as articlePageCss from '#client/features/blog/article-page.css.ts'
import * as donatePageCss from '#client/features/donations/donate-page.css.ts'
import { ShareLinks } from '#client/features/site/share-links.tsx'
import { useSite } from '#client/lib/site.ts'
import type { Article } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as lateIcons from '#client/ui/icons.late.css.ts'
import { showToast } from '#client/ui/toast.ts'

/** Copying needs JavaScript. */
export function ArticleShare({ article: { slug, title } }: { article: Article }) {
  const site = useSite()
  const url = `${site.url}/blog/${slug}`
  return (
    <section className={articlePageCss.articleShare} aria-labelledby="share">
      <h2 id="share">Share this article</h2>
      <ul>
        <ShareLinks url={url} title={title} />
        <li className={donatePageCss.needsScript}>
          <button
            type="button"
            className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm}`}
            onClick={() => copyLink(url)}
          >
            <Icon icon={lateIcons.link} /> Copy link
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
