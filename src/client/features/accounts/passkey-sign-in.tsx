import * as accountEntryCss from '#client/features/accounts/account-entry.css.ts'
import { passkeyFailure } from '#client/features/accounts/passkey-section.tsx'
import { useSessionBegin } from '#client/features/accounts/use-session-change.ts'
import { askPasskey, knowsPasskeys } from '#client/lib/passkeys.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { showToast } from '#client/ui/toast.ts'
import { useIsReady } from '#client/ui/use-is-ready.ts'
import { passkeyObstacle } from '#shared/accounts/passkey-host.ts'
import { m } from '#shared/messages/messages.ts'
import type { SignInSearch } from '#shared/search-params/accounts.ts'

/** Passkeys need JavaScript: without it, or without browser support, there is no button. */
export function PasskeySignIn({ search: { from } }: { search: SignInSearch }) {
  const isReady = useIsReady()
  const begin = useSessionBegin(from)
  const challenge = trpc.passkeys.challenge.useMutation()
  const signIn = trpc.passkeys.signIn.useMutation()
  const ask = async () => {
    try {
      const { options, token } = await challenge.mutateAsync()
      const begun = await signIn.mutateAsync({ token, answer: await askPasskey(options) })
      await begin(begun, m.signedIn)
    } catch (error) {
      showToast({ type: 'error', title: passkeyFailure(error) })
    }
  }
  if (passkeyObstacle(useSite().url) || (isReady && !knowsPasskeys())) return null
  return (
    <button
      type="button"
      className={`${baseCss.outlineButton} ${baseCss.btnLg} ${accountEntryCss.accountWay} ${baseCss.needsScript}`}
      disabled={challenge.isPending || signIn.isPending}
      onClick={ask}
    >
      {m.usePasskey}
    </button>
  )
}
