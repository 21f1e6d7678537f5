import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as adminIcons from '#client/admin/kit/admin-icons.css.ts'
import { AdminList } from '#client/admin/kit/admin-list.tsx'
import * as adminPageCss from '#client/admin/kit/admin-page.css.ts'
import { AdminPage } from '#client/admin/kit/admin-page.tsx'
import { ButtonLink } from '#client/admin/kit/buttons.tsx'
import { EmptyNote } from '#client/admin/kit/empty-note.tsx'
import * as filtersCss from '#client/admin/kit/filters.css.ts'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { useSelection } from '#client/admin/kit/row-selection.tsx'
import { type SavedView, SavedViews } from '#client/admin/kit/saved-views.tsx'
import { ProductBulkActions } from '#client/admin/products/bulk-bar.tsx'
import { PRODUCT_COLUMNS } from '#client/admin/products/product-columns.tsx'
import { ProductFilters } from '#client/admin/products/product-filters.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { formatNumber } from '#shared/messages/formats.ts'
import { CATALOG_SORTED, type CatalogSearch } from '#shared/search-params/products.ts'
import type { AttentionKind } from '#shared/site/attention.ts'

const VIEWS: (SavedView & { kind?: AttentionKind })[] = [
  { label: 'In the shop', search: {} },
  { label: 'No price', search: { missing: 'price' }, kind: 'products-without-price' },
  { label: 'No picture', search: { missing: 'picture' }, kind: 'products-without-picture' },
  { label: 'No description', search: { missing: 'text' }, kind: 'products-without-text' },
  { label: 'No category', search: { missing: 'category' }, kind: 'products-without-category' },
  { label: 'Environmental claims', search: { claims: 'found' }, kind: 'products-with-claims' },
  { label: 'Out of stock', search: { stock: 'out' }, kind: 'products-out-of-stock' },
  { label: 'Picks', search: { pick: 'any' } },
  { label: 'Removed from feeds', search: { state: 'gone' } },
]

export function ProductsPage({ search }: { search: CatalogSearch }) {
  const list = trpc.admin.catalog.list.useQuery(search, { placeholderData: keepPreviousData })
  const selection = useSelection(search, list.data?.rows)
  return (
    <AdminPage
      title="Products"
      lead="Every product in the catalog, whether added manually or imported from a feed."
      actions={
        <>
          <ButtonLink to="/admin/products/held-prices">Held prices</ButtonLink>
          <ButtonLink icon={adminIcons.trash} to="/admin/products/trash">
            Trash
          </ButtonLink>
          <ButtonLink variant="solid" icon={adminIcons.plus} to="/admin/products/new">
            Add product
          </ButtonLink>
        </>
      }
    >
      <SavedViews label="Views of the products" views={useCountedViews()} current={search} />
      <ProductFilters search={search} />
      {search.claims === 'found' && <ClaimsNote />}
      <AdminList
        label="Products"
        noun="product"
        isError={list.isError}
        rows={list.data?.rows}
        pages={list.data}
        selection={selection}
        bulk={<ProductBulkActions selection={selection} />}
        columns={PRODUCT_COLUMNS}
        sort={search.sort ?? 'changed'}
        empty={
          <EmptyNote title="No products match these filters">
            Choose another view above, or use fewer filters or search words.
          </EmptyNote>
        }
      >
        {list.data?.totalIsCapped && (
          <p className={notesCss.note}>
            The search shows the first 1,000 matches. Add more words to narrow it down.
          </p>
        )}
        {list.data?.isOfLastChanged && (
          <p className={notesCss.note}>
            Too many to search all of them: these are from the {formatNumber(CATALOG_SORTED)} most recently
            changed products. Filter to see the others.
          </p>
        )}
      </AdminList>
    </AdminPage>
  )
}

/** The counts that the reports have already; a view without a count in them is empty or not counted. */
function useCountedViews(): SavedView[] {
  const attention = trpc.admin.reports.attention.useQuery().data ?? []
  const summary = trpc.admin.catalog.summary.useQuery().data
  return VIEWS.map(({ kind, ...view }) => ({
    ...view,
    count: kind ? attention.find((item) => item.kind === kind)?.count : undefined,
    ...(view.label === 'In the shop' && { count: summary?.products }),
  }))
}

function ClaimsNote() {
  return (
    <p className={filtersCss.filterNote}>
      Since September 27, 2026, EU law (Directive 2024/825) allows words like these only with proof, such as
      an EU Ecolabel that the text names. Say exactly what is better, or remove the words. For products of a{' '}
      <Link className={adminPageCss.docsLink} to="/admin/feeds">
        feed
      </Link>
      , turn on “Hide environmental claims” in the feed’s settings.
    </p>
  )
}
