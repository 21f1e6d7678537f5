import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '#client/ui/icon.tsx'

const TYPING_PAUSE_MS = 300

interface SearchFormProps {
  /** The page that shows the results. */
  action: string
  label: string
  placeholder: string
  maxLength: number
  /** What the address searches for now. */
  value: string | undefined
  /** What else of the address stays, for the form without JavaScript. */
  kept: Record<string, string | undefined>
  /** `replace` while typing: one entry of the history for each search, not for each letter. */
  onSearch: (text: string | undefined, replace: boolean) => void
}

/** A form that works by itself; with JavaScript the results also follow the typing. */
export function SearchForm({ action, label, value, kept, onSearch, ...field }: SearchFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const isTyping = document.activeElement === input.current
    if (input.current && !isTyping) input.current.value = value ?? ''
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])

  const search = (replace: boolean) => {
    clearTimeout(pause.current)
    const text = input.current?.value.trim() || undefined
    if (text !== value) onSearch(text, replace)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    search(false)
  }
  const searchAfterPause = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => search(true), TYPING_PAUSE_MS)
  }
  return (
    <search>
      <form className="search-box" action={action} onSubmit={submit}>
        <Icon name="search" />
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <input
          {...field}
          ref={input}
          id={id}
          name="search"
          type="search"
          defaultValue={value}
          autoComplete="off"
          enterKeyHint="search"
          onChange={searchAfterPause}
        />
        {Object.entries(kept).map(
          ([name, text]) => text && <input key={name} type="hidden" name={name} value={text} />,
        )}
        <button type="submit" className="icon-btn search-button" aria-label="Search">
          <Icon name="arrow-right" />
        </button>
      </form>
    </search>
  )
}
