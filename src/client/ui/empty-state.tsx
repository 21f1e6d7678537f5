import type { ReactNode } from 'react'
import { Picture } from '#client/ui/picture.tsx'
import * as statesCss from '#client/ui/states.late.css.ts'

interface EmptyStateProps {
  /** A picture of pictures.json, such as `scenes/not-found`. */
  scene: string
  level?: 1 | 2
  title: string
  text: string
  action?: ReactNode
}

export function EmptyState({ scene, level = 2, title, text, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={statesCss.state}>
      <Picture src={`/images/${scene}.webp`} alt="" sizes="280px" width={800} height={640} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {action}
    </div>
  )
}
