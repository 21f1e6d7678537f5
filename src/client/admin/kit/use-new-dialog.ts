import { useLocation, useNavigate } from '@tanstack/react-router'
import { useIsReady } from '#client/ui/use-is-ready.ts'

const HASH = 'new'

/** The dialog that adds something: `#new` in the address opens it, so the search of everything leads to it. */
export function useNewDialog() {
  const isReady = useIsReady()
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const go = (to: string) =>
    void navigate({ to: '.', search: true, hash: to, replace: true, resetScroll: false })
  return { isOpen: isReady && hash === HASH, open: () => go(HASH), close: () => go('') }
}
