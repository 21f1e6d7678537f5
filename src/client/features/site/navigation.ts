interface PageLink {
  to: string
  label: string
}

export const MAIN_LINKS: PageLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/blog', label: 'Blog' },
  { to: '/products', label: 'Products' },
  { to: '/donate', label: 'Donate' },
  { to: '/contact', label: 'Contact' },
]
