import { Button } from '@chakra-ui/react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { LabeledCheckbox } from '#client/admin/kit/checkbox-field.tsx'
import * as choicesCss from '#client/admin/kit/choices.css.ts'
import { Field, NumberField } from '#client/admin/kit/field.tsx'
import { ProductFields, productIn } from '#client/admin/products/product-fields.tsx'
import type { FormReader } from '#client/lib/form-reader.ts'
import type { EditableProduct } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'

type Fields = EditableProduct['product']

interface ProductEditFormProps {
  product: Fields
  /** The feed that overwrites some of the fields; null when there is none. */
  feed: string | null
  form: UsedForm
}

const FROM_FEED = 'from the feed'

export function ProductEditForm({ product, feed, form: { form, field, isPending } }: ProductEditFormProps) {
  const fromFeed = feed ? FROM_FEED : undefined
  return (
    <form className={adminFormCss.form} aria-label="Product" {...form}>
      <ProductFields
        field={field}
        product={product}
        fromFeed={fromFeed}
        flags={
          <div className={choicesCss.flags}>
            <LabeledCheckbox name="isEditorsPick" defaultChecked={product.isEditorsPick}>
              Editor's Pick
            </LabeledCheckbox>
            <LabeledCheckbox name="isBestSeller" defaultChecked={product.isBestSeller}>
              Best Seller
            </LabeledCheckbox>
          </div>
        }
        figures={
          <>
            <NumberField label="Rating (0 to 5)" {...field('rating')} defaultValue={product.rating ?? ''} />
            <NumberField label="Reviews" {...field('reviews')} defaultValue={product.reviews ?? ''} />
          </>
        }
        logo={
          <Field
            label="Logo URL"
            hint={fromFeed}
            {...field('advertiserLogoUrl')}
            defaultValue={product.advertiserLogoUrl ?? ''}
          />
        }
      />
      <div className={adminFormCss.formEnd}>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

export function editedProduct(form: FormReader): Fields {
  const { currency, category, ...product } = productIn(form)
  return {
    ...product,
    currency: currency ?? '',
    category: category || null,
    advertiserLogoUrl: form.optional('advertiserLogoUrl'),
    rating: form.number('rating'),
    reviews: form.number('reviews'),
    isEditorsPick: form.checked('isEditorsPick'),
    isBestSeller: form.checked('isBestSeller'),
  }
}
