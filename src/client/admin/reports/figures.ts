export const FIGURES = [
  { name: 'views', title: 'Page views', kind: 'count' },
  { name: 'clicks', title: 'Clicks to retailers', kind: 'count' },
  { name: 'favorites', title: 'Favorites added', kind: 'count' },
  { name: 'donations', title: 'Donations received', kind: 'dollars' },
  { name: 'subscribers', title: 'Newsletter sign-ups', kind: 'count' },
] as const
