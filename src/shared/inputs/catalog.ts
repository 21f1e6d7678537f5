import { z } from 'zod'
import { page, pageSize, search } from '#shared/inputs/fields.ts'
import { CATEGORY_TEXT_MAX_LENGTH } from '#shared/products/categories.ts'
import {
  CATALOG_CLAIMS,
  CATALOG_GAPS,
  CATALOG_PICKS,
  CATALOG_SORTS,
  CATALOG_STATES,
  CATALOG_STOCKS,
  SOURCE_MAX_LENGTH,
} from '#shared/search-params/products.ts'

export const catalogListInput = z.strictObject({
  search,
  category: z.string().trim().max(CATEGORY_TEXT_MAX_LENGTH).optional(),
  source: z.string().max(SOURCE_MAX_LENGTH).optional(),
  retailer: z.string().max(SOURCE_MAX_LENGTH).optional(),
  pick: z.enum(CATALOG_PICKS).optional(),
  missing: z.enum(CATALOG_GAPS).optional(),
  stock: z.enum(CATALOG_STOCKS).optional(),
  claims: z.enum(CATALOG_CLAIMS).optional(),
  state: z.enum(CATALOG_STATES).default('listed'),
  sort: z.enum(CATALOG_SORTS).default('changed'),
  page,
  pageSize,
})

export const catalogExportInput = z.strictObject({ afterId: z.int().min(0).default(0) })

export type CatalogListInput = z.infer<typeof catalogListInput>
