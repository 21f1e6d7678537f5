import type { partners } from '#server/db/schema/catalog.ts'

type SamplePartner = Omit<typeof partners.$inferInsert, 'id' | 'position'>

export const SAMPLE_PARTNERS: SamplePartner[] = [
  {
    name: 'Fjordkin',
    description: 'Nordic basics for the first three years.',
    logo: '/images/partners/logos.svg#fjordkin',
    commission: '6%',
    website: 'https://fjordkin.example/',
    category: 'General',
  },
  {
    name: 'mellow mill',
    description: 'Organic cotton and merino basics.',
    logo: '/images/partners/logos.svg#mellow-mill',
    commission: '8%',
    website: 'https://mellowmill.example/',
    category: 'Clothing',
  },
  {
    name: 'Tumblewood',
    description: 'Open-ended wooden toys that last.',
    logo: '/images/partners/logos.svg#tumblewood',
    commission: '7%',
    website: 'https://tumblewood.example/',
    category: 'Toys',
  },
  {
    name: 'Pram & Path',
    description: 'Strollers, carriers and everything in between.',
    logo: '/images/partners/logos.svg#pram-and-path',
    commission: '5%',
    website: 'https://pramandpath.example/',
    category: 'Travel',
  },
  {
    name: 'hushhollow',
    description: 'Night lights and nursery decor.',
    logo: '/images/partners/logos.svg#hushhollow',
    commission: '5%',
    website: 'https://hushhollow.example/',
    category: 'General',
  },
  {
    name: 'Harbour & Hatch',
    description: 'Monitors, gates and car seats.',
    logo: '/images/partners/logos.svg#harbour-and-hatch',
    commission: '9%',
    website: 'https://harbourandhatch.example/',
    category: 'Safety',
  },
  {
    name: 'Little Oatfield',
    description: 'Feeding sets from first sip to first spoon.',
    logo: '/images/partners/logos.svg#little-oatfield',
    commission: '10%',
    website: 'https://littleoatfield.example/',
    category: 'General',
  },
  {
    name: 'sunnylatch',
    description: 'Clever safety locks and bath-time helpers.',
    logo: '/images/partners/logos.svg#sunny-latch',
    commission: '4%',
    website: 'https://sunnylatch.example/',
    category: 'Safety',
  },
]

export function isSamplePartner(partner: SamplePartner): boolean {
  return SAMPLE_PARTNERS.some((sample) =>
    Object.entries(sample).every(([name, value]) => Reflect.get(partner, name) === value),
  )
}
