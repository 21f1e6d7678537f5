import { Link } from '@tanstack/react-router'
import { NotFoundPage } from '#client/features/site/error-pages.tsx'
import { useUser } from '#client/lib/session.ts'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { m } from '#shared/messages/messages.ts'

/** Shown for an address of the admin area that does not exist or is not for this account. */
export function AdminNotFound() {
  return useUser()?.role === 'admin' ? <NotFoundPage /> : <AdministratorsOnly />
}

function AdministratorsOnly() {
  const { name } = useSite()
  return (
    <>
      <title>{`${m.administratorsOnly} | ${name}`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        scene="scenes/not-found"
        level={1}
        title={m.administratorsOnly}
        text={m.administratorsOnlyText}
        action={
          <Link className={baseCss.solidButton} to="/">
            {m.backToHomePage}
          </Link>
        }
      />
    </>
  )
}
