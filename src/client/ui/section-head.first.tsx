import type { ReactNode } from 'react'
import * as baseCss from '#client/ui/base.css.ts'

interface SectionHeadProps {
  id: string
  title: string
  text?: string
  /** Beside the heading, such as a link to more. */
  children?: ReactNode
}

export function SectionHead({ id, title, text, children }: SectionHeadProps) {
  const heading = (
    <h2 id={id} className={baseCss.h2}>
      {title}
    </h2>
  )
  return (
    <div className={baseCss.sectionHead}>
      {text === undefined ? (
        heading
      ) : (
        <div>
          {heading}
          <p>{text}</p>
        </div>
      )}
      {children}
    </div>
  )
}
