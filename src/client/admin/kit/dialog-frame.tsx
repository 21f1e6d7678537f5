import { Dialog, Portal } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import * as adminFormCss from '#client/admin/kit/admin-form.css.ts'

interface DialogFrameProps extends Omit<ComponentProps<typeof Dialog.Root>, 'onOpenChange'> {
  content?: ComponentProps<typeof Dialog.Content>
  onClose: () => void
}

export function DialogFrame({ content, onClose, children, ...root }: DialogFrameProps) {
  return (
    <Dialog.Root open {...root} onOpenChange={(details) => details.open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content className={adminFormCss.dialog} {...content}>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
