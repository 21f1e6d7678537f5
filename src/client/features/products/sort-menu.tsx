import * as productsPageCss from '#client/features/products/products-page.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { HiddenFields } from '#client/ui/hidden-fields.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

interface SortMenuProps {
  action: string
  value: string
  choices: { value: string; label: string }[]
  /** The other parameters of the URL, for the form without JavaScript. */
  params?: object
  onChoose: (value: string) => void
}

/** A form with a button without JavaScript; with it, choosing is enough. */
export function SortMenu({ action, value, choices, params = {}, onChoose }: SortMenuProps) {
  return (
    <form className={productsPageCss.sortMenu} action={action}>
      <label htmlFor="sort" className={productsPageCss.sortLabel}>
        {m.sortBy}
      </label>
      <select
        key={value}
        id="sort"
        className={productsPageCss.sortChoice}
        aria-label={m.sortBy}
        name="sort"
        defaultValue={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon icon={icons.chevronDown} />
      <HiddenFields params={params} />
      <button
        type="submit"
        className={`${baseCss.btn} ${baseCss.btnOutline} ${baseCss.btnSm} ${baseCss.noScript}`}
      >
        {m.sort}
      </button>
    </form>
  )
}
