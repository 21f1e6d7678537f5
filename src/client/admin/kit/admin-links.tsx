import { Link } from '@tanstack/react-router'
import { ADMIN_NAVIGATION } from '#client/admin/kit/admin-navigation.ts'
import * as shellCss from '#client/admin/kit/shell.css.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MINUTE_MS } from '#shared/time/durations.ts'

export function AdminLinks() {
  return (
    <nav className={shellCss.nav} aria-label="Admin">
      {ADMIN_NAVIGATION.map(({ label, links }) => (
        <div key={label}>
          <p>{label}</p>
          <ul>
            {links.map(({ to, label: name, icon }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: to === '/admin', includeSearch: false }}>
                  <Icon icon={icon} /> {name}
                  {to === '/admin/feeds' && <AttentionCount />}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const ASK_AGAIN_MS = MINUTE_MS

/** Shows how many feeds need attention; nothing while all is well. */
function AttentionCount() {
  const feeds = trpc.admin.feeds.needingAttention.useQuery(undefined, { refetchInterval: ASK_AGAIN_MS })
  const count = feeds.data?.length ?? 0
  if (count === 0) return null
  return (
    <span className={shellCss.attentionCount}>
      {count}
      <span className={baseCss.visuallyHidden}> {count === 1 ? 'needs' : 'need'} attention</span>
    </span>
  )
}
