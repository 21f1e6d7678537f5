import { Button, Checkbox, Input, NativeSelect, Textarea } from '@chakra-ui/react'
import type { SubmitEvent } from 'react'
import { AdminField } from '#client/admin/kit/admin-field.tsx'
import { AdminNumberField } from '#client/admin/kit/admin-number-field.tsx'
import { PicturePreview } from '#client/admin/kit/picture-preview.tsx'
import type { EditableProduct } from '#client/lib/trpc.ts'
import { hasUnreadableNumbers, numberIn } from '#client/ui/use-unreadable.ts'
import { CATEGORIES, parseCategory } from '#shared/categories.ts'

type Fields = EditableProduct['product']
type TextField = { [Name in keyof Fields]: Fields[Name] extends string | null ? Name : never }[keyof Fields]
type NumberField = 'price' | 'rating' | 'reviews'

interface ProductEditFormProps {
  draft: Fields
  /** The feed that overwrites some of the fields; null when there is none. */
  feed: string | null
  errors: Record<string, string>
  isPending: boolean
  onChange: (draft: Fields) => void
  onSave: () => void
}

const FROM_FEED = 'from the feed'

export function ProductEditForm({ draft, feed, errors, isPending, onChange, onSave }: ProductEditFormProps) {
  const errorOf = (name: keyof Fields) => errors[`product.${name}`]
  const fromFeed = feed ? FROM_FEED : undefined
  const text = (name: Exclude<TextField, 'category'>, label: string, hint?: string, required = false) => (
    <AdminField label={label} error={errorOf(name)} hint={hint} required={required}>
      <Input
        value={draft[name] ?? ''}
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
        autoComplete="off"
      />
    </AdminField>
  )
  const number = (name: NumberField, label: string, hint?: string) => (
    <AdminNumberField
      label={label}
      error={errorOf(name)}
      hint={hint}
      value={shownNumber(draft[name])}
      onChange={(event) => onChange({ ...draft, [name]: numberIn(event.target) })}
    />
  )
  const flag = (name: 'isEditorsPick' | 'isBestSeller', label: string) => (
    <Checkbox.Root
      checked={draft[name]}
      onCheckedChange={({ checked }) => onChange({ ...draft, [name]: checked === true })}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!hasUnreadableNumbers(event.currentTarget)) onSave()
  }
  return (
    <form className="admin-form" aria-label="Product" onSubmit={submit} noValidate>
      {text('name', 'Name', fromFeed, true)}
      <AdminField label="Description" error={errorOf('description')} hint={fromFeed}>
        <Textarea
          rows={5}
          value={draft.description}
          onChange={(event) => onChange({ ...draft, description: event.target.value })}
        />
      </AdminField>
      <div className="admin-flags">
        {flag('isEditorsPick', "Editor's Pick")}
        {flag('isBestSeller', 'Best Seller')}
      </div>
      <div className="admin-form-row">
        {number('price', 'Price', fromFeed)}
        {text('currency', 'Currency', fromFeed)}
        {text('commission', 'Commission')}
      </div>
      <div className="admin-form-row">
        <AdminField label="Category" error={errorOf('category')} hint={fromFeed}>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={draft.category ?? ''}
              onChange={(event) =>
                onChange({ ...draft, category: parseCategory(event.currentTarget.value) ?? null })
              }
            >
              <option value="">No category</option>
              {CATEGORIES.map(({ short, name }) => (
                <option key={short} value={short}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </AdminField>
        {number('rating', 'Rating (0 to 5)')}
        {number('reviews', 'Reviews')}
      </div>
      <div className="admin-form-row">
        {text('advertiserName', 'Advertiser name', fromFeed)}
        {text('advertiserId', 'Advertiser ID', fromFeed)}
      </div>
      {text('affiliateLink', 'Affiliate link', fromFeed)}
      <div className="admin-picture-row">
        <div className="admin-form">
          {text('imageUrl', 'Image address', fromFeed)}
          {text('advertiserLogoUrl', 'Logo address', fromFeed)}
        </div>
        <PicturePreview url={draft.imageUrl ?? ''} />
      </div>
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}

/** What cannot be read stays in the field as it was typed. */
function shownNumber(value: number | null): number | string {
  return value === null || Number.isNaN(value) ? '' : value
}
