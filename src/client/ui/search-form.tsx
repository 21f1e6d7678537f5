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
  /** `replace` while the typing goes on: one entry of the history for each search, not for each letter. */
  onSearch: (text: string | undefined, replace: boolean) => void
}

/** A form that works by itself; with JavaScript the results also follow the typing. */
export function SearchForm({ action, label, value, kept, onSearch, ...field }: SearchFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(value)
  const hasEntry = useRef(false)

  useEffect(() => {
    if (!input.current || value === sent.current) return
    input.current.value = value ?? ''
    sent.current = value
    hasEntry.current = false
  }, [value])
  useEffect(() => () => clearTimeout(pause.current), [])

  const search = () => {
    clearTimeout(pause.current)
    const text = input.current?.value.trim() || undefined
    if (text === sent.current) return
    onSearch(text, hasEntry.current)
    sent.current = text
    hasEntry.current = true
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    search()
    hasEntry.current = false
  }
  const searchAfterPause = () => {
    clearTimeout(pause.current)
    pause.current = setTimeout(search, TYPING_PAUSE_MS)
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
          onBlur={() => {
            hasEntry.current = false
          }}
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
