import * as shopFiltersCss from '#client/features/products/shop-filters.late.css.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import type { Suggestions } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as icons from '#client/ui/icons.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { type SuggestionGroup, SuggestionList } from '#client/ui/suggestion-list.tsx'
import { formatPrice } from '#shared/messages/formats.ts'
import { m } from '#shared/messages/messages.ts'
import { productAddress } from '#shared/products/product-address.ts'

export { SuggestionList }

export function suggestionGroups({ products, categories, retailers }: Suggestions): SuggestionGroup[] {
  const groups = [
    { label: m.products, suggestions: products.map((product) => productSuggestion(product)) },
    {
      label: m.categories,
      suggestions: categories.map(({ short, name }) => shortcut(name, { category: short })),
    },
    {
      label: m.retailers,
      suggestions: retailers.map((retailer) => shortcut(retailer, { retailer })),
    },
  ]
  return groups.filter(({ suggestions }) => suggestions.length > 0)
}

function productSuggestion(product: Suggestions['products'][number]) {
  const { priceMinor, currency } = product
  return {
    href: `/products/${productAddress(product)}`,
    content: (
      <>
        <Picture
          className={shopFiltersCss.suggestionPicture}
          src={storedPicture('product', product.id, product.imageUrl)}
          alt=""
          sizes="44px"
          width={44}
          height={44}
        />
        <span lang={product.language ?? undefined}>{product.name}</span>
        {priceMinor !== null && <small>{formatPrice(priceMinor, currency)}</small>}
      </>
    ),
  }
}

function shortcut(name: string, query: Record<string, string>) {
  return {
    href: `/products?${new URLSearchParams(query)}`,
    content: (
      <>
        <Icon icon={icons.search} />
        <span>{name}</span>
      </>
    ),
  }
}
