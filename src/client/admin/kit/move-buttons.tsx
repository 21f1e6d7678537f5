import { IconButton } from '@chakra-ui/react'
import { Icon } from '#client/ui/icon.tsx'

interface MoveButtonsProps {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (direction: 'up' | 'down') => void
}

export function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  return (
    <span className="admin-move">
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={`Move ${name} up`}
        disabled={isFirst}
        onClick={() => onMove('up')}
      >
        <Icon name="arrow-up" />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => onMove('down')}
      >
        <Icon name="arrow-down" />
      </IconButton>
    </span>
  )
}
