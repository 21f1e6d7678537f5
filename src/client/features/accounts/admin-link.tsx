import { Link } from '@tanstack/react-router'
import { useUser } from '#client/lib/session.ts'
import { Icon } from '#client/ui/icon.tsx'

/** For administrators only. */
export function AdminLink() {
  const user = useUser()
  if (user?.role !== 'admin') return null
  return (
    <Link className="icon-btn admin-link" to="/admin" aria-label="Admin">
      <Icon name="shield-check" />
    </Link>
  )
}
