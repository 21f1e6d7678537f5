import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { CheckboxGroup } from '#client/admin/kit/checkbox-group.tsx'
import { Field, NumberField, SelectField, TextField } from '#client/admin/kit/field.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useCategories } from '#client/lib/categories.ts'
import { useSite } from '#client/lib/site.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import { SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import type { LandingQuery } from '#shared/products/landing-query.ts'
import { PICK_LABELS, PICKS, PRICE_LIMIT_MAX } from '#shared/products/product-filters.ts'
import { PRODUCT_SORTS, SORT_LABELS } from '#shared/products/product-sort.ts'
import { listOf } from '#shared/products/several.ts'

const AMOUNT = { max: PRICE_LIMIT_MAX, step: 1, inputMode: 'numeric' } as const

export function QueryFields({ stored, field }: { stored: LandingQuery; field: UsedForm['field'] }) {
  const { currency } = useSite()
  const categories = useCategories()
  return (
    <div className={adminFormCss.form}>
      <Field
        label="Search words"
        maxLength={SEARCH_MAX_LENGTH}
        hint="Products must match every word. Leave empty to use only the filters."
        {...field('search')}
        defaultValue={stored.search}
      />
      <CheckboxGroup
        legend="Categories"
        name="category"
        choices={categories.map(({ short, name }) => ({ value: short, label: name }))}
        chosen={listOf(stored.category)}
        error={field('category').error}
      />
      <div className={adminFormCss.formRow}>
        <NumberField
          label={`Price from, ${currency}`}
          {...AMOUNT}
          {...field('from')}
          defaultValue={stored.from}
        />
        <NumberField label={`Price to, ${currency}`} {...AMOUNT} {...field('to')} defaultValue={stored.to} />
      </div>
      <div className={adminFormCss.formRow}>
        <TextField
          label="Brands"
          rows={2}
          hint="Up to ten, one per line"
          {...field('brand')}
          defaultValue={listOf(stored.brand).join('\n')}
        />
        <TextField
          label="Retailers"
          rows={2}
          hint="Up to ten, one per line, spelled as in the products"
          {...field('retailer')}
          defaultValue={listOf(stored.retailer).join('\n')}
        />
      </div>
      <div className={adminFormCss.formRow}>
        <SelectField label="Stock" {...field('stock')} defaultValue={stored.stock ?? ''}>
          <option value="">Any</option>
          <option value="in">In stock</option>
        </SelectField>
        <SelectField label="Deals" {...field('deal')} defaultValue={stored.deal ?? ''}>
          <option value="">Any price</option>
          <option value="price-drop">Price drops only</option>
        </SelectField>
        <SelectField label="Picks" {...field('pick')} defaultValue={stored.pick ?? ''}>
          <option value="">All products</option>
          <Options of={PICKS.map((pick) => [pick, PICK_LABELS[pick]()])} />
        </SelectField>
        <SelectField label="Order" {...field('sort')} defaultValue={stored.sort ?? 'featured'}>
          <Options of={PRODUCT_SORTS.map((sort) => [sort, SORT_LABELS[sort]()])} />
        </SelectField>
      </div>
    </div>
  )
}
