import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import * as accountMenuCss from '#client/features/accounts/account-menu.late.css.ts'
import { SignOutButton } from '#client/features/accounts/sign-out-button.tsx'
import * as siteHeaderCss from '#client/features/site/site-header.css.ts'
import { useUser } from '#client/lib/session.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
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
        <p className={accountMenuCss.owner}>
          <b className={accountMenuCss.ownerName}>{user.name}</b>
          {user.email}
        </p>
        <AccountLinks isAdmin={user.role === 'admin'} onChosen={() => menu.current?.hidePopover()} />
      </nav>
    </>
  )
}

export function AccountLinks({ isAdmin, onChosen }: { isAdmin: boolean; onChosen?: () => void }) {
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

export function AdminLink({ className }: { className: string }) {
  const user = useUser()
  if (user?.role !== 'admin') return null
  return (
    <Link className={`${baseCss.iconBtn} ${className}`} to="/admin" aria-label={m.admin}>
      <Icon icon={deferredIcons.shieldCheck} />
    </Link>
  )
}

interface SignInLinkProps {
  className?: string
  /** The accessible name of an icon-only link. */
  label?: string
  children: ReactNode
}

/** Leads back to where it was clicked: the pages are cached, so the link itself has no return address. */
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
