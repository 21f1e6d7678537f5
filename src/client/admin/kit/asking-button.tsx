import { Button } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { DangerButton } from '#client/admin/kit/buttons.tsx'
import { ConfirmDialog } from '#client/admin/kit/confirm-dialog.tsx'

export interface Question
  extends Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'action' | 'busy' | 'isPending' | 'children'> {
  /** Gets what closes the dialog. */
  onConfirm: (close: () => void) => void
}

interface AskingButtonProps extends Omit<ComponentProps<typeof Button>, keyof Question | 'onClick'> {
  label: ReactNode
  isDangerous?: boolean
  question: Question
}

export function AskingButton({ label, question, isDangerous, ...button }: AskingButtonProps) {
  const Trigger = isDangerous ? DangerButton : Button
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <Trigger {...button} onClick={() => setIsAsking(true)}>
        {label}
      </Trigger>
      <ConfirmDialog
        open={isAsking}
        {...question}
        onConfirm={() => question.onConfirm(close)}
        onClose={close}
      />
    </>
  )
}
