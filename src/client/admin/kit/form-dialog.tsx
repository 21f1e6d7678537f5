import { Button, Dialog, Portal } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'

interface FormDialogProps {
  title: string
  form: ComponentProps<'form'>
  children: ReactNode
  /** The label of the submit button. */
  action: ReactNode
  isBlocked: boolean
  isDangerous?: boolean
  open?: boolean
  onClose: () => void
}

export function FormDialog({ open = true, isDangerous = false, onClose, ...content }: FormDialogProps) {
  return (
    <Dialog.Root
      role={isDangerous ? 'alertdialog' : 'dialog'}
      open={open}
      onOpenChange={(details) => details.open || onClose()}
      lazyMount
      unmountOnExit
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content className={adminFormCss.dialog}>
            <Content isDangerous={isDangerous} {...content} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type ContentProps = Omit<FormDialogProps, 'open' | 'onClose'>

function Content({ title, form, children, action, isBlocked, isDangerous }: ContentProps) {
  return (
    <form {...form}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      {children}
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button variant="outline">Cancel</Button>
        </Dialog.ActionTrigger>
        <Button type="submit" disabled={isBlocked} {...(isDangerous && { colorPalette: 'danger' })}>
          {action}
        </Button>
      </Dialog.Footer>
    </form>
  )
}
