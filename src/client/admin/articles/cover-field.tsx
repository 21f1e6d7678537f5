import { useRef, useState } from 'react'
import * as articlesCss from '#client/admin/articles/articles.css.ts'
import { FocusField } from '#client/admin/articles/focus-field.tsx'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { Field, SelectField } from '#client/admin/kit/field.tsx'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { PictureUpload } from '#client/admin/kit/picture-upload.tsx'
import { Options } from '#client/admin/kit/select.tsx'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import type { EditableArticle } from '#client/lib/trpc.ts'
import type { UsedForm } from '#client/lib/use-form.ts'
import pictures from '#client/pictures/pictures.json' with { type: 'json' }
import { pictureSources } from '#client/ui/picture-sources.ts'
import { CENTER } from '#shared/pictures/picture-focus.ts'
import { isUploadedPicture } from '#shared/pictures/uploaded-pictures.ts'

const COVERS = Object.keys(pictures).filter((name) => name.startsWith('articles/'))
const MIDDLE = { x: CENTER, y: CENTER }
const HINT =
  'JPEG, PNG, WebP, or AVIF up to 12 MB. At least 640 × 400 pixels; 1600 × 1000 or more is sharp everywhere.'

interface CoverFieldProps {
  article: EditableArticle['article']
  form: UsedForm
}

export function CoverField({ article, form: { field } }: CoverFieldProps) {
  const [picture, setPicture] = useState(article.picture)
  const [uploads, setUploads] = useState(COVERS.includes(picture) || !picture ? [] : [picture])
  const select = useRef<HTMLSelectElement>(null)
  const [focus, setFocus] = useState({ x: article.focusX, y: article.focusY })
  const isOwn = isUploadedPicture(picture)
  useHeardByForm(select, `${picture} ${focus.x} ${focus.y}`)
  return (
    <div className={pictureFieldCss.pictureRow}>
      <div className={adminFormCss.form}>
        <SelectField
          label="Cover picture"
          {...field('picture')}
          defaultValue={undefined}
          ref={select}
          value={picture}
          onChange={(event) => {
            setPicture(event.currentTarget.value)
            setFocus(MIDDLE)
          }}
        >
          <option value="">None yet</option>
          <Options
            of={uploads.map((name, index) => [
              name,
              index === 0 ? 'Your picture' : `Your picture ${index + 1}`,
            ])}
          />
          <Options of={COVERS.map((name) => [name, name.replace('articles/', '').replaceAll('-', ' ')])} />
        </SelectField>
        <PictureUpload
          path="/api/admin/articles/covers"
          label="Upload a picture"
          hint={HINT}
          onUploaded={(name, suggested = MIDDLE) => {
            setUploads((before) => [...new Set([...before, name])])
            setPicture(name)
            setFocus(suggested)
          }}
        />
        <Field
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
