import { Progress } from '@chakra-ui/react'
import { formatShare } from '#shared/messages/formats.ts'

interface ProgressBarProps {
  label: string
  /** Moves to and fro without it. */
  share?: number | undefined
  size: 'sm' | 'lg'
  className?: string
  hasFigure?: boolean
}

export function ProgressBar({ label, share, size, className, hasFigure = false }: ProgressBarProps) {
  return (
    <Progress.Root
      value={share === undefined ? null : Math.round(share * 100)}
      size={size}
      className={className}
    >
      <Progress.Label>{label}</Progress.Label>
      {hasFigure && share !== undefined && <Progress.ValueText>{formatShare(share)}</Progress.ValueText>}
      <Progress.Track>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  )
}
