import { IconButton } from '@chakra-ui/react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { Icon } from '#client/ui/icon.tsx'

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (direction: 'up' | 'down') => void
}

export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <span className={actionsCss.rowActions}>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onMove('up')}
      >
        <Icon icon={adminIcons.arrowUp} />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => onMove('down')}
      >
        <Icon icon={adminIcons.arrowDown} />
      </IconButton>
    </span>
  )
}
