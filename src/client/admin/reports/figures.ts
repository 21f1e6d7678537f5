import { formatDollars } from '#shared/donations/donation-drive.ts'
import { formatNumber } from '#shared/messages/formats.ts'

const dollars = (value: number) => formatDollars(Math.round(value * 100))

export const FIGURES = [
  { name: 'views', title: 'Page views', format: formatNumber },
  { name: 'clicks', title: 'Clicks to retailers', format: formatNumber },
  { name: 'favorites', title: 'Favorites added', format: formatNumber },
  { name: 'donations', title: 'Donations received', format: dollars },
  { name: 'subscribers', title: 'Newsletter sign-ups', format: formatNumber },
] as const
