import type { SubmitEvent } from 'react'
import * as accountMenuCss from '#client/features/accounts/account-menu.late.css.ts'
import { useSignOut } from '#client/features/accounts/use-session-change.ts'
import { localPath } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

/** A form, so that it works before and without JavaScript. */
export function SignOutButton({ className = accountMenuCss.menuItem }: { className?: string }) {
  const signOut = useSignOut()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    signOut.mutate()
  }
  return (
    <form method="post" action={localPath('/logout')} onSubmit={submit}>
      <button type="submit" className={className} disabled={signOut.isPending}>
        {m.signOutTitle}
      </button>
    </form>
  )
}
