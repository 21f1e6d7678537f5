import { Checkbox } from '@chakra-ui/react'
import type { FeedDraft } from '#client/admin/feeds/feed-draft.ts'
import * as choicesCss from '#client/admin/kit/choices.css.ts'

const SWITCHES = {
  hideClaims: {
    label: 'Hide environmental claims',
    hint: 'Removes words such as “eco-friendly” from names and descriptions. If you turn it off, the next run restores them.',
  },
  withoutSubId: {
    label: 'Don’t add a sub-ID',
    hint: 'Leaves the feed’s links unchanged. Its sales then can’t be traced to a page or product.',
  },
}

interface OptionSwitchProps {
  option: keyof typeof SWITCHES
  options: FeedDraft['options']
  onChange: (options: FeedDraft['options']) => void
}

export function OptionSwitch({ option, options, onChange }: OptionSwitchProps) {
  const { label, hint } = SWITCHES[option]
  return (
    <Checkbox.Root
      checked={options[option] ?? false}
      onCheckedChange={({ checked }) => onChange({ ...options, [option]: checked === true || undefined })}
      colorPalette="brand"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        {label}
        <span className={choicesCss.choiceHint}>{hint}</span>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
