import { Link } from '@tanstack/react-router'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** What a signed-in user without the role sees of the admin area. */
export function AdministratorsOnly() {
  return (
    <>
      <title>Administrators only</title>
      <EmptyState
        scene="scenes/not-found"
        level={1}
        title="Administrators only"
        text="An administrator account is needed for this page. Yours can keep favorites, but it cannot run the shop."
        action={
          <Link className="btn btn-solid" to="/">
            Back to Home
          </Link>
        }
      />
    </>
  )
}
