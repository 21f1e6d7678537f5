const PAPER = '#FFFCF8'

/** What a phone needs to put the site on its home screen. */
export function webManifest(name: string) {
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
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
