import { Link } from '@tanstack/react-router'
import { ShareLinks } from '#client/features/site/share-links.tsx'
import { useSite } from '#client/lib/site.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast.ts'

export function OtherWays() {
  const { name: siteName, url } = useSite()
  return (
    <section className="other-ways" aria-labelledby="other-ways">
      <h2 id="other-ways" className="h3">
        Other Ways to Support
      </h2>
      <p>Tell another parent about us, or use our links when you shop anyway.</p>
      <ul>
        <ShareLinks url={url} title={siteName} />
        <li className="needs-script">
          <button type="button" className="btn btn-outline btn-sm" onClick={() => shareOnInstagram(url)}>
            <Icon name="instagram" />
            <span>
              <span className="visually-hidden">Share on </span>Instagram
            </span>
          </button>
        </li>
      </ul>
      <Link className="btn btn-soft btn-sm" to="/products">
        Browse Products
      </Link>
    </section>
  )
}

/** Instagram takes no shared links: the address goes to the clipboard, as far as the browser lets it. */
async function shareOnInstagram(url: string) {
  const copied = navigator.clipboard?.writeText(url).catch(() => undefined)
  await showToast({ type: 'info', title: 'Copy the page link to share on Instagram' })
  await copied
}
