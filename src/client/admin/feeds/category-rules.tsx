import { Button } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useState } from 'react'
import {
  countedCategories,
  decidedBy,
  otherRules,
  type RuledCategory,
} from '#client/admin/feeds/category-choice.ts'
import type { CategoriesProps } from '#client/admin/feeds/category-list.tsx'
import { CategorySelect } from '#client/admin/feeds/category-select.tsx'
import * as feedCategoriesCss from '#client/admin/feeds/feed-categories.css.ts'
import * as feedRowsCss from '#client/admin/feeds/feed-rows.css.ts'
import * as feedWizardCss from '#client/admin/feeds/feed-wizard.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { MAX_CATEGORY_RULES } from '#shared/feeds/feed-limits.ts'

const TEXT_MAX_LENGTH = 300

export function CategoryRules({ categories, rules, onChoose }: CategoriesProps) {
  const decided = decidedBy(rules, categories)
  return (
    <section className={feedCategoriesCss.categoryOwnRules} aria-label="Your rules">
      <h3 className={feedWizardCss.wizardSub}>Your rules</h3>
      <p>
        A rule covers the category with its text and everything below it: “Clothes” also covers “Clothes &gt;
        Hats”. The longest match wins.
      </p>
      <ul className={feedRowsCss.categoryRows} aria-label="Rules added manually">
        {otherRules(rules, categories).map(({ text, category }) => (
          <li key={text}>
            <label htmlFor={`rule-${text}`}>
              {text} <span>{countedCategories(decided.get(text) ?? 0)}</span>
            </label>
            <span className={feedCategoriesCss.categoryRule}>
              <CategorySelect
                id={`rule-${text}`}
                value={category}
                onChange={(choice) => onChoose(text, choice)}
              />
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove the rule for ${text}`}
                onClick={() => onChoose(text, '')}
              >
                <Icon icon={adminIcons.trash} />
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {rules.length < MAX_CATEGORY_RULES ? (
        <NewRule onAdd={onChoose} />
      ) : (
        <p role="status">
          A feed can have up to {MAX_CATEGORY_RULES} rules. To add another, replace several with one that
          covers the beginning of their paths.
        </p>
      )}
    </section>
  )
}

function NewRule({ onAdd }: { onAdd: CategoriesProps['onChoose'] }) {
  const id = useId()
  const [text, setText] = useState('')
  const [category, setCategory] = useState<RuledCategory>('skip')
  const [error, setError] = useState<string>()
  const add = () => {
    const prefix = text.trim()
    setError(prefix ? undefined : 'Enter a category of the feed, or the beginning of one')
    if (!prefix) return
    onAdd(prefix, category)
    setText('')
  }
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={feedCategoriesCss.categoryNewRule}>
      <Field
        label="The feed’s category or the beginning of it"
        error={error}
        size="sm"
        maxLength={TEXT_MAX_LENGTH}
        value={text}
        onKeyDown={addOnEnter}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={feedCategoriesCss.categoryNewChoice}>
        <label htmlFor={id}>Becomes</label>
        <CategorySelect id={id} value={category} onChange={(choice) => choice && setCategory(choice)} />
      </div>
      <Button variant="outline" size="sm" onClick={add}>
        <Icon icon={adminIcons.plus} /> Add rule
      </Button>
    </div>
  )
}
