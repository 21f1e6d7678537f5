import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import * as feedPreviewCss from '#client/admin/feeds/feed-preview.css.ts'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { OptionSwitch } from '#client/admin/feeds/option-switch.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import type { FeedPreview } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatNumber } from '#shared/messages/formats.ts'

interface PreviewClaimsProps extends Pick<StepProps, 'draft' | 'change'> {
  claims: FeedPreview['claims']
}

/** Lists claims in the feed's texts that need proof, with a way to leave them out. */
export function PreviewClaims({ claims, draft, change }: PreviewClaimsProps) {
  const { products, phrases } = claims
  if (products === 0) return null
  const [subject, verb] = products === 1 ? ['product', 'makes'] : ['products', 'make']
  return (
    <section className={feedPreviewCss.previewClaims} aria-label="Environmental claims">
      <p className={feedsCss.feedWarning}>
        <Icon icon={adminIcons.triangleAlert} />
        <span>
          {formatNumber(products)} {subject} of the rows read so far {verb} environmental claims that EU law
          (Directive 2024/825) allows only with proof:{' '}
          {phrases.map(({ phrase, count }) => `“${phrase}” (${formatNumber(count)})`).join(', ')}.
        </span>
      </p>
      <OptionSwitch
        option="hideClaims"
        options={draft.options}
        onChange={(options) => change({ ...draft, options })}
      />
    </section>
  )
}
