import type { SiteContent } from '#shared/content/content-blocks.ts'
import type { Logo } from '#shared/site/logo.ts'

/** How visitors reach those who run the site. */
export interface Contact {
  name: string
  email: string
  phone: string
  country: string
  address: string
}

/** What pages know of the installation. */
export interface Site {
  name: string
  /** The public address without a slash at the end. */
  url: string
  /** For numbers and prices. */
  locale: string
  /** What its prices are in, as an ISO 4217 code; products may have others. */
  currency: string
  /** The day on the server in UTC, as an ISO date: the clock of whoever looks may say another. */
  today: string
  /** A style sheet with the accent color of the shop; undefined where it is the theme's own. */
  accentStyle: string | undefined
  /** For what has no style sheet: emails. Pages do without it. */
  accentColor?: string | undefined
  /** The shop's own logo; undefined where its name stands beside the site's mark. */
  logo?: Logo | undefined
  /** The name of the shop's own icon; undefined where it has the site's. */
  icon?: string | undefined
  social: Record<'facebook' | 'instagram' | 'twitter', string>
  contact: Contact
  /** Whether the home page has the testimonials that we wrote. */
  showsTestimonials: boolean
  /** Whether visitors may make accounts. */
  allowsSignUp: boolean
  /** OpenID Connect providers to sign in with. */
  providers: { id: string; name: string }[]
  /** Whether there is no other way to sign in. */
  onlyProviders: boolean
  /** Whether a forgotten password can be replaced by mail. */
  sendsMail: boolean
  /** Texts that an administrator changed; undefined while all are as the site was built. */
  content?: SiteContent
}
