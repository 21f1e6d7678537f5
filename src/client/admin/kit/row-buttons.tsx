import { Button, IconButton } from '@chakra-ui/react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'

interface RowButtonProps {
  name: string
  onClick: () => void
}

export function EditButton({ name, onClick }: RowButtonProps) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      <Icon icon={adminIcons.pencil} /> Edit
      <span className={baseCss.visuallyHidden}> {name}</span>
    </Button>
  )
}

interface DeleteButtonProps extends RowButtonProps {
  verb?: 'Delete' | 'Remove'
}

export function DeleteButton({ name, verb = 'Delete', onClick }: DeleteButtonProps) {
  return (
    <IconButton
      size="sm"
      variant="ghost"
      className={actionsCss.danger}
      aria-label={`${verb} ${name}`}
      onClick={onClick}
    >
      <Icon icon={adminIcons.trash} />
    </IconButton>
  )
}
