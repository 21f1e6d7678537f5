import {
  type ContentFields,
  choice,
  day,
  line,
  lines,
  link,
  list,
  markdown,
  number,
  picture,
  text,
  type ValuesOf,
} from '#shared/content/content-fields.ts'
import type { Language } from '#shared/messages/languages.ts'
import { SEARCH_DESCRIPTION_MAX_LENGTH, SEARCH_TITLE_MAX_LENGTH } from '#shared/text/search-result.ts'

export const BLOCK_NAMES = [
  'hero',
  'testimonials',
  'memberships',
  'donations',
  'about',
  'contact',
  'privacy',
  'terms',
  'disclosure',
  'footer',
] as const

export type BlockName = (typeof BLOCK_NAMES)[number]

export function isBlockName(name: string | undefined): name is BlockName {
  return BLOCK_NAMES.some((blockName) => blockName === name)
}

interface Block<Fields extends ContentFields = ContentFields> {
  title: string
  /** Explains the block and its place on the site. */
  lead: string
  page: { path: string; name: string }
  hasSearchTexts?: true
  fields: Fields
}

const HERO_PICTURES = ['heroes/sleep', 'heroes/play', 'heroes/feed'] as const
const AVATARS = {
  'mother-long-hair': 'Mother with long hair',
  'mother-curly-hair': 'Mother with curly hair',
  'father-short-hair': 'Father with short hair',
}
const LINKS_TOO =
  'Markdown. Links are written as [terms](/terms-of-service), named ones as [the crib](link:oakling-crib).'
const LEGAL_LEAD =
  'The supplied page reflects what the program stores and for how long. Your own text replaces all of it; from then on, it’s up to you to keep it accurate.'
const PLAN_POINTS = { least: 1, most: 6, max: 80, hint: '1 to 6 points, one per line' }
const DOCUMENT = {
  lead: line('First line', { max: 300 }),
  text: markdown('Text', { max: 60_000, hint: 'Markdown. Begin each section with “## ” and its heading.' }),
}
const PRICE = 'The price and the plan names can’t be changed.'

/**
 * The site's texts, block by block. Unchanged blocks are not stored: their pages show the built-in text. One entry here
 * suffices for form, validation and storage; the page reads it with `useContent`.
 */
export const BLOCKS = {
  hero: {
    title: 'Hero',
    lead: 'The slides at the top of the home page, and what search engines show for that page.',
    page: { path: '/', name: 'home page' },
    hasSearchTexts: true,
    fields: {
      eyebrow: line('Small line above the heading', { max: 60 }),
      title: line('Heading', { max: 90 }),
      slides: list('Slides', {
        one: 'slide',
        least: 1,
        most: 6,
        fields: {
          picture: picture('Picture', HERO_PICTURES),
          alt: line('Description of the picture', {
            max: 160,
            min: 0,
            hint: 'For people who can’t see it. Leave it empty if the picture says nothing more than the text.',
          }),
          text: line('Text', { max: 120 }),
        },
      }),
      firstLabel: line('First button', { max: 30 }),
      firstLink: link('Button link'),
      secondLabel: line('Second button', { max: 30 }),
      secondLink: link('Button link'),
    },
  },
  testimonials: {
    title: 'Testimonials',
    lead: 'What parents say, on the home page. Without any, the section is hidden. A new shop starts with labeled samples: invented testimonials must be labeled.',
    page: { path: '/', name: 'home page' },
    fields: {
      lead: line('Line below the heading', { max: 160, min: 0 }),
      items: list('Testimonials', {
        one: 'testimonial',
        least: 0,
        most: 12,
        fields: {
          name: line('Name', { max: 60 }),
          role: line('Who they are', { max: 80, min: 0 }),
          quote: text('What they say', { max: 400 }),
          avatar: choice('Picture', AVATARS),
          rating: number('Stars', { min: 1, max: 5 }),
        },
      }),
    },
  },
  memberships: {
    title: 'Memberships',
    lead: `The two plans on the home page, and the page about Premium. ${PRICE}`,
    page: { path: '/premium', name: 'Premium page' },
    hasSearchTexts: true,
    fields: {
      lead: line('Line below “Membership Plans”', { max: 160 }),
      free: lines('Community Member', PLAN_POINTS),
      premium: lines('Premium Member', PLAN_POINTS),
      premiumLead: line('First line of the Premium page', { max: 160 }),
      facts: list('Good to know', {
        one: 'fact',
        least: 0,
        most: 9,
        fields: {
          title: line('Heading', { max: 60 }),
          text: markdown('Text', { max: 600, hint: LINKS_TOO }),
        },
      }),
    },
  },
  donations: {
    title: 'Donation goals',
    lead: 'What donations are for and how much is needed. Each goal counts donations from its start until the next one begins. Pages show the newest goal that has begun; the donation page lists the others.',
    page: { path: '/donate', name: 'donation page' },
    hasSearchTexts: true,
    fields: {
      title: line('Heading on the home page', { max: 60 }),
      goals: list('Goals', {
        one: 'goal',
        least: 1,
        most: 12,
        fields: {
          name: line('Name', {
            max: 60,
            min: 0,
            hint: 'Shown above its bar. Optional while there is only one goal.',
          }),
          purpose: line('What it is for', { max: 200 }),
          amount: number('Amount in dollars', { min: 1, max: 10_000_000 }),
          start: day('Begins on', 'Leave empty for one goal: it counts from the beginning.'),
          before: number('Received elsewhere, in dollars', { min: 0, max: 10_000_000 }),
        },
      }),
    },
  },
  about: {
    title: 'About',
    lead: 'Who you are and what you value. The section on how products are ranked is written by the shop.',
    page: { path: '/about', name: 'About page' },
    hasSearchTexts: true,
    fields: {
      lead: line('First line', { max: 160 }),
      story: markdown('Our story', { max: 6_000, hint: 'Markdown, without headings' }),
      values: list('What we value', {
        one: 'value',
        least: 0,
        most: 3,
        fields: { name: line('Name', { max: 40 }), text: line('Text', { max: 300 }) },
      }),
      ways: list('Ways we support parents', {
        one: 'way',
        least: 0,
        most: 8,
        fields: { title: line('Heading', { max: 60 }), text: line('Text', { max: 300 }) },
      }),
    },
  },
  contact: {
    title: 'Contact',
    lead: 'The texts of the contact page. Name, address, and phone are in the settings.',
    page: { path: '/contact', name: 'contact page' },
    hasSearchTexts: true,
    fields: {
      lead: line('First line', { max: 200 }),
      reasons: list('Good to know', {
        one: 'reason',
        least: 0,
        most: 6,
        fields: {
          title: line('Heading', { max: 60 }),
          text: markdown('Text', { max: 800, hint: LINKS_TOO }),
        },
      }),
    },
  },
  privacy: {
    title: 'Privacy policy',
    lead: LEGAL_LEAD,
    page: { path: '/privacy-policy', name: 'privacy policy' },
    hasSearchTexts: true,
    fields: DOCUMENT,
  },
  terms: {
    title: 'Terms of service',
    lead: LEGAL_LEAD,
    page: { path: '/terms-of-service', name: 'terms' },
    hasSearchTexts: true,
    fields: DOCUMENT,
  },
  disclosure: {
    title: 'Advertising disclosure',
    lead: 'The law requires you to tell visitors that links to retailers are advertising, so these can be reworded but not left empty.',
    page: { path: '/', name: 'home page' },
    fields: {
      notice: line('At the top of every page', { max: 160, min: 20 }),
      product: line('Below a product’s Buy Now button', { max: 120, min: 20 }),
      article: line('Above an article that links to products', { max: 160, min: 20 }),
      partners: line('Above the list of retailers', { max: 200, min: 20 }),
    },
  },
  footer: {
    title: 'Footer',
    lead: 'Shown at the bottom of every page. The privacy policy and terms are always linked there.',
    page: { path: '/', name: 'home page' },
    fields: {
      line: line('Line below the name', { max: 120, min: 0 }),
      links: list('Quick links', {
        one: 'link',
        least: 1,
        most: 12,
        fields: { label: line('Label', { max: 40 }), address: link('Address') },
      }),
    },
  },
} as const satisfies Record<BlockName, Block>

