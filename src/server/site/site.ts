import { LRUCache } from 'lru-cache'
import type { Environment } from '#server/config/env.ts'
import { advertisedAddresses } from '#server/content/affiliate-links.ts'
import { affiliateTargets } from '#server/db/affiliate-targets.ts'
import type { Database } from '#server/db/client.ts'
import { shopCategories } from '#server/db/shop-categories.ts'
import { localContent, siteContent } from '#server/db/stored-content.ts'
import { subId } from '#shared/affiliate/sub-id.ts'
import { localPath } from '#shared/messages/languages.ts'
import type { Shop } from '#shared/page-table.ts'
import { ratesTo } from '#shared/prices/written-rates.ts'
import { accentStyle } from '#shared/site/accent-style.ts'
import { logoOf } from '#shared/site/logo.ts'
import type { Site } from '#shared/site/site.ts'
import { utcDay } from '#shared/time/days.ts'

const styles = new LRUCache<string, string>({ max: 4, memoMethod: accentStyle })
const accentStyleOf = (color: string) => styles.memo(color)

export function pageSite(env: Environment, db: Database): Site {
  const content = siteContent(db)
  const advertised = advertisedInContent(db)
  const { accentColor: _, ...site } = siteOf(env)
  return { ...site, ...(content && { content: { ...content, ...(advertised && { advertised }) } }) }
}

function advertisedInContent(db: Database) {
  const { hero, footer } = localContent(db).blocks
  const links = footer?.links.map(({ address }) => address) ?? []
  const addresses = hero ? [hero.firstLink, hero.secondLink, ...links] : links
  const place = { ...affiliateTargets(db), reference: subId({ place: 'content' }) }
  const advertised = advertisedAddresses(addresses, place)
  return Object.keys(advertised).length > 0 ? advertised : undefined
}

export function shopOfAddresses(db: Database): Shop {
  return { categories: shopCategories(db) }
}

export function siteOf(env: Environment): Site {
  const rates = ratesTo(env.CURRENCY, env.EXCHANGE_RATES)
  const logo = logoOf(env.SITE_LOGO, env.SITE_LOGO_DARK)
  return {
    name: env.SITE_NAME,
    url: `${env.PUBLIC_URL}${localPath('')}`,
    host: env.PUBLIC_URL,
    languages: env.LANGUAGES,
    currency: env.CURRENCY,
    ...(rates.length > 0 && { rates }),
    today: utcDay(new Date()),
    accentColor: env.ACCENT_COLOR,
    accentStyle: env.ACCENT_COLOR && accentStyleOf(env.ACCENT_COLOR),
    ...(logo && { logo }),
    ...(env.SITE_ICON && { icon: env.SITE_ICON }),
    social: { facebook: env.SOCIAL_FACEBOOK, instagram: env.SOCIAL_INSTAGRAM, twitter: env.SOCIAL_TWITTER },
    contact: {
      name: env.CONTACT_NAME,
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      country: env.CONTACT_COUNTRY,
      address: env.CONTACT_ADDRESS,
    },
    showsTestimonials: env.SAMPLE_TESTIMONIALS,
    allowsSignUp: env.ALLOW_SIGNUP && !env.OIDC_ONLY,
    providers: env.OIDC_PROVIDERS.map(({ id, name }) => ({ id, name })),
    onlyProviders: env.OIDC_ONLY,
    sendsMail: env.SMTP_URL !== undefined,
    ...(env.DEMO && { isDemo: true }),
  }
}
