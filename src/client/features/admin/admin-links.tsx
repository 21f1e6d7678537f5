import { Link } from '@tanstack/react-router'
import { ADMIN_NAVIGATION } from '#client/features/admin/admin-navigation.ts'
import { Icon } from '#client/ui/icon.tsx'

export function AdminLinks({ onChosen }: { onChosen?: () => void }) {
  return (
    <nav className="admin-nav" aria-label="Admin">
      {ADMIN_NAVIGATION.map(({ label, links }) => (
        <div key={label}>
          <p>{label}</p>
          <ul>
            {links.map(({ to, label: name, icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={onChosen}
                  activeOptions={{ exact: to === '/admin', includeSearch: false }}
                >
                  <Icon name={icon} /> {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
