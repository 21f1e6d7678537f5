import type { Product as ProductNode, Thing } from 'schema-dts'
import type { CardProduct, LandingPage, Product, ProductPage } from '#client/lib/trpc.ts'
import { type PageFacts, pageNode } from '#client/structured-data/page-nodes.ts'
import { breadcrumbs, itemList, type Place } from '#client/structured-data/site-nodes.ts'
import { remotePictureAddress, remotePictureVersion } from '#shared/pictures/remote-pictures.ts'
import { sharePicturePath } from '#shared/pictures/share-picture-addresses.ts'
import { fromMinor } from '#shared/prices/money.ts'
import { findCategory, type NamedCategory } from '#shared/products/categories.ts'
import { productAddress } from '#shared/products/product-address.ts'
import { onlyOne } from '#shared/products/several.ts'
import type { ShopSearch } from '#shared/search-params/shop.ts'
import type { Site } from '#shared/site/site.ts'
import { singleLine } from '#shared/text/text-folding.ts'

type Categories = readonly NamedCategory[]

const SHOP: Place = { name: 'Products', path: '/products' }

export function shopNodes(
  site: Site,
  facts: PageFacts,
  { category }: ShopSearch,
  page: ProductPage | undefined,
  categories: Categories,
): Thing[] {
  return listNodes(site, facts, categoryPlace(categories, onlyOne(category)), page)
}

export function landingPageNodes(
  site: Site,
  facts: PageFacts,
  { slug, name }: LandingPage,
  page: ProductPage | undefined,
): Thing[] {
  return listNodes(site, facts, [{ name, path: `/shop/${slug}` }], page)
}

function listNodes(site: Site, facts: PageFacts, places: Place[], page: ProductPage | undefined): Thing[] {
  const way = breadcrumbs(site, [SHOP, ...places])
  const collection = pageNode(site, 'CollectionPage', facts)
  if (!page || page.products.length === 0) return [way, collection]
  const paths = page.products.map(productPath)
  return [
    way,
    collection,
    itemList(site, { paths, total: page.total, before: (page.page - 1) * page.pageSize }),
  ]
}

/** A product without a known price has no offer, and without an offer it is useless to a search engine. */
export function productNodes(site: Site, product: Product | undefined, categories: Categories): Thing[] {
  if (!product) return []
  const place = { name: product.name, path: productPath(product) }
  const way = breadcrumbs(site, [SHOP, ...categoryPlace(categories, product.category), place])
  return product.priceMinor === null
    ? [way]
    : [way, productNode(site, product, product.priceMinor, categories)]
}

/** Leaves out ratings: their source cannot be shown. */
function productNode(site: Site, product: Product, priceMinor: number, categories: Categories): ProductNode {
  const category = findCategory(categories, product.category)
  const url = `${site.url}${productPath(product)}`
  return {
    '@type': 'Product',
    name: product.name,
    ...(product.description && { description: singleLine(product.description) }),
    image: pictures(site, product),
    sku: String(product.id),
    url,
    ...(product.size && { size: product.size }),
    ...(product.color && { color: product.color }),
    ...(product.variants && { inProductGroupWithID: product.variants.group }),
    ...(category && { category: category.name }),
    offers: {
      '@type': 'Offer',
      url,
      price: fromMinor(priceMinor, product.currency),
      priceCurrency: product.currency,
      availability: product.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      ...(product.advertiserName && { seller: { '@type': 'Organization', name: product.advertiserName } }),
    },
  }
}

function pictures(site: Site, product: Product): string[] {
  const picture = picturePath(product)
  return [...(picture ? [picture] : []), sharePicturePath.product(product)].map(
    (path) => `${site.url}${path}`,
  )
}

function picturePath({ id, imageUrl }: Product): string | undefined {
  if (!imageUrl || imageUrl.startsWith('/')) return imageUrl ?? undefined
  const version = remotePictureVersion(imageUrl)
  return remotePictureAddress({ kind: 'product', id, version, width: 1200, format: 'webp' })
}

function productPath(product: CardProduct): string {
  return `/products/${productAddress(product)}`
}

function categoryPlace(categories: Categories, name: string | null | undefined): Place[] {
  const category = findCategory(categories, name)
  if (!category) return []
  const query = new URLSearchParams({ category: category.short })
  return [{ name: category.name, path: `/products?${query}` }]
}
