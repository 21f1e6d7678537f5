export const CLICK_GROUPS = ['day', 'product', 'retailer', 'placement', 'page'] as const
export type ClickGroup = (typeof CLICK_GROUPS)[number]
