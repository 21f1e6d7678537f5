import type { ReactNode } from 'react'
import * as figuresCss from '#client/admin/kit/figures.css.ts'
import { Icon, type IconClass } from '#client/ui/icon.tsx'

interface FigureProps {
  icon?: IconClass
  label: string
  note?: string
  children: ReactNode
}

export function Figure({ icon, label, note, children }: FigureProps) {
  return (
    <div className={figuresCss.figure}>
      <dt className={figuresCss.label}>
        {icon && <Icon icon={icon} />} {label}
      </dt>
      <dd className={figuresCss.value}>{children ?? '–'}</dd>
      {note && <dd className={figuresCss.note}>{note}</dd>}
    </div>
  )
}
