import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { SignInLink } from '#client/features/accounts/sign-in-link.tsx'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import { useUser } from '#client/lib/session.ts'
import { Icon } from '#client/ui/icon.tsx'

/** Signed out a link to the sign-in page, signed in a native popover with what an account has. */
export function AccountMenu() {
  const user = useUser()
  const menu = useRef<HTMLElement>(null)
  if (!user) {
    return (
      <SignInLink className="icon-btn account-button" label="Log in">
        <Icon name="user" />
      </SignInLink>
    )
  }
  return (
    <>
      <button
        type="button"
        className="icon-btn account-button"
        popoverTarget="account-menu"
        aria-label="Account"
      >
        <Icon name="user" />
      </button>
      <nav ref={menu} id="account-menu" className="account-menu" popover="auto" aria-label="Account">
        <p>
          <b>{user.name}</b>
          {user.email}
        </p>
        <AccountLinks isAdmin={user.role === 'admin'} onChosen={() => menu.current?.hidePopover()} />
      </nav>
    </>
  )
}

interface AccountLinksProps {
  isAdmin: boolean
  onChosen?: () => void
}

/** The same in both menus: of the account and of the phone. */
export function AccountLinks({ isAdmin, onChosen }: AccountLinksProps) {
  return (
    <>
      <Link to="/favorites" onClick={onChosen}>
        Favorites
      </Link>
      <Link to="/account" onClick={onChosen}>
        Your account
      </Link>
      {isAdmin && (
        <Link to="/admin" onClick={onChosen}>
          Admin
        </Link>
      )}
      <SignOutButton />
    </>
  )
}
