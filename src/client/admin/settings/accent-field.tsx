import { Button } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import { SettingField, type UsedSetting } from '#client/admin/settings/setting-field.tsx'
import * as settingsCss from '#client/admin/settings/settings.css.ts'
import { readableAccent } from '#shared/site/accent-palette.ts'
import { accentVariables } from '#shared/site/accent-style.ts'

const COLOR = /^#[\da-f]{6}$/i
/** The picker's initial color while the theme's own color is in use. */
const OWN = '#1C625E'

export function AccentField(setting: UsedSetting) {
  const [typed, setTyped] = useState(setting.defaultValue)
  const input = useRef<HTMLInputElement>(null)
  const color = COLOR.test(typed) ? typed : undefined
  useHeardByForm(input, typed)
  useWornAccent(color === setting.defaultValue ? undefined : color)
  const choose = (value: string) => {
    setTyped(value)
    if (input.current) input.current.value = value
  }
  return (
    <div className={settingsCss.accent}>
      <SettingField
        {...setting}
        ref={input}
        label="Accent color"
        hint={hintOf(color)}
        placeholder={OWN}
        pattern="#[0-9A-Fa-f]{6}"
        maxLength={7}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <input
        type="color"
        className={settingsCss.picker}
        aria-label="Pick an accent color"
        value={(color ?? OWN).toLowerCase()}
        disabled={setting.given !== undefined}
        onChange={(event) => choose(event.currentTarget.value.toUpperCase())}
      />
      <div className={settingsCss.sample} aria-hidden="true">
        <span className={settingsCss.solid}>Buy Now</span>
        <span className={settingsCss.soft}>Toys</span>
        <span className={settingsCss.link}>Read the guide</span>
      </div>
      {typed !== '' && !setting.given && (
        <Button
          type="button"
          size="xs"
          variant="outline"
          className={settingsCss.reset}
          onClick={() => choose('')}
        >
          Use the theme’s color
        </Button>
      )}
    </div>
  )
}

function hintOf(color: string | undefined): string {
  if (!color) return 'For buttons, links, and highlights. Leave empty for the theme’s green.'
  const readable = readableAccent(color)
  return readable === color.toUpperCase()
    ? 'White text is readable on it. The dark theme uses a lighter shade.'
    : `White text isn’t readable on it, so buttons use ${readable}, a darker shade.`
}

/** Applies the color until the page is left, or a reload brings the saved one. */
function useWornAccent(color: string | undefined) {
  useEffect(() => {
    if (!color) return
    const { style } = document.documentElement
    const variables = accentVariables(color)
    for (const [name, value] of variables) style.setProperty(name, value)
    return () => {
      for (const [name] of variables) style.removeProperty(name)
    }
  }, [color])
}
