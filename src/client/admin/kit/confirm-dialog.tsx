import { Dialog } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { Field } from '#client/admin/kit/field.tsx'
import { FormDialog } from '#client/admin/kit/form-dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  children: ReactNode
  field?: ReactNode
  action: string
  busy?: string
  isPending?: boolean
  word?: string
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, field, action, busy, isPending = false, word, onConfirm, onClose } = props
  const [typed, setTyped] = useState('')
  const isReady = !word || typed.trim().toLowerCase() === word
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady && !isPending) onConfirm()
  }
  // After any kind of closing, the word has to be typed again.
  useEffect(() => {
    if (!open) setTyped('')
  }, [open])
  return (
    <FormDialog
      open={open}
      isDangerous
      title={title}
      form={{ onSubmit: submit }}
      action={isPending ? busy : action}
      isBlocked={!isReady || isPending}
      onClose={onClose}
    >
      <div>
        <Dialog.Description asChild>
          <div>{children}</div>
        </Dialog.Description>
        {field}
        {word && (
          <Field
            label={`Type “${word}” to confirm`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoCapitalize="off"
          />
        )}
      </div>
    </FormDialog>
  )
}
