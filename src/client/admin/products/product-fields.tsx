import { type ReactNode, useState } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, NumberField, SelectField, TextField } from '#client/admin/kit/field.tsx'
import { LinkTest } from '#client/admin/kit/link-test.tsx'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { PicturePreview } from '#client/admin/kit/picture-preview.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { claimsHint } from '#client/admin/products/claims-hint.ts'
import { useCategories } from '#client/lib/categories.ts'
import type { FormReader } from '#client/lib/form-reader.ts'
import type { EditableProduct } from '#client/lib/trpc.ts'
import { linesOf } from '#shared/content/content-form.ts'
import { DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH } from '#shared/limits.ts'

type Fields = EditableProduct['product']

interface ProductFieldsProps {
  field: (name: string) => { name: string; error: string | undefined }
  product: Partial<Fields>
  fromFeed?: string | undefined
  priceHint?: string | undefined
  flags?: ReactNode
  figures?: ReactNode
  logo?: ReactNode
}

export function ProductFields(props: ProductFieldsProps) {
  const { field, product, fromFeed, priceHint = fromFeed, flags, figures, logo } = props
  const [name, setName] = useState(product.name ?? '')
  const [description, setDescription] = useState(product.description ?? '')
  const categories = useCategories()
  const [imageUrl, setImageUrl] = useState(product.imageUrl ?? '')
  const [link, setLink] = useState(product.affiliateLink ?? '')
  const text = (name: TextName) => ({ hint: fromFeed, ...field(name), defaultValue: product[name] ?? '' })
  return (
    <>
      <Field
        label="Name"
        required
        missing="Enter a name"
        maxLength={NAME_MAX_LENGTH}
        {...text('name')}
        hint={claimsHint({ name, description }, 'name', fromFeed)}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label="Description"
        rows={5}
        maxLength={DESCRIPTION_MAX_LENGTH}
        {...text('description')}
        hint={claimsHint({ name, description }, 'description', fromFeed)}
        onChange={(event) => setDescription(event.target.value)}
      />
      {flags}
      <div className={adminFormCss.formRow}>
        <NumberField label="Price" {...field('price')} hint={priceHint} defaultValue={product.price ?? ''} />
        <Field label="Currency" maxLength={3} {...text('currency')} />
        <Field label="Commission" {...text('commission')} hint={undefined} />
      </div>
      <div className={adminFormCss.formRow}>
        <SelectField label="Category" {...text('category')}>
          <option value="">No category</option>
          <Options of={categories.map(({ short, name }) => [short, name])} />
        </SelectField>
        {figures}
      </div>
      <div className={adminFormCss.formRow}>
        <Field label="Advertiser name" {...text('advertiserName')} />
        <Field label="Advertiser ID" {...text('advertiserId')} />
      </div>
      <Field
        label="Affiliate link"
        inputMode="url"
        placeholder="https://"
        {...text('affiliateLink')}
        onChange={(event) => setLink(event.target.value)}
      />
      <LinkTest url={link} />
      <div className={pictureFieldCss.pictureRow}>
        <div className={adminFormCss.form}>
          <Field
            label="Image URL"
            inputMode="url"
            placeholder="https://"
            {...text('imageUrl')}
            onChange={(event) => setImageUrl(event.target.value)}
          />
          <TextField
            label="More pictures"
            rows={3}
            placeholder="https://"
            {...field('moreImageUrls')}
            hint={fromFeed ?? 'One address in each line'}
            defaultValue={product.moreImageUrls?.join('\n')}
          />
          {logo}
        </div>
        <PicturePreview url={imageUrl} />
      </div>
    </>
  )
}

type TextName =
  | 'name'
  | 'description'
  | 'currency'
  | 'commission'
  | 'category'
  | 'advertiserName'
  | 'advertiserId'
  | 'affiliateLink'
  | 'imageUrl'

export function productIn({ text, optional, number }: FormReader) {
  return {
    name: text('name'),
    description: text('description'),
    price: number('price'),
    currency: optional('currency'),
    commission: optional('commission'),
    category: optional('category'),
    advertiserName: optional('advertiserName'),
    advertiserId: optional('advertiserId'),
    affiliateLink: optional('affiliateLink'),
    imageUrl: optional('imageUrl'),
    moreImageUrls: linesOf(text('moreImageUrls')),
  }
}
