import type { Environment } from '#server/config/env.ts'
import { markAsDemo } from '#server/db/demo-mark.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { mergeSearchIndex } from '#server/db/search-index.ts'
import { seedNewDatabase } from '#server/db/seed/sample-data.ts'
import { fillDemoFeeds } from '#server/demo/feeds.ts'
import { chanceOf } from '#server/demo/month/chance.ts'
import { fillClicks } from '#server/demo/month/clicks.ts'
import { fillDonations } from '#server/demo/month/donations.ts'
import { fillEarnings } from '#server/demo/month/earnings.ts'
import type { Month } from '#server/demo/month/month.ts'
import { addCampaign, fillSentCampaign, fillSubscribers } from '#server/demo/month/newsletter.ts'
import { fillSearches } from '#server/demo/month/searches.ts'
import { fillUsers } from '#server/demo/month/users.ts'
import { rebuildSearchWords } from '#server/features/products/service.ts'

const SEED = 573
const CLICK_ROWS_A_DAY = 60
const SALES = 240
const SENT_DAYS_AGO = [35, 21, 7]
const SUBJECTS: Record<number, string> = {
  35: 'Five things for the first weeks',
  21: 'What keeps a pram dry',
  7: 'Sleep, and lights that help',
}
const LETTER = {
  preview: 'New in the shop this week',
  markdown:
    '# New this week\n\nThings that parents asked for.\n\n- [The shop](/products)\n- [Articles](/blog)\n',
}
const DONATED_MINOR = [500, 1_000, 1_250, 2_500, 5_000, 10_000] as const
const MESSAGES = [
  null,
  null,
  'Thank you for the honest words.',
  'You saved us hours of reading at night.',
  'Tack! 💚',
] as const
const WITH_RESULTS = ['bodysuit', 'night light', 'swaddle', 'blocks', 'bottle', 'monitor', 'bib', 'mobile']
const IN_VAIN = ['stroller', 'car seat', 'pacifier', 'nursing pillow']

/** Fills a new database with a month of a shop; all people in it are invented. */
export async function fillDemoShop(path: string, env: Environment, now = new Date()): Promise<void> {
  const db = openDatabase(path)
  try {
    db.$client.pragma('synchronous = off')
    markAsDemo(db)
    seedNewDatabase(db, env.LANGUAGES)
    await fillMonth({ db, env, now, chance: chanceOf(SEED) })
    for (const _ of mergeSearchIndex(db));
    rebuildSearchWords(db)
    db.$client.pragma('journal_mode = delete')
  } finally {
    db.$client.close()
  }
}

async function fillMonth(month: Month): Promise<void> {
  fillUsers(month, { count: 120, administrators: 2 })
  await fillDemoFeeds(month)
  fillSubscribers(month, { count: 400 })
  for (const days of SENT_DAYS_AGO)
    fillSentCampaign(month, days, { ...LETTER, subject: SUBJECTS[days] ?? '' })
  addCampaign(month, { ...LETTER, subject: 'Toys that last' })
  fillDonations(month, { count: 240, amountsMinor: DONATED_MINOR, messages: MESSAGES, isLive: () => false })
  fillClicks(month, CLICK_ROWS_A_DAY)
  await fillEarnings(month, SALES)
  fillSearches(month, { withResults: WITH_RESULTS, inVain: IN_VAIN })
}
