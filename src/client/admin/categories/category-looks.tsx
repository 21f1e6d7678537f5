import type { ReactNode } from 'react'
import * as categoryLooksCss from '#client/admin/categories/category-looks.css.ts'
import { capitalized } from '#client/admin/kit/capitalized.ts'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { PicturePicker } from '#client/admin/kit/picture-picker.tsx'
import { ICONS_OF_CATEGORIES } from '#client/features/products/category-icons.ts'
import type { EditableCategory } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { CATEGORY_COLORS, CATEGORY_ICONS, CATEGORY_PICTURES } from '#shared/products/categories.ts'

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
      <PicturePicker
        legend="Picture"
        kind="category"
        {...field('picture')}
        initial={category?.picture ?? CATEGORY_PICTURES[1]}
        own={CATEGORY_PICTURES}
      />
    </>
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
      <legend className={pictureFieldCss.legend}>{legend}</legend>
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
      {error && <p className={pictureFieldCss.error}>{error}</p>}
    </fieldset>
  )
}

function inWords(value: string): string {
  return capitalized(value.replaceAll('-', ' '))
}
