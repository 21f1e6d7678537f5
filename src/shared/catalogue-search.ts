export const CATALOGUE_PAGE_SIZE = 25
export const SOURCE_MAX_LENGTH = 200
export const CATALOGUE_STATES = ['listed', 'gone', 'all'] as const
export const CATALOGUE_SORTS = ['changed', 'name', 'price-up', 'price-down'] as const
