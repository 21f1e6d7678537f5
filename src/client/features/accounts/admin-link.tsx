import { Link } from '@tanstack/react-router'
import { useUser } from '#client/lib/session.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { m } from '#shared/messages/messages.ts'

export function AdminLink({ className }: { className: string }) {
  const user = useUser()
  if (user?.role !== 'admin') return null
  return (
    <Link className={`${baseCss.iconBtn} ${className}`} to="/admin" aria-label={m.admin}>
      <Icon icon={deferredIcons.shieldCheck} />
    </Link>
  )
}
