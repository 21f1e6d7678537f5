import { Button } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'

export interface Question
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'action' | 'busy' | 'isPending' | 'children'> {
  /** Gets what closes the dialog. */
  onConfirm: (close: () => void) => void
}

interface AskingButtonProps extends Omit<ComponentProps<typeof Button>, keyof Question | 'onClick'> {
  label: ReactNode
  question: Question
}

export function AskingButton({ label, question: { onConfirm, ...question }, ...button }: AskingButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog open={isAsking} {...question} onConfirm={() => onConfirm(close)} onClose={close} />
    </>
  )
}
