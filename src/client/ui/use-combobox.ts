import { type KeyboardEvent, useState } from 'react'

interface Options {
  listId: string
  count: number
  onTake: (index: number) => void
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

export function useCombobox({ listId, count, onTake }: Options) {
  const [wantsOpen, setWantsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = wantsOpen && count > 0
  const inList = isOpen && active < count ? active : -1

  const close = () => {
    setWantsOpen(false)
    setActive(-1)
  }
  const open = () => {
    setWantsOpen(true)
    setActive(-1)
  }
  const walk = (step: 1 | -1) => {
    if (!isOpen) return setWantsOpen(true)
    setActive(((inList + 1 + step + count + 1) % (count + 1)) - 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      return walk(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      return close()
    }
    if (event.key !== 'Enter') return
    close()
    if (inList === -1) return
    event.preventDefault()
    onTake(inList)
  }
  return {
    isOpen,
    /** Index of the active option; -1 for the text itself. */
    active: inList,
    open,
    close,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': inList >= 0 ? optionId(listId, inList) : undefined,
      onKeyDown,
    } as const,
  }
}
