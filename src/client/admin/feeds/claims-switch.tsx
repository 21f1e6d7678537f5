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
          Takes words such as “eco-friendly” out of names and descriptions. Turn it off, and the next run
          brings them back.
        </span>
      </Checkbox.Label>
    </Checkbox.Root>
  )
}
