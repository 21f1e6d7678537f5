import type { DefaultShort } from '#shared/products/categories.ts'

export const SWEDISH_CATEGORIES: Record<
  DefaultShort,
  Record<'name' | 'short' | 'tagline' | 'description', string>
> = {
  Clothing: {
    name: 'Kläder och accessoarer',
    short: 'Kläder',
    tagline: 'Mjuka lager för alla årstider',
    description: 'Mjuka basvaror som tål tvätten: bodyar, muslinfiltar, mössor och de första skorna.',
  },
  Feeding: {
    name: 'Allt för att äta och dricka',
    short: 'Äta och dricka',
    tagline: 'Flaskor, haklappar och första tuggan',
    description:
      'Flaskor, haklappar, muggar och de första besticken, till mjölken och de första riktiga måltiderna.',
  },
  Toys: {
    name: 'Leksaker och lärande',
    short: 'Leksaker',
    tagline: 'Lek att växa av',
    description: 'Enkla saker att stapla, skaka och tugga på, valda för små händer.',
  },
  Nursery: {
    name: 'Till barnrummet',
    short: 'Barnrummet',
    tagline: 'Lugna vrår för bättre sömn',
    description: 'Belysning, spjälsängar och förvaring för ett lugnt rum, dag som natt.',
  },
  Safety: {
    name: 'Hälsa och säkerhet',
    short: 'Säkerhet',
    tagline: 'Trygghet i vardagen',
    description: 'Babyvakter, termometrar, spärrar och annat smått som gör dig lugnare.',
  },
}
