import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import * as shellCss from '#client/admin/kit/shell.css.ts'
import { keepText, useStoredText } from '#client/lib/use-stored-text.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'

const CommandMenu = lazy(() => import('#client/admin/kit/command-menu.tsx'))
const ShortcutsDialog = lazy(() => import('#client/admin/kit/shortcuts-dialog.tsx'))

/** The place on the device for whether single keys are off, since speech and tremors press them by mistake. */
const KEYS_OFF = 'single keys off'

/**
 * Opens the search of everything: by its button, or by Ctrl-K (Command-K on a Mac) anywhere. A question mark outside of
 * fields lists the shortcuts.
 */
export function CommandSearch() {
  const [opened, setOpened] = useState<'search' | 'shortcuts'>()
  const close = () => setOpened(undefined)
  const showShortcuts = () => setOpened('shortcuts')
  const usesKeys = !useStoredText(KEYS_OFF)
  useShortcuts({ search: () => setOpened('search'), shortcuts: usesKeys ? showShortcuts : undefined })
  return (
    <>
      <button
        type="button"
        className={shellCss.searchButton}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('search')}
      >
        <Icon icon={icons.search} />
        <span className={shellCss.searchWords}>Search everything</span>
        <kbd className={shellCss.searchKey}>Ctrl K</kbd>
      </button>
      <Suspense>
        {opened === 'search' && <CommandMenu onClose={close} onShortcuts={showShortcuts} />}
        {opened === 'shortcuts' && (
          <ShortcutsDialog
            usesKeys={usesKeys}
            onKeys={(uses) => keepText(KEYS_OFF, uses ? '' : 'off')}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}

function useShortcuts(open: { search: () => void; shortcuts: (() => void) | undefined }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSearch = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    const isHelp = event.key === '?' && !isBusyWith(event.target)
    const act = isSearch ? open.search : isHelp ? open.shortcuts : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** In a field a question mark is text; in a dialog or a menu the keys belong to it. */
function isBusyWith(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
    ) !== null
  )
}
