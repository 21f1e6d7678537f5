import { type RuledCategory, withRule } from '#client/admin/feeds/category-choice.ts'
import { CategoryList } from '#client/admin/feeds/category-list.tsx'
import { CategoryRules } from '#client/admin/feeds/category-rules.tsx'
import { FeedAlert } from '#client/admin/feeds/feed-alert.tsx'
import * as feedCategoriesCss from '#client/admin/feeds/feed-categories.css.ts'
import type { StepProps } from '#client/admin/feeds/feed-draft.ts'
import { ProgressBar } from '#client/admin/feeds/progress-bar.tsx'
import { useCategories } from '#client/admin/feeds/use-categories.ts'
import { WizardCard } from '#client/admin/feeds/wizard-card.tsx'
import { callError } from '#client/lib/call-error.ts'
import type { FeedCategories } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { LISTED_CATEGORIES, MAX_CATEGORY_RULES } from '#shared/feeds/feed-limits.ts'
import { formatNumber } from '#shared/messages/formats.ts'

export function CategoriesStep({ draft, change, proceed }: StepProps) {
  const categoryList = useCategories(draft)
  const rules = draft.options.categoryRules ?? []
  const choose = (text: string, category: RuledCategory | '') => {
    const categoryRules = withRule(rules, text, category)
    if (categoryRules.length > MAX_CATEGORY_RULES) {
      showToast({ type: 'error', title: `A feed can have up to ${MAX_CATEGORY_RULES} rules` })
      return
    }
    change({ ...draft, options: { ...draft.options, categoryRules } })
  }
  const categories = categoryList.data?.categories ?? []
  return (
    <WizardCard
      title="Match their categories to yours"
      lead="Each category is matched automatically by its words. Your own rules take precedence and are kept for later runs."
      action="Continue"
      onSubmit={() => proceed()}
    >
      {categoryList.isPending && <ProgressBar label="Reading the whole file..." size="sm" />}
      <FeedAlert>{categoryList.isError && callError(categoryList.error).message}</FeedAlert>
      {categoryList.data && <Remarks result={categoryList.data} />}
      {categories.length > 0 && <CategoryList categories={categories} rules={rules} onChoose={choose} />}
      {!categoryList.isPending && <CategoryRules categories={categories} rules={rules} onChoose={choose} />}
    </WizardCard>
  )
}

function Remarks({ result: { categories, products, unlisted, broken } }: { result: FeedCategories }) {
  return (
    <>
      <FeedAlert>
        {broken && `Part of the file could not be read: ${broken}. Categories may be missing.`}
      </FeedAlert>
      {categories.length === 0 && (
        <p>
          {products === 0
            ? 'No products were found in the file, so there are no categories either.'
            : 'The file has no categories, so each product is matched by its own words.'}
        </p>
      )}
      {unlisted > 0 && (
        <p className={feedCategoriesCss.categoryTotal}>
          The file has more than {formatNumber(LISTED_CATEGORIES)} categories. The first{' '}
          {formatNumber(LISTED_CATEGORIES)} are listed; {formatNumber(unlisted)}{' '}
          {unlisted === 1 ? 'product is' : 'products are'} in others. Check that the right column is chosen,
          or add rules for them below.
        </p>
      )}
    </>
  )
}
