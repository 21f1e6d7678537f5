import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { capitalized } from '#client/admin/kit/capitalized.ts'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { PictureUpload } from '#client/admin/kit/picture-upload.tsx'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { pictureSources } from '#client/ui/picture-sources.ts'
import type { Focus } from '#shared/pictures/picture-focus.ts'
import { isUploadedPicture } from '#shared/pictures/uploaded-pictures.ts'

/** Covers also serve landing pages and pictures in texts. */
const UPLOADS = {
  cover: {
    path: '/api/admin/articles/covers',
    hint: 'JPEG, PNG, WebP, or AVIF up to 12 MB. At least 640 × 400 pixels; 1600 × 1000 or more is sharp everywhere.',
    standsFor: 'articles',
  },
  category: {
    path: '/api/admin/categories/pictures',
    hint: 'JPEG, PNG, WebP, or AVIF up to 12 MB, at least 400 × 345 pixels. It is cropped to its main subject.',
    standsFor: 'products',
  },
} as const

type Kind = keyof typeof UPLOADS

interface PickedPicture {
  name: string
  alt: string
  /** The focal point of a new upload. */
  focus?: Focus | undefined
}

interface PicturePickerProps {
  legend: string
  kind: Kind
  name: string
  error?: string | undefined
  initial: string
  own: readonly string[]
  /** The label for no picture; without it there is always one. */
  none?: string
  onPick?: (picture: PickedPicture) => void
}

/** Offers an upload, the shop's earlier uploads, newest first, and the site's own pictures. */
export function PicturePicker({ legend, kind, own, none, initial, error, ...rest }: PicturePickerProps) {
  const utils = trpc.useUtils()
  const [picture, setPicture] = useState(initial)
  const [uploads, setUploads] = useState(isUploadedPicture(initial) ? [initial] : [])
  const [pages, setPages] = useState(1)
  const element = useRef<HTMLFieldSetElement>(null)
  useHeardByForm(element, picture)
  const pick = (picked: PickedPicture) => {
    setPicture(picked.name)
    rest.onPick?.(picked)
  }
  const choice = { kind, name: rest.name, picture, onPick: pick }
  return (
    <div className={adminFormCss.form}>
      <fieldset ref={element}>
        <legend className={pictureFieldCss.legend}>{legend}</legend>
        <div className={pictureFieldCss.choices}>
          {none && <Choice {...choice} of={{ name: '', alt: none }} />}
          {uploads.map((name) => (
            <Choice key={name} {...choice} of={{ name, alt: '' }} />
          ))}
          {Array.from({ length: pages }, (_, index) => (
            <EarlierUploads
              // biome-ignore lint/suspicious/noArrayIndexKey: a page of the list is its number
              key={index}
              {...choice}
              page={index + 1}
              except={uploads}
              onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
            />
          ))}
          {own.map((name) => (
            <Choice key={name} {...choice} of={{ name, alt: '' }} />
          ))}
        </div>
        {error && <p className={pictureFieldCss.error}>{error}</p>}
      </fieldset>
      <PictureUpload
        path={UPLOADS[kind].path}
        label="Upload a picture"
        hint={UPLOADS[kind].hint}
        onUploaded={(name, focus) => {
          setUploads((before) => [...new Set([name, ...before])])
          pick({ name, alt: '', focus })
          void utils.pictures.library.invalidate()
        }}
      />
    </div>
  )
}

interface ChoiceProps {
  kind: Kind
  name: string
  picture: string
  onPick: (picture: PickedPicture) => void
}

interface EarlierUploadsProps extends ChoiceProps {
  page: number
  except: string[]
  onMore: (() => void) | undefined
}

function EarlierUploads({ page, except, onMore, ...choice }: EarlierUploadsProps) {
  const list = trpc.pictures.library.useQuery({ kind: choice.kind, page }).data
  return (
    <>
      {list?.pictures
        .filter(({ name }) => !except.includes(name))
        .map((picture) => (
          <Choice key={picture.name} {...choice} of={picture} />
        ))}
      {list?.hasMore && onMore && (
        <Button type="button" size="sm" variant="outline" onClick={onMore}>
          Show more
        </Button>
      )}
    </>
  )
}

function Choice({ kind, name, picture, onPick, of }: ChoiceProps & { of: PickedPicture }) {
  const words = of.alt || inWords(of.name)
  return (
    <label title={words} className={pictureFieldCss.choice}>
      <input
        type="radio"
        name={name}
        value={of.name}
        checked={picture === of.name}
        className={baseCss.visuallyHidden}
        onChange={() => onPick(of)}
      />
      {of.name ? (
        <Picture
          src={pictureSources(`/images/${of.name}.webp`, UPLOADS[kind].standsFor)}
          alt=""
          className={pictureFieldCss.choicePicture}
          sizes="72px"
          width={800}
          height={690}
        />
      ) : (
        <span className={pictureFieldCss.choiceNone}>{words}</span>
      )}
      {of.name && <span className={baseCss.visuallyHidden}>{words}</span>}
    </label>
  )
}

/** Turns `products/night-light` into `Night light`. */
function inWords(picture: string): string {
  if (isUploadedPicture(picture)) return 'Your picture'
  return capitalized((picture.split('/').at(-1) ?? picture).replaceAll('-', ' '))
}
