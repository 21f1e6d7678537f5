import type { ComponentType, ReactNode } from 'react'
import * as suggestionListCss from '#client/ui/suggestion-list.late.css.ts'
import { optionId } from '#client/ui/use-combobox.ts'

export interface Suggestion {
  href: string
  content: ReactNode
}

export interface SuggestionGroup {
  label: string
  suggestions: Suggestion[]
}

interface SuggestionListProps {
  id: string
  label: string
  groups: SuggestionGroup[]
  active: number
  onTake: (index: number) => void
}

export interface FieldSuggestions {
  groups: SuggestionGroup[]
  List: ComponentType<SuggestionListProps> | undefined
  onType: (text: string) => void
}

export function SuggestionList({ id, label, groups, active, onTake }: SuggestionListProps) {
  let index = -1
  return (
    <div id={id} role="listbox" aria-label={label} className={suggestionListCss.suggestions}>
      {groups.map((group) => (
        <fieldset key={group.label} className={suggestionListCss.group} aria-label={group.label}>
          <p className={suggestionListCss.groupLabel} aria-hidden="true">
            {group.label}
          </p>
          {group.suggestions.map((suggestion) => {
            index += 1
            return (
              <Option
                key={suggestion.href}
                id={optionId(id, index)}
                isActive={index === active}
                index={index}
                onTake={onTake}
              >
                {suggestion.content}
              </Option>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  index: number
  isActive: boolean
  onTake: (index: number) => void
  children: ReactNode
}

function Option({ id, index, isActive, onTake, children }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={suggestionListCss.suggestion}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onTake(index)}
    >
      {children}
    </button>
  )
}
