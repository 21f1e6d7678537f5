import { Button, Dialog } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'
import { DialogFrame } from '#client/admin/kit/dialog-frame.tsx'

interface FormDialogProps {
  title: string
  form: ComponentProps<'form'>
  children: ReactNode
  action: ReactNode
  isBlocked: boolean
  isDangerous?: boolean
  open?: boolean
  onClose: () => void
}

export function FormDialog(props: FormDialogProps) {
  const { title, form, children, action, isBlocked, isDangerous = false, open = true, onClose } = props
  return (
    <DialogFrame
      role={isDangerous ? 'alertdialog' : 'dialog'}
      open={open}
      lazyMount
      unmountOnExit
      placement="center"
      onClose={onClose}
    >
      <form {...form}>
        <Dialog.Header>
          <Dialog.Title>{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className={adminFormCss.form}>{children}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.ActionTrigger asChild>
            <Button variant="outline">Cancel</Button>
          </Dialog.ActionTrigger>
          <Button type="submit" disabled={isBlocked} {...(isDangerous && { colorPalette: 'danger' })}>
            {action}
          </Button>
        </Dialog.Footer>
      </form>
    </DialogFrame>
  )
}
