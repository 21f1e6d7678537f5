import { Link, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface SignInLinkProps {
  className?: string
  /** The accessible name of an icon-only link. */
  label?: string
  children: ReactNode
}

/**
 * Leads to the sign-in page and back to where it was clicked. The pages are cached, so the link itself has no return
 * address.
 */
export function SignInLink({ className, label, children }: SignInLinkProps) {
  const router = useRouter()
  return (
    <Link
      to="/login"
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        router.navigate({ to: '/login', search: { from: router.state.location.href } })
      }}
    >
      {children}
    </Link>
  )
}
