import { Button } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { uploadPicture } from '#client/admin/kit/upload-picture.ts'
import { useUpload } from '#client/admin/kit/use-upload.ts'
import { Icon } from '#client/ui/icon.tsx'
import { formatShare } from '#shared/messages/formats.ts'
import type { Focus } from '#shared/pictures/picture-focus.ts'
import { PICTURE_TYPES } from '#shared/pictures/uploaded-pictures.ts'

interface PictureUploadProps {
  path: string
  label: string
  hint: string
  onUploaded: (picture: string, focus: Focus | undefined) => void
}

export function PictureUpload({ path, label, hint, onUploaded }: PictureUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { share, error, send } = useUpload(
    (file, onShare) => uploadPicture(path, file, onShare),
    ({ picture, focus }) => onUploaded(picture, focus),
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={pictureFieldCss.upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file && share === undefined) void send(file)
      }}
    >
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={`${label}: file`}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) void send(file)
        }}
      />
      <Button
        type="button"
        variant="outline"
        aria-describedby={hintId}
        disabled={share !== undefined}
        onClick={() => input.current?.click()}
      >
        <Icon icon={adminIcons.upload} /> {share === undefined ? label : stepOf(share)}
      </Button>
      {error ? (
        <p id={hintId} role="alert" className={actionsCss.danger}>
          {error}
        </p>
      ) : (
        <p id={hintId} className={pictureFieldCss.uploadHint}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** After the upload the server needs a moment to make the sizes. */
function stepOf(share: number): string {
  return share < 1 ? `Uploading, ${formatShare(share)}` : 'Preparing its sizes...'
}
