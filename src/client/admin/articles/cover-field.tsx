import { useRef, useState } from 'react'
import * as articlesCss from '#client/admin/articles/articles.css.ts'
import { FocusField } from '#client/admin/articles/focus-field.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { PicturePicker } from '#client/admin/kit/picture-picker.tsx'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import type { EditableArticle } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import pictures from '#client/pictures/pictures.json' with { type: 'json' }
import { pictureSources } from '#client/ui/picture-sources.ts'
import { CENTER } from '#shared/pictures/picture-focus.ts'
import { isUploadedPicture } from '#shared/pictures/uploaded-pictures.ts'

const COVERS = Object.keys(pictures).filter((name) => name.startsWith('articles/'))
const MIDDLE = { x: CENTER, y: CENTER }

interface CoverFieldProps {
  article: EditableArticle['article']
  form: UsedForm
}

export function CoverField({ article, form: { field } }: CoverFieldProps) {
  const [picture, setPicture] = useState(article.picture)
  const alt = useRef<HTMLInputElement>(null)
  const [focus, setFocus] = useState({ x: article.focusX, y: article.focusY })
  const isOwn = isUploadedPicture(picture)
  useHeardByForm(alt, `${focus.x} ${focus.y}`)
  return (
    <div className={pictureFieldCss.pictureRow}>
      <div className={adminFormCss.form}>
        <PicturePicker
          legend="Cover picture"
          kind="cover"
          {...field('picture')}
          initial={article.picture}
          own={COVERS}
          none="None yet"
          onPick={(picked) => {
            setPicture(picked.name)
            setFocus(picked.focus ?? MIDDLE)
            if (alt.current && picked.alt) alt.current.value ||= picked.alt
          }}
        />
        <Field
          ref={alt}
          label="Alternative text"
          maxLength={200}
          hint={`Describe the picture for people who can’t see it. ${isOwn ? 'Required before you publish an article with your own picture.' : 'Leave empty if the picture is only decoration.'}`}
          {...field('pictureAlt')}
          defaultValue={article.pictureAlt}
        />
      </div>
      {picture ? (
        <FocusField
          src={isOwn ? `/images/${picture}.webp` : pictureSources(`/images/${picture}.webp`).src}
          focus={focus}
          onChange={setFocus}
          field={field}
        />
      ) : (
        <div className={articlesCss.cover}>
          <span>No cover yet</span>
        </div>
      )}
    </div>
  )
}
