import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { AdminCard, FieldsCard } from '#client/admin/kit/admin-card.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { CheckboxField } from '#client/admin/kit/checkbox-field.tsx'
import { Field, TextField } from '#client/admin/kit/field.tsx'
import { InsertProducts } from '#client/admin/kit/insert-products.tsx'
import { PicturePicker } from '#client/admin/kit/picture-picker.tsx'
import { SearchFields } from '#client/admin/kit/search-fields.tsx'
import { QueryFields } from '#client/admin/landing-pages/query-fields.tsx'
import { QueryPreview } from '#client/admin/landing-pages/query-preview.tsx'
import type { FormReader } from '#client/lib/form-reader.ts'
import type { EditableLandingPage } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import pictures from '#client/pictures/pictures.json' with { type: 'json' }
import { parseCategories } from '#shared/products/categories.ts'
import { landingQuery } from '#shared/products/landing-query.ts'
import { parseDeal, parsePick, parseStock } from '#shared/products/product-filters.ts'
import { CHOSEN_SORTS } from '#shared/products/product-sort.ts'
import { asChosen } from '#shared/products/several.ts'
import { oneOf } from '#shared/search-params/params.ts'
import type { SearchTexts } from '#shared/text/search-result.ts'

type Fields = EditableLandingPage['landingPage']
export type TypedLandingPage = Fields | ReturnType<typeof landingPageIn>

const PICTURES = Object.keys(pictures).filter((name) => /^(heroes|articles)\/(?!.*-mobile$)/.test(name))

interface LandingPageFormProps {
  stored: TypedLandingPage
  typed: TypedLandingPage
  byDefault: SearchTexts
  used: UsedForm
  children: ReactNode
}

export function LandingPageForm({ stored, typed, byDefault, used, children }: LandingPageFormProps) {
  const { form, field, isPending } = used
  return (
    <form className={adminPageCss.stack} aria-label="Landing page" {...form}>
      <FieldsCard title="Page">
        <div className={adminFormCss.formRow}>
          <Field label="Name" required maxLength={60} {...field('name')} defaultValue={stored.name} />
          <Field
            label="URL"
            required
            maxLength={80}
            hint="The part after /shop/. The old URL redirects to the new one."
            {...field('slug')}
            defaultValue={stored.slug}
          />
        </div>
        <TextField
          label="Introduction"
          rows={7}
          hint="Markdown. What comes before the first “## ” heading appears above the products, the rest below them. A named link is written as [the crib](link:oakling-crib)."
          {...field('introduction')}
          defaultValue={stored.introduction}
        />
        <InsertProducts fields={['introduction']} />
        <PicturePicker
          legend="Picture"
          kind="cover"
          {...field('picture')}
          initial={stored.picture}
          own={PICTURES}
          none="Same as its category"
        />
      </FieldsCard>
      <AdminCard title="Products" lead="Choose what the page lists, with the shop’s own search and filters.">
        <div className={adminPageCss.stack}>
          <QueryFields stored={landingQuery(stored)} field={field} />
          <QueryPreview query={landingQuery(typed)} />
        </div>
      </AdminCard>
      <AdminCard
        title="Search engines"
        lead="Leave both empty to use the name and the beginning of the introduction."
      >
        <SearchFields
          field={field}
          names={{ title: 'title', description: 'description' }}
          stored={stored}
          byDefault={byDefault}
          path={`/shop/${stored.slug}`}
        />
      </AdminCard>
      <FieldsCard title="Visibility">
        <CheckboxField
          label="Published"
          hint="Visible to everyone, and listed for search engines while it has products"
          {...field('isPublished')}
          defaultChecked={stored.isPublished}
        />
        <CheckboxField
          label="In the navigation"
          hint="Shown with the categories and in the footer (up to twelve)"
          {...field('inNavigation')}
          defaultChecked={stored.inNavigation}
        />
      </FieldsCard>
      <div className={adminFormCss.formBar}>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
        {children}
      </div>
    </form>
  )
}

export function landingPageIn({ text, optional, number, all, checked }: FormReader) {
  return {
    name: text('name'),
    slug: text('slug').trim(),
    title: text('title'),
    description: text('description'),
    // Forms send line breaks as two characters (CRLF).
    introduction: text('introduction').replaceAll('\r\n', '\n'),
    picture: text('picture'),
    isPublished: checked('isPublished'),
    inNavigation: checked('inNavigation'),
    search: optional('search') ?? undefined,
    category: parseCategories(all('category')),
    retailer: linesOf(text('retailer')),
    brand: linesOf(text('brand')),
    from: number('from') ?? undefined,
    to: number('to') ?? undefined,
    stock: parseStock(text('stock')),
    deal: parseDeal(text('deal')),
    pick: parsePick(text('pick')),
    sort: oneOf(CHOSEN_SORTS)(text('sort')),
  }
}

/** Returns all lines: when there are too many, the server says so. */
function linesOf(text: string): string | string[] | undefined {
  const lines = [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean)
  return lines.length > 1 ? lines : asChosen(lines)
}
