import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { slashWord, type TextBlock } from '#client/admin/articles/text-blocks.ts'

/** At most, as in its sheet. */
const MENU_HEIGHT = 420
const LINE_HEIGHT = 34

interface Open {
  start: number
  blocks: readonly TextBlock[]
  active: number
  /** Below the line of the slash, or above it where the window ends. */
  place: { top: string; translate?: string }
}

/** A list of blocks that opens at a slash at the beginning of a line. The text keeps the focus and the slash. */
export function useSlashMenu(
  area: RefObject<HTMLTextAreaElement | null>,
  onBlock: (block: TextBlock) => void,
) {
  const [open, setOpen] = useState<Open>()
  const [closedAt, setClosedAt] = useState<number>()
  const id = useId()
  const optionId = (block: TextBlock) => `${id}-${block.name}`
  const look = () => {
    const element = area.current
    const word = element && slashWord(element.value, element.selectionStart)
    if (!word || element.selectionStart !== element.selectionEnd) {
      setOpen(undefined)
      setClosedAt(undefined)
    } else if (word.start !== closedAt)
      setOpen((before) => ({
        ...word,
        active: before?.blocks.length === word.blocks.length ? before.active : 0,
        place: placeAt(element, word.start),
      }))
  }
  const choose = (block: TextBlock) => {
    const element = area.current
    if (!element || !open) return
    element.focus()
    element.setSelectionRange(open.start, element.selectionStart)
    // Unlike `setRangeText`, this can be undone with the keyboard.
    document.execCommand(block.text ? 'insertText' : 'delete', false, block.text)
    setOpen(undefined)
    onBlock(block)
  }
  const active = open?.blocks[open.active]
  return {
    open,
    active,
    choose,
    listId: id,
    optionId,
    field: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': open && id,
      'aria-activedescendant': active && optionId(active),
      onSelect: look,
      onBlur: () => setOpen(undefined),
    } as const,
    /** Returns true for a key of the list. */
    press: (event: KeyboardEvent): boolean => {
      if (!open || !active || event.nativeEvent.isComposing) return false
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step) setOpen({ ...open, active: (open.active + step + open.blocks.length) % open.blocks.length })
      else if (event.key === 'Enter') choose(active)
      else if (event.key === 'Escape') {
        setOpen(undefined)
        setClosedAt(open.start)
      } else return false
      event.preventDefault()
      return true
    },
  }
}

/** A copy of the field that ends at the cursor says how far down that is. */
function placeAt(area: HTMLTextAreaElement, cursor: number): Open['place'] {
  const copy = area.cloneNode() as HTMLTextAreaElement
  copy.value = `${area.value.slice(0, cursor)}/`
  copy.style.cssText = `position: absolute; visibility: hidden; width: ${area.offsetWidth}px; height: 0; min-height: 0`
  area.after(copy)
  const below = copy.scrollHeight - area.scrollTop
  copy.remove()
  const hasRoom =
    area.getBoundingClientRect().top + below + Math.min(MENU_HEIGHT, innerHeight / 2) < innerHeight
  return hasRoom
    ? { top: `${area.offsetTop + below}px` }
    : { top: `${area.offsetTop + below - LINE_HEIGHT}px`, translate: '0 -100%' }
}