/** Empty values mean the default. */
export const SEARCH_FIELDS = {
  searchTitle: line('Title for search engines', { max: SEARCH_TITLE_MAX_LENGTH, min: 0 }),
  searchDescription: line('Description for search engines', { max: SEARCH_DESCRIPTION_MAX_LENGTH, min: 0 }),
}

export type StoredSearchTexts = ValuesOf<typeof SEARCH_FIELDS>

export type SearchedBlock = {
  [Name in BlockName]: (typeof BLOCKS)[Name] extends { hasSearchTexts: true } ? Name : never
}[BlockName]

export function isSearchedBlock(name: BlockName): name is SearchedBlock {
  return blockOf(name).hasSearchTexts === true
}

export type Content = { [Name in BlockName]: ValuesOf<(typeof BLOCKS)[Name]['fields']> }

export function blockOf(name: BlockName): Block {
  return BLOCKS[name]
}

export function formFieldsOf(name: BlockName): ContentFields {
  const { fields } = blockOf(name)
  return isSearchedBlock(name) ? { ...fields, ...SEARCH_FIELDS } : fields
}

export interface SiteContent {
  /** Blocks that differ from the built-in text; a page requests those that it shows. */
  changed: BlockName[]
  /** Blocks whose page has its own texts for search engines. */
  searched?: BlockName[]
  disclosure?: Content['disclosure']
  footer?: Content['footer']
  /** Outgoing URLs of the links to retailers in the hero and the footer, by their stored address. */
  advertised?: Record<string, string>
}

interface RenderedText {
  title: string
  /** Safe HTML. */
  html: string
}

/** A page in sections; one before the first heading has an empty title. */
interface RenderedDocument {
  lead: string
  sections: (RenderedText & { id: string })[]
  /** The day of the last change, as an ISO date. */
  updated: string
}

/** The content as pages show it, with Markdown rendered to safe HTML. */
export interface RenderedContent {
  hero: Content['hero']
  testimonials: Content['testimonials']
  memberships: Omit<Content['memberships'], 'facts'> & { facts: RenderedText[] }
  about: Omit<Content['about'], 'story'> & { story: string }
  contact: { lead: string; reasons: RenderedText[] }
  privacy: RenderedDocument
  terms: RenderedDocument
}

/** Returns only the changed blocks among those that a page requests. */
export interface RenderedBlocks {
  blocks: Partial<RenderedContent>
  searchTexts?: Partial<Record<BlockName, StoredSearchTexts>>
  /** The languages of each changed block, the main one first. */
  languages?: Partial<Record<BlockName, Language[]>>
}
