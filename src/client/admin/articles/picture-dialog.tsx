import { Button, Dialog } from '@chakra-ui/react'
import { useState } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { DialogFrame } from '#client/admin/kit/dialog-frame.tsx'
import { Field } from '#client/admin/kit/field.tsx'
import { PicturePicker } from '#client/admin/kit/picture-picker.tsx'

interface PictureDialogProps {
  onInsert: (markdown: string) => void
  onClose: () => void
}

/** Chooses a picture for the text; it is no form, since it stands within one. */
export function PictureDialog({ onInsert, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState('')
  const [alt, setAlt] = useState('')
  return (
    <DialogFrame scrollBehavior="inside" onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>Insert a picture</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body className={adminFormCss.form}>
        <PicturePicker
          legend="Picture"
          kind="cover"
          name="textPicture"
          initial=""
          own={[]}
          onPick={(picked) => {
            setPicture(picked.name)
            if (picked.alt && !alt) setAlt(picked.alt)
          }}
        />
        <Field
          label="Alternative text"
          maxLength={200}
          hint="Describe the picture for people who can’t see it."
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button
          disabled={!picture}
          onClick={() => onInsert(`![${alt.replaceAll(/[[\]\\]/g, '\\$&')}](/images/${picture}.webp)`)}
        >
          Insert
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  )
}
