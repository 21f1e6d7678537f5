import { Input } from '@chakra-ui/react'
import { type Ref, useEffect, useState } from 'react'
import * as filtersCss from '#client/admin/kit/filters.css.ts'
import { type Choices, Options } from '#client/admin/kit/select.tsx'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'

interface ControlProps {
  label: string
  value: string
  onChoose: (value: string | undefined) => void
}

export function FilterSearch({ label, value, onChoose }: ControlProps) {
  const [text, setText] = useState(value)
  const debounced = useDebounced(text)
  useEffect(() => {
    if (debounced === text && debounced.trim() !== value) onChoose(debounced.trim() || undefined)
  })
  return (
    <Input
      className={filtersCss.search}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

interface FilterControlProps extends ControlProps {
  ref?: Ref<HTMLDivElement> | undefined
  options?: Choices
  onRemove?: (() => void) | undefined
}

export function FilterControl({ ref, label, value, options, onChoose, onRemove }: FilterControlProps) {
  const control = {
    'aria-label': label,
    className: filtersCss.control,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChoose(currentTarget.value || undefined),
  }
  return (
    <div ref={ref} className={filtersCss.filter}>
      <span className={filtersCss.label} aria-hidden="true">
        {label}
      </span>
      {options ? (
        <select {...control}>
          <Options of={options} />
        </select>
      ) : (
        <input type="date" {...control} />
      )}
      {onRemove && (
        <button
          type="button"
          className={filtersCss.remove}
          aria-label={`Remove the filter ${label}`}
          onClick={onRemove}
        >
          <Icon icon={deferredIcons.x} />
        </button>
      )}
    </div>
  )
}
