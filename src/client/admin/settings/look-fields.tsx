import { Button } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import * as pictureFieldCss from '#client/admin/kit/picture-field.css.ts'
import { PictureUpload } from '#client/admin/kit/picture-upload.tsx'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import { IconPreview, LogoPreview } from '#client/admin/settings/look-previews.tsx'
import type { UsedSetting } from '#client/admin/settings/setting-field.tsx'
import * as settingsCss from '#client/admin/settings/settings.css.ts'
import { logoOf } from '#shared/site/logo.ts'

const LOGO_HINT =
  'JPEG, PNG, WebP, or AVIF up to 12 MB. Best with a transparent background, at least 150 pixels high; empty margins are cropped.'
const DARK_HINT = 'Replaces the logo on dark backgrounds.'
const ICON_HINT =
  'JPEG, PNG, WebP, or AVIF up to 12 MB. Square, at least 192 × 192 pixels; 512 × 512 or more is sharp everywhere.'
const PLATES = {
  light: 'Too dark for the dark theme: shown on a light background unless you upload a dark-theme logo.',
  dark: 'Too light for the light theme: shown on a dark background there.',
}

export function LogoFields({ light, dark }: { light: UsedSetting; dark: UsedSetting }) {
  const [own, setOwn] = useState(light.defaultValue)
  const [forDark, setForDark] = useState(dark.defaultValue)
  const logo = logoOf(own, forDark)
  const plate = logo?.light.plate
  return (
    <div className={settingsCss.look}>
      <LogoPreview logo={logo} />
      <div className={settingsCss.uploads}>
        <PictureChoice
          setting={light}
          picture={own}
          onReset={() => {
            setOwn('')
            if (!dark.given) setForDark('')
          }}
        >
          <PictureUpload
            path="/api/admin/settings/logos"
            label="Upload a logo"
            hint={(plate && PLATES[plate]) ?? LOGO_HINT}
            onUploaded={setOwn}
          />
        </PictureChoice>
        {(own || forDark) && (
          <PictureChoice setting={dark} picture={forDark} onReset={() => setForDark('')}>
            <PictureUpload
              path="/api/admin/settings/logos"
              label="Upload a logo for the dark theme"
              hint={DARK_HINT}
              onUploaded={setForDark}
            />
          </PictureChoice>
        )}
      </div>
    </div>
  )
}

export function IconField(setting: UsedSetting) {
  const [icon, setIcon] = useState(setting.defaultValue)
  return (
    <div className={settingsCss.look}>
      <IconPreview icon={icon || undefined} />
      <div className={settingsCss.uploads}>
        <PictureChoice setting={setting} picture={icon} onReset={() => setIcon('')}>
          <PictureUpload
            path="/api/admin/settings/icons"
            label="Upload an icon"
            hint={ICON_HINT}
            onUploaded={setIcon}
          />
        </PictureChoice>
      </div>
    </div>
  )
}

interface PictureChoiceProps {
  setting: UsedSetting
  /** The name of the chosen picture; empty for the default. */
  picture: string
  onReset: () => void
  children: ReactNode
}

function PictureChoice({ setting: { name, given, error }, picture, onReset, children }: PictureChoiceProps) {
  const input = useRef<HTMLInputElement>(null)
  useHeardByForm(input, picture)
  if (given) return <p>{given}</p>
  return (
    <div className={pictureFieldCss.upload}>
      <input ref={input} type="hidden" name={name} value={picture} />
      {children}
      {error && (
        <p role="alert" className={actionsCss.danger}>
          {error}
        </p>
      )}
      {picture && (
        <Button type="button" size="xs" variant="outline" onClick={onReset}>
          {BACK.get(name) ?? 'Restore the default'}
        </Button>
      )}
    </div>
  )
}

/** Each label names its picture, so that it makes sense without its surroundings. */
const BACK = new Map(
  Object.entries({
    SITE_LOGO: 'Restore the default logo',
    SITE_LOGO_DARK: 'Use one logo for both themes',
    SITE_ICON: 'Restore the default icon',
  }),
)
