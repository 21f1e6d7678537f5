import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { FeedAlert } from '#client/admin/feeds/feed-alert.tsx'
import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import * as feedPreviewCss from '#client/admin/feeds/feed-preview.css.ts'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { OptionSwitch } from '#client/admin/feeds/option-switch.tsx'
import { PreviewCard } from '#client/admin/feeds/preview-card.tsx'
import { RejectionTable } from '#client/admin/feeds/rejection-table.tsx'
import { usePreview } from '#client/admin/feeds/use-preview.ts'
import { useSaveFeed } from '#client/admin/feeds/use-save-feed.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { counted } from '#client/admin/kit/counted.ts'
import { callError } from '#client/lib/call-error.ts'
import type { FeedPreview } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'
import { formatNumber } from '#shared/messages/formats.ts'

/** Enough to judge by; each picture is fetched from a retailer. */
const INITIAL_COUNT = 12

export function PreviewStep({ draft, change, proceed }: StepProps) {
  const [visibleCount, setVisibleCount] = useState(INITIAL_COUNT)
  const preview = usePreview(draft)
  const { save, isSaving, error } = useSaveFeed()
  const saveAndProceed = async () => {
    const id = await save(draft)
    if (id !== undefined) proceed({ ...draft, id })
  }
  const { products = [], rejected = [], records = 0 } = preview.data ?? {}
  const read = counted(records, 'row')
  return (
    <WizardCard
      title="Preview"
      lead={
        preview.data
          ? `The first ${products.length} products of the ${read} read so far, as they will appear in the shop.`
          : undefined
      }
      action={isSaving ? 'Saving...' : 'Save and start a dry run'}
      isBusy={isSaving}
      isBlocked={products.length === 0}
      onSubmit={saveAndProceed}
    >
      {preview.isPending && <p className={statesCss.loadingLine}>Reading the first rows...</p>}
      <FeedAlert>{preview.isError && callError(preview.error).message}</FeedAlert>
      <FeedAlert>
        {preview.data &&
          products.length === 0 &&
          `None of the ${read} is a product. Check the reasons below, then go back and change the columns.`}
      </FeedAlert>
      {preview.data && <PreviewClaims claims={preview.data.claims} draft={draft} change={change} />}
      {products.length > 0 && (
        <ul className={feedPreviewCss.previewGrid} aria-label="Preview">
          {products.slice(0, visibleCount).map((product) => (
            <li key={product.externalId}>
              <PreviewCard product={product} />
            </li>
          ))}
        </ul>
      )}
      {products.length > visibleCount && (
        <Button variant="outline" onClick={() => setVisibleCount(visibleCount + INITIAL_COUNT)}>
          Show {Math.min(INITIAL_COUNT, products.length - visibleCount)} more of {products.length}
        </Button>
      )}
      {rejected.length > 0 && (
        <>
          <h3 className={feedWizardCss.wizardSub}>Skipped rows</h3>
          <RejectionTable label="Rejected rows" rejections={rejected} />
        </>
      )}
      <FeedAlert>{error}</FeedAlert>
    </WizardCard>
  )
}

interface PreviewClaimsProps extends Pick<StepProps, 'draft' | 'change'> {
  claims: FeedPreview['claims']
}

function PreviewClaims({ claims, draft, change }: PreviewClaimsProps) {
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
