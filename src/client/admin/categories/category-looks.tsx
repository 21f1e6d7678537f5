import { type ReactNode, useState } from 'react'
import * as categoryLooksCss from '#client/admin/categories/category-looks.css.ts'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { PictureUpload } from '#client/admin/kit/picture-upload.tsx'
import { ICONS_OF_CATEGORIES } from '#client/features/products/category-icons.ts'
import type { EditableCategory } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { pictureSources } from '#client/ui/picture-sources.ts'
import { isUploadedPicture } from '#shared/pictures/uploaded-pictures.ts'
import { CATEGORY_COLORS, CATEGORY_ICONS, CATEGORY_PICTURES } from '#shared/products/categories.ts'

const UPLOAD_HINT =
  'JPEG, PNG, WebP, or AVIF up to 12 MB, at least 400 × 345 pixels. It is cropped to its main subject.'

interface CategoryLooksProps {
  field: UsedForm['field']
  category: Pick<EditableCategory, 'color' | 'icon' | 'picture'> | undefined
}

export function CategoryLooks({ field, category }: CategoryLooksProps) {
  return (
    <>
      <Looks
        legend="Color"
        {...field('color')}
        values={CATEGORY_COLORS}
        chosen={category?.color ?? 'rose'}
        show={(color) => <span className={`${categoryLooksCss.color} ${baseCss.tints[color]}`}>Aa</span>}
      />
      <Looks
        legend="Icon"
        {...field('icon')}
        values={CATEGORY_ICONS}
        chosen={category?.icon ?? 'gift'}
        show={(icon) => <Icon icon={ICONS_OF_CATEGORIES[icon]} />}
      />
      <PictureLooks {...field('picture')} chosen={category?.picture ?? CATEGORY_PICTURES[1]} />
    </>
  )
}

interface PictureLooksProps {
  name: string
  error: string | undefined
  chosen: string
}

/** Offers the site's own pictures and an upload, which is chosen at once. */
function PictureLooks({ chosen, ...field }: PictureLooksProps) {
  const [uploads, setUploads] = useState(isUploadedPicture(chosen) ? [chosen] : [])
  const [latest, setLatest] = useState(chosen)
  return (
    <div className={adminFormCss.form}>
      <Looks
        key={latest}
        legend="Picture"
        {...field}
        values={[...uploads, ...CATEGORY_PICTURES]}
        chosen={latest}
        show={(picture) => (
          <Picture
            src={pictureSources(`/images/${picture}.webp`, 'products')}
            alt=""
            className={categoryLooksCss.picture}
            sizes="72px"
            width={800}
            height={690}
          />
        )}
      />
      <PictureUpload
        path="/api/admin/categories/pictures"
        label="Upload a picture"
        hint={UPLOAD_HINT}
        onUploaded={(name) => {
          setUploads((before) => [...new Set([name, ...before])])
          setLatest(name)
        }}
      />
    </div>
  )
}

interface LooksProps<Value extends string> {
  legend: string
  name: string
  error: string | undefined
  values: readonly Value[]
  chosen: string
  show: (value: Value) => ReactNode
}

function Looks<Value extends string>({ legend, name, error, values, chosen, show }: LooksProps<Value>) {
  return (
    <fieldset>
      <legend className={categoryLooksCss.legend}>{legend}</legend>
      <div className={categoryLooksCss.looks}>
        {values.map((value) => (
          <label key={value} title={inWords(value)} className={categoryLooksCss.look}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className={baseCss.visuallyHidden}
            />
            {show(value)}
            <span className={baseCss.visuallyHidden}>{inWords(value)}</span>
          </label>
        ))}
      </div>
      {error && <p className={categoryLooksCss.error}>{error}</p>}
    </fieldset>
  )
}

/** Turns `products/night-light` into `night light`. */
function inWords(value: string): string {
  if (isUploadedPicture(value)) return 'Your picture'
  const words = (value.split('/').at(-1) ?? value).replaceAll('-', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
