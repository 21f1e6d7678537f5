export const PARTNER_CATEGORIES = ['General', 'Clothing', 'Travel', 'Safety', 'Toys'] as const
