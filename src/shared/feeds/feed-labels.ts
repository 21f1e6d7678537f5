export const FEED_LABELS = [
  { field: 'size', label: 'Size', google: 'size' },
  { field: 'color', label: 'Color', google: 'color' },
  { field: 'material', label: 'Material', google: 'material' },
  { field: 'unitMeasure', label: 'Package content', google: 'unit_pricing_measure' },
  { field: 'ageGroup', label: 'Age group', google: 'age_group' },
] as const

export type FeedLabel = (typeof FEED_LABELS)[number]['field']

export const LABEL_FIELDS: readonly FeedLabel[] = FEED_LABELS.map(({ field }) => field)
