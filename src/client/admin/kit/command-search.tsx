import { lazy, Suspense, useEffect, useState } from 'react'
import * as shellCss from '#client/admin/kit/shell.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'

const CommandMenu = lazy(() => import('#client/admin/kit/command-menu.tsx'))

/** Opens the search of everything: by its button, or by Ctrl-K (Command-K on a Mac) anywhere. */
export function CommandSearch() {
  const [isOpen, setIsOpen] = useState(false)
  useShortcut(() => setIsOpen(true))
  return (
    <>
      <button
        type="button"
        className={shellCss.searchButton}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon icon={icons.search} />
        <span>Search everything</span>
        <kbd className={shellCss.key}>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <CommandMenu onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function useShortcut(onPress: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onPress()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
