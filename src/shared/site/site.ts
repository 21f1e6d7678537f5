import type { SiteContent } from '#shared/content/content-blocks.ts'
import type { Language } from '#shared/messages/languages.ts'
import type { ExchangeRate } from '#shared/prices/exchange-rates.ts'
import type { Logo } from '#shared/site/logo.ts'

export interface Contact {
  name: string
  email: string
  phone: string
  country: string
  address: string
}

export interface Site {
  name: string
  /** The public address of its pages in this language, without a trailing slash. */
  url: string
  /** The public address of files, which are the same in every language. */
  host: string
  /** The main language first. */
  languages: Language[]
  /** The currency of its prices, as an ISO 4217 code; products may have others. */
  currency: string
  /** Exchange rates to `currency`; omitted without any. */
  rates?: ExchangeRate[]
  /** The server's day in UTC, as an ISO date: visitors' clocks may differ. */
  today: string
  /** A style sheet with the shop's accent color; undefined for the theme's own. */
  accentStyle: string | undefined
  /** For emails, which have no style sheet. Pages omit it. */
  accentColor?: string | undefined
  /** The shop's own logo; undefined when its name stands beside the site's mark. */
  logo?: Logo | undefined
  icon?: string | undefined
  social: Record<'facebook' | 'instagram' | 'twitter', string>
  contact: Contact
  /** Shows the supplied testimonials on the home page. */
  showsTestimonials: boolean
  allowsSignUp: boolean
  /** OpenID Connect providers to sign in with. */
  providers: { id: string; name: string }[]
  onlyProviders: boolean
  /** True if forgotten passwords can be reset by mail. */
  sendsMail: boolean
  /** True for a demo, in which nothing lasts. */
  isDemo?: boolean
  /** Texts that an administrator changed; undefined while all are built-in. */
  content?: SiteContent
}
