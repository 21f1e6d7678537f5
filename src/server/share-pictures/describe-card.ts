import type { Card, Tint } from '#server/share-pictures/card.ts'
import type { ArticleCategory } from '#shared/article-categories.ts'
import type { CategoryShort } from '#shared/categories.ts'
import { formatDay } from '#shared/days.ts'
import { type LandingQuery, landingPicture } from '#shared/landing-query.ts'
import { formatAmount } from '#shared/money.ts'
import { onlyOne } from '#shared/several.ts'

/** A card whose picture is still an address. */
export type CardDescription = Omit<Card, 'picture'> & { pictureAddress: string | null }

interface SharedProduct {
  name: string
  category: CategoryShort | null
  priceMinor: number | null
  currency: string
  advertiserName: string | null
  priceReadAt: number | null
  imageUrl: string | null
}

interface SharedArticle {
  title: string
  category: ArticleCategory
  readMinutes: number
  author: string
  picture: string
}

interface SharedLandingPage {
  name: string
  picture: string
  query: LandingQuery
}

const SHOP_TINTS: Record<CategoryShort, Tint> = {
  Clothing: 'clothing',
  Feeding: 'feeding',
  Toys: 'toys',
  Nursery: 'nursery',
  Safety: 'safety',
}

const BLOG_TINTS: Record<ArticleCategory, Tint> = {
  'Parenting Tips': 'clothing',
  'Product Reviews': 'toys',
  'Budget Tips': 'feeding',
  'Baby Health': 'safety',
  'Shopping Guide': 'feeding',
  Development: 'nursery',
}

export function siteCard(siteName: string): CardDescription {
  return {
    siteName,
    title: 'Affordable, high-quality baby products',
    note: 'Because Every Baby Deserves the Best',
    pictureAddress: '/images/heroes/sleep-mobile.webp',
  }
}

export function productCard(siteName: string, locale: string, product: SharedProduct): CardDescription {
  const { name, category, priceMinor, currency, advertiserName, priceReadAt, imageUrl } = product
  const amount = priceMinor !== null && `${formatAmount(priceMinor, currency, locale)} ${currency}`
  const note = [
    advertiserName && `At ${advertiserName}`,
    amount && priceReadAt && `price of ${formatDay(priceReadAt)}`,
  ]
  return {
    siteName,
    title: name,
    label: category ? { text: category, tint: SHOP_TINTS[category] } : undefined,
    price: amount || 'See price at retailer',
    note: note.filter(Boolean).join(', '),
    pictureAddress: imageUrl,
  }
}

export function landingPageCard(
  siteName: string,
  { name, picture, query }: SharedLandingPage,
): CardDescription {
  const category = onlyOne(query.category)
  return {
    siteName,
    title: name,
    label: category && { text: category, tint: SHOP_TINTS[category] },
    note: 'Prices to compare from partner retailers',
    pictureAddress: `/images/${landingPicture(picture, query)}.webp`,
  }
}

export function articleCard(siteName: string, article: SharedArticle): CardDescription {
  const { title, category, readMinutes, author, picture } = article
  return {
    siteName,
    title,
    label: { text: category, tint: BLOG_TINTS[category] },
    note: `${readMinutes} min read, ${author}`,
    pictureAddress: `/images/${picture}.webp`,
  }
}
