import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import * as accountMenuCss from '#client/features/accounts/account-menu.late.css.ts'
import { SignInLink } from '#client/features/accounts/sign-in-link.tsx'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { useUser } from '#client/lib/session.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { m } from '#shared/messages/messages.ts'

/** Shows a link to the sign-in page, or for a signed-in visitor a native popover with the account's links. */
export function AccountMenu() {
  const user = useUser()
  const menu = useRef<HTMLElement>(null)
  if (!user) {
    return (
      <SignInLink className={`${baseCss.iconBtn} ${siteHeaderCss.accountButton}`} label={m.signIn}>
        <Icon icon={icons.user} />
      </SignInLink>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`${baseCss.iconBtn} ${siteHeaderCss.accountButton}`}
        popoverTarget="account-menu"
        aria-label={m.account}
      >
        <Icon icon={icons.user} />
      </button>
      <nav
        ref={menu}
        id="account-menu"
        className={accountMenuCss.accountMenu}
        popover="auto"
        aria-label={m.account}
      >
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

/** The links of both menus: the account's and the phone's. */
export function AccountLinks({ isAdmin, onChosen }: AccountLinksProps) {
  return (
    <>
      <Link to="/favorites" onClick={onChosen}>
        {m.favorites}
      </Link>
      <Link to="/account" onClick={onChosen}>
        {m.yourAccount}
      </Link>
      {isAdmin && (
        <Link to="/admin" onClick={onChosen}>
          {m.admin}
        </Link>
      )}
      <SignOutButton />
    </>
  )
}
