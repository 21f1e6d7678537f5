import type { ReactNode } from 'react'
import * as baseCss from '#client/ui/base.css.ts'
import * as emptyStateCss from '#client/ui/empty-state.css.ts'
import { Picture } from '#client/ui/picture.tsx'

interface EmptyStateProps {
  /** The name of a picture in pictures.json, such as `scenes/not-found`; absent where other content follows. */
  scene?: string | undefined
  level?: 1 | 2
  title: string
  text: string
  action?: ReactNode
}

export function EmptyState({ scene, level = 2, title, text, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={`${emptyStateCss.state} ${scene ? '' : emptyStateCss.brief}`}>
      {scene && (
        <Picture
          className={emptyStateCss.picture}
          src={`/images/${scene}.webp`}
          alt=""
          sizes="280px"
          width={800}
          height={640}
        />
      )}
      <Heading className={level === 1 ? baseCss.h2 : emptyStateCss.title}>{title}</Heading>
      <p className={emptyStateCss.explanation}>{text}</p>
      {action}
    </div>
  )
}
