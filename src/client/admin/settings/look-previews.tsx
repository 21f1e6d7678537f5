import * as settingsCss from '#client/admin/settings/settings.css.ts'
import { LogoImage } from '#client/features/site/own-logo.tsx'
import { SiteMark } from '#client/features/site/site-mark.tsx'
import { useSite } from '#client/lib/site.ts'
import { MASKABLE_FILE, uploadedFile } from '#shared/pictures/uploaded-pictures.ts'
import type { Logo } from '#shared/site/logo.ts'

const THEMES = [
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
] as const

export function LogoPreview({ logo }: { logo: Logo | undefined }) {
  const { name } = useSite()
  return (
    <div className={settingsCss.previews}>
      {THEMES.map(({ theme, label }) => (
        <figure key={theme}>
          <div className={`${settingsCss.grounds[theme]} ${settingsCss.header}`}>
            {logo ? (
              <LogoImage logo={logo[theme] ?? logo.light} name={`${name}, ${label.toLowerCase()}`} />
            ) : (
              <>
                <SiteMark />
                <b className={settingsCss.name}>{name.toLowerCase()}</b>
              </>
            )}
          </div>
          <figcaption className={settingsCss.caption}>{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}

export function IconPreview({ icon }: { icon: string | undefined }) {
  const { name } = useSite()
  const [tab, tile] = icon
    ? [uploadedFile(icon, '192.png'), uploadedFile(icon, MASKABLE_FILE)]
    : ['/icons/icon-192.png', '/icons/icon-maskable-512.png']
  return (
    <div className={settingsCss.previews}>
      {THEMES.map(({ theme, label }) => (
        <figure key={theme}>
          <div className={`${settingsCss.grounds[theme]} ${settingsCss.icons}`}>
            <span className={settingsCss.tab}>
              <img src={tab} alt={`The icon in a tab, ${label.toLowerCase()}`} width={16} height={16} />
              {name}
            </span>
            <span className={settingsCss.homeScreen}>
              <img src={tile} alt="" className={settingsCss.tile} width={56} height={56} />
              {name}
            </span>
          </div>
          <figcaption className={settingsCss.caption}>{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}
