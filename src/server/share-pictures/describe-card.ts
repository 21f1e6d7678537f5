import type { Card, Tint } from '#server/share-pictures/card.ts'
import { type ArticleCategory, articleCategoryName } from '#shared/articles/article-categories.ts'
import { fill } from '#shared/messages/fill.ts'
import { formatDay, formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { type CategoryColor, findCategory, type NamedCategory } from '#shared/products/categories.ts'
import type { LandingQuery } from '#shared/products/landing-query.ts'
import { onlyOne } from '#shared/products/several.ts'

export type CardDescription = Omit<Card, 'picture' | 'logo'> & {
  pictureAddress: string | null
  focus?: string | undefined
  logoName?: string | undefined
}

interface SharedProduct {
  name: string
  category: string | null
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
  focus?: string | undefined
}

interface SharedLandingPage {
  name: string
  picture: string
  query: LandingQuery
}

type Categories = (NamedCategory & { color: CategoryColor })[]

const SHOP_TINTS: Record<CategoryColor, Tint> = {
  coral: 'clothing',
  amber: 'feeding',
  sky: 'toys',
  violet: 'nursery',
  green: 'safety',
  rose: 'rose',
  sand: 'sand',
  slate: 'slate',
}

const BLOG_TINTS: Record<ArticleCategory, Tint> = {
  'Parenting Tips': 'clothing',
  'Product Reviews': 'toys',
  'Budget Tips': 'feeding',
  'Baby Health': 'safety',
  'Shopping Guide': 'feeding',
  Development: 'nursery',
}

function categoryLabel(categories: Categories, name: string | null | undefined): Card['label'] {
  const category = findCategory(categories, name)
  return category && { text: category.short, tint: SHOP_TINTS[category.color] }
}

export function siteCard(siteName: string): CardDescription {
  return {
    siteName,
    title: m.cardOfShop,
    note: m.heroEyebrow,
    pictureAddress: '/images/heroes/sleep-mobile.webp',
  }
}

export function productCard(
  siteName: string,
  product: SharedProduct,
  categories: Categories,
): CardDescription {
  const { name, category, priceMinor, currency, advertiserName, priceReadAt, imageUrl } = product
  const amount = priceMinor !== null && formatPrice(priceMinor, currency)
  const day = amount && priceReadAt ? formatDay(priceReadAt) : ''
  return {
    siteName,
    title: name,
    label: categoryLabel(categories, category),
    price: amount || m.seePriceAtRetailer,
    note: productNote(advertiserName, day),
    pictureAddress: imageUrl,
  }
}

function productNote(retailer: string | null, day: string): string {
  if (!retailer) return day && fill(m.priceChecked, { day })
  return day ? fill(m.cardAtRetailerChecked, { retailer, day }) : fill(m.cardAtRetailer, { retailer })
}

export function landingPageCard(
  siteName: string,
  { name, picture, query }: SharedLandingPage,
  categories: Categories,
): CardDescription {
  return {
    siteName,
    title: name,
    label: categoryLabel(categories, onlyOne(query.category)),
    note: m.cardOfLandingPage,
    pictureAddress: `/images/${picture}.webp`,
  }
}

export function articleCard(siteName: string, article: SharedArticle): CardDescription {
  const { title, category, readMinutes, author, picture, focus } = article
  return {
    siteName,
    title,
    label: { text: articleCategoryName(category), tint: BLOG_TINTS[category] },
    note: `${fill(m.minutesToRead, { n: readMinutes })}, ${author}`,
    pictureAddress: `/images/${picture}.webp`,
    ...(focus && { focus }),
  }
}
