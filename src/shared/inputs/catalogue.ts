import { z } from 'zod'
import { MAX_PAGE, SEARCH_MAX_LENGTH } from '#shared/limits.ts'
import { CATEGORY_TEXT_MAX_LENGTH } from '#shared/products/categories.ts'
import {
  CATALOGUE_CLAIMS,
  CATALOGUE_GAPS,
  CATALOGUE_PAGE_SIZE,
  CATALOGUE_PICKS,
  CATALOGUE_SORTS,
  CATALOGUE_STATES,
  CATALOGUE_STOCKS,
  SOURCE_MAX_LENGTH,
} from '#shared/search-params/products.ts'

export const catalogueListInput = z.strictObject({
  search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
  category: z.string().trim().max(CATEGORY_TEXT_MAX_LENGTH).optional(),
  source: z.string().max(SOURCE_MAX_LENGTH).optional(),
  retailer: z.string().max(SOURCE_MAX_LENGTH).optional(),
  pick: z.enum(CATALOGUE_PICKS).optional(),
  missing: z.enum(CATALOGUE_GAPS).optional(),
  stock: z.enum(CATALOGUE_STOCKS).optional(),
  claims: z.enum(CATALOGUE_CLAIMS).optional(),
  state: z.enum(CATALOGUE_STATES).default('listed'),
  sort: z.enum(CATALOGUE_SORTS).default('changed'),
  page: z.int().min(1).max(MAX_PAGE).default(1),
  pageSize: z.int().min(1).max(100).default(CATALOGUE_PAGE_SIZE),
})

export const catalogueExportInput = z.strictObject({ afterId: z.int().min(0).default(0) })

export type CatalogueListInput = z.infer<typeof catalogueListInput>
