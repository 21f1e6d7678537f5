import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import * as feedPreviewCss from '#client/admin/feeds/feed-preview.css.ts'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import * as feedsCss from '#client/admin/feeds/feeds.css.ts'
import { PreviewCard } from '#client/admin/feeds/preview-card.tsx'
import { PreviewClaims } from '#client/admin/feeds/preview-claims.tsx'
import { RejectionTable } from '#client/admin/feeds/rejection-table.tsx'
import { usePreview } from '#client/admin/feeds/use-preview.ts'
import { useSaveFeed } from '#client/admin/feeds/use-save-feed.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import { counted } from '#client/admin/kit/counted.ts'
import { callError } from '#client/lib/call-error.ts'
import * as statesCss from '#client/ui/states.late.css.ts'

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
      {preview.isError && (
        <p role="alert" className={feedsCss.feedError}>
          {callError(preview.error).message}
        </p>
      )}
      {preview.data && products.length === 0 && (
        <p role="alert" className={feedsCss.feedError}>
          None of the {read} is a product. Check the reasons below, then go back and change the columns.
        </p>
      )}
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
      {error && (
        <p role="alert" className={feedsCss.feedError}>
          {error}
        </p>
      )}
    </WizardCard>
  )
}
