import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIsLive } from '#client/admin/kit/use-is-live.ts'

const HASH = 'new'

/** The dialog that adds something: `#new` in the address opens it, so the search of everything leads to it. */
export function useNewDialog() {
  const isLive = useIsLive()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const go = (to: string) =>
    void navigate({ to: '.', search: true, hash: to, replace: true, resetScroll: false })
  return { isOpen: isLive && hash === HASH, open: () => go(HASH), close: () => go('') }
}
