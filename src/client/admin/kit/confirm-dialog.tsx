import { Button, Dialog, Input, Portal } from '@chakra-ui/react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { AdminField } from '#client/admin/kit/admin-field.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** What will happen. */
  children: ReactNode
  /** What can be said about it. */
  field?: ReactNode
  action: string
  busy?: string
  isPending?: boolean
  /** Has to be typed before the action is possible. */
  word?: string
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({ open, onClose, ...content }: ConfirmDialogProps) {
  return (
    <Dialog.Root
      role="alertdialog"
      open={open}
      onOpenChange={(details) => details.open || onClose()}
      lazyMount
      unmountOnExit
      placement="center"
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content className="admin-dialog">
            <ConfirmContent {...content} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

type ConfirmContentProps = Omit<ConfirmDialogProps, 'open' | 'onClose'>

function ConfirmContent({
  title,
  children,
  field,
  action,
  busy,
  isPending,
  word,
  onConfirm,
}: ConfirmContentProps) {
  const [typed, setTyped] = useState('')
  const isReady = !word || typed.trim().toLowerCase() === word
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isReady && !isPending) onConfirm()
  }
  return (
    <form onSubmit={submit}>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Dialog.Description asChild>
          <div>{children}</div>
        </Dialog.Description>
        {field}
        {word && (
          <AdminField label={`Type “${word}” to confirm`}>
            <Input
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              autoCapitalize="off"
            />
          </AdminField>
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <Button variant="outline">Cancel</Button>
        </Dialog.ActionTrigger>
        <Button type="submit" colorPalette="danger" disabled={!isReady || isPending}>
          {isPending ? busy : action}
        </Button>
      </Dialog.Footer>
    </form>
  )
}
