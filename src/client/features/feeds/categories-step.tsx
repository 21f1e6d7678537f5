import { NativeSelect } from '@chakra-ui/react'
import { type RuledCategory, ruleFor, withRule } from '#client/features/feeds/category-choice.ts'
import type { StepProps } from '#client/features/feeds/feed-draft.ts'
import { usePreview } from '#client/features/feeds/use-preview.ts'
import { WizardCard } from '#client/features/feeds/wizard-card.tsx'
import { callError } from '#client/lib/call-error.ts'
import { useSite } from '#client/lib/site.ts'
import { CATEGORIES, categoryByShort } from '#shared/categories.ts'
import { formatCount } from '#shared/money.ts'

export function CategoriesStep({ draft, change, proceed }: StepProps) {
  const { locale } = useSite()
  const preview = usePreview(draft)
  const rules = draft.options.categoryRules ?? []
  const choose = (text: string, category: RuledCategory | '') => {
    change({ ...draft, options: { ...draft.options, categoryRules: withRule(rules, text, category) } })
  }
  const categories = preview.data?.categories ?? []
  return (
    <WizardCard
      title="Which category is which of ours?"
      lead="Suggested by their words, row by row. A rule that you set goes before that and is kept for later runs."
      action="Continue"
      onSubmit={() => proceed()}
    >
      {preview.isPending && <p className="loading-line">Reading the first rows...</p>}
      {preview.isError && (
        <p role="alert" className="feed-error">
          {callError(preview.error).message}
        </p>
      )}
      {preview.data && categories.length === 0 && (
        <p>The file names no categories, so each product's own words decide.</p>
      )}
      <ul className="category-rows" aria-label="Categories of the feed">
        {categories.map(({ text, count, suggestion }, index) => (
          <li key={text}>
            <label htmlFor={`category-${index}`}>
              {text}
              <span>
                {formatCount(count, locale)} {count === 1 ? 'row' : 'rows'}
              </span>
            </label>
            <NativeSelect.Root size="sm">
              <NativeSelect.Field
                id={`category-${index}`}
                value={ruleFor(rules, text)}
                onChange={(event) => choose(text, toRuledCategory(event.target.value))}
              >
                <option value="">
                  {suggestion
                    ? `By its words: ${categoryByShort(suggestion).name}`
                    : 'By each product’s words'}
                </option>
                {CATEGORIES.map(({ short, name }) => (
                  <option key={short} value={short}>
                    {name}
                  </option>
                ))}
                <option value="skip">Leave out of the shop</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </li>
        ))}
      </ul>
    </WizardCard>
  )
}

function toRuledCategory(value: string): RuledCategory | '' {
  if (value === 'skip') return 'skip'
  return CATEGORIES.find(({ short }) => short === value)?.short ?? ''
}
