import { MASKABLE_FILE, uploadedFile } from '#shared/pictures/uploaded-pictures.ts'

const PAPER = '#FFFCF8'

const OWN_ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export function webManifest(name: string, icon: string | undefined) {
  return {
    id: '/',
    name,
    short_name: name,
    description:
      'Affordable, high-quality baby products from partner retailers, and guides for the first years.',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: PAPER,
    theme_color: PAPER,
    icons: icon === undefined ? OWN_ICONS : uploadedIcons(icon),
  }
}

function uploadedIcons(icon: string) {
  const type = 'image/png'
  return [
    { src: uploadedFile(icon, '192.png'), sizes: '192x192', type },
    { src: uploadedFile(icon, '512.png'), sizes: '512x512', type },
    { src: uploadedFile(icon, MASKABLE_FILE), sizes: '512x512', type, purpose: 'maskable' },
  ]
}
