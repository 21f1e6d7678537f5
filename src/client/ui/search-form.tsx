import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useId, useRef } from 'react'
import * as baseCss from '#client/ui/base.css.ts'
import { HiddenFields } from '#client/ui/hidden-fields.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import * as pageBandCss from '#client/ui/page-band.css.ts'
import type { FieldSuggestions } from '#client/ui/suggestion-list.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { m } from '#shared/messages/messages.ts'

const TYPING_PAUSE_MS = 300

interface SearchFormProps {
  action: string
  label: string
  placeholder: string
  maxLength: number
  value: string | undefined
  /** The other parameters of the URL to preserve, for the form without JavaScript. */
  params: object
  /** `replace` is true while typing: the history gets one entry for each search, not each letter. */
  onSearch: (text: string | undefined, replace: boolean) => void
  suggestions?: FieldSuggestions
}

/** A form that works without JavaScript; with it, the results also follow the typing. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, value, params, onSearch, suggestions, ...field } = props
  const id = useId()
  const listId = `${id}list`
  const navigate = useNavigate()
  const options = suggestions?.groups.flatMap((group) => group.suggestions) ?? []
  const take = (index: number) => {
    clearTimeout(pause.current)
    combobox.close()
    navigate({ href: options[index]?.href ?? '.' })
  }
  const combobox = useCombobox({ listId, count: options.length, onTake: take })
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
    combobox.close()
    search()
    hasEntry.current = false
  }
  const searchAfterPause = () => {
    clearTimeout(pause.current)
    suggestions?.onType(input.current?.value ?? '')
    combobox.open()
    pause.current = setTimeout(search, TYPING_PAUSE_MS)
  }
  return (
    <search>
      <form className={pageBandCss.searchBox} action={action} onSubmit={submit}>
        <Icon icon={icons.search} />
        <label htmlFor={id} className={baseCss.visuallyHidden}>
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
            combobox.close()
          }}
          {...(suggestions && combobox.field)}
        />
        <HiddenFields params={params} />
        <button
          type="submit"
          className={`${baseCss.iconBtn} ${pageBandCss.searchButton}`}
          aria-label={m.search}
        >
          <Icon icon={icons.arrowRight} />
        </button>
        {combobox.isOpen && suggestions?.List && (
          <suggestions.List
            id={listId}
            label={label}
            groups={suggestions.groups}
            active={combobox.active}
            onTake={take}
          />
        )}
      </form>
    </search>
  )
}
