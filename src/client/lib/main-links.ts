import { m } from '#shared/messages/messages.ts'

interface PageLink {
  to: string
  label: string
}

export function mainLinks(): PageLink[] {
  return [
    { to: '/', label: m.home },
    { to: '/about', label: m.about },
    { to: '/blog', label: m.blog },
    { to: '/products', label: m.products },
    { to: '/donate', label: m.donate },
    { to: '/contact', label: m.contact },
  ]
}
