import { Checkbox } from '@chakra-ui/react'
import type { FeedDraft } from '#client/admin/feeds/feed-draft.ts'
import * as choicesCss from '#client/admin/kit/choices.css.ts'

interface ClaimsSwitchProps {
  options: FeedDraft['options']
  onChange: (options: FeedDraft['options']) => void
}

export function ClaimsSwitch({ options, onChange }: ClaimsSwitchProps) {
  return (
    <Checkbox.Root
      checked={options.hideClaims ?? false}
      onCheckedChange={({ checked }) => onChange({ ...options, hideClaims: checked === true || undefined })}
      colorPalette="brand"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>
        Hide environmental claims
        <span className={choicesCss.choiceHint}>
          Removes words such as “eco-friendly” from names and descriptions. If you turn it off, the next run
          restores them.
        </span>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
