import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { Field } from '#client/admin/kit/field.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import * as productInsertCss from '#client/admin/kit/product-insert.css.ts'
import * as tableCss from '#client/admin/kit/table.css.ts'
import { useDebounced } from '#client/admin/kit/use-debounced.ts'
import { ProductPicture } from '#client/features/products/product-picture.tsx'
import { type CatalogRow, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { formatPrice } from '#shared/messages/formats.ts'

const MAX_MATCHES = 5
const SEARCHED_LENGTH = 2

interface ProductInsertProps {
  label: string
  hint: string
  action?: string
  onInsert: (product: CatalogRow) => void
}

export function ProductInsert({ label, hint, action = 'Insert', onInsert }: ProductInsertProps) {
  const [search, setSearch] = useState('')
  const debounced = useDebounced(search.trim())
  const enabled = debounced.length >= SEARCHED_LENGTH
  const results = trpc.admin.catalog.list.useQuery({ search: debounced }, { enabled })
  const rows = enabled ? (results.data?.rows ?? []).slice(0, MAX_MATCHES) : []
  return (
    <div className={productInsertCss.insert}>
      <Field
        label={label}
        type="search"
        hint={hint}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {enabled && results.isSuccess && rows.length === 0 && (
        <p role="status">No product matches “{debounced}”. Try another word.</p>
      )}
      {rows.length > 0 && (
        <ul>
          {rows.map((product) => (
            <Offered key={product.id} product={product} action={action} onInsert={onInsert} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface OfferedProps extends Required<Pick<ProductInsertProps, 'action' | 'onInsert'>> {
  product: CatalogRow
}

function Offered({ product, action, onInsert }: OfferedProps) {
  const { name, priceMinor, currency, advertiserName } = product
  const facts = [
    priceMinor !== null && formatPrice(priceMinor, currency),
    advertiserName,
    product.inStock ? undefined : 'Out of stock',
  ]
  return (
    <li className={productInsertCss.offered}>
      <span className={tableCss.thumbnail}>
        <ProductPicture product={product} alt="" sizes="44px" />
      </span>
      <p className={productInsertCss.text}>
        <b className={productInsertCss.name}>{name}</b>
        <small className={notesCss.small}>{facts.filter(Boolean).join(' · ')}</small>
      </p>
      <Button size="sm" variant="outline" onClick={() => onInsert(product)}>
        {action}
        <span className={baseCss.visuallyHidden}> {name}</span>
      </Button>
    </li>
  )
}
