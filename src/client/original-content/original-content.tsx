import { ABOUT_LEAD, StoryText } from '#client/features/about/about-page.tsx'
import { VALUES } from '#client/features/about/about-values.tsx'
import { WAYS } from '#client/features/about/about-ways.tsx'
import { ARTICLE_DISCLOSURE } from '#client/features/blog/article-page.tsx'
import { CONTACT_LEAD } from '#client/features/contact/contact-page.tsx'
import { REASONS } from '#client/features/contact/contact-reasons.tsx'
import { DRIVE_PURPOSE, DRIVE_TITLE } from '#client/features/home/donation-banner.tsx'
import { HERO_SLIDES } from '#client/features/home/hero-slides.ts'
import { EYEBROW, FIRST_BUTTON, HERO_TITLE, SECOND_BUTTON } from '#client/features/home/home-hero.tsx'
import { TESTIMONIALS, TESTIMONIALS_LEAD } from '#client/features/home/testimonial-list.ts'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { PRIVACY_LEAD, privacySections } from '#client/features/legal/privacy-sections.tsx'
import { TERMS_LEAD, termsSections } from '#client/features/legal/terms-sections.tsx'
import { PLANS, PLANS_LEAD } from '#client/features/memberships/membership-plans.tsx'
import { FACTS, PREMIUM_LEAD } from '#client/features/memberships/premium-page.tsx'
import { PRODUCT_DISCLOSURE } from '#client/features/products/buy-box.tsx'
import { PARTNERS_DISCLOSURE } from '#client/features/products/partners-section.tsx'
import { MAIN_LINKS } from '#client/features/site/navigation.ts'
import { FOOTER_LINE } from '#client/features/site/site-footer.tsx'
import { NOTICE } from '#client/features/site/site-header.tsx'
import { markdownOf } from '#client/original-content/markdown-of.ts'
import { DONATION_GOAL, DONATION_RAISED } from '#shared/donations/donation-drive.ts'
import type { Site } from '#shared/site/site.ts'

/**
 * Returns the built-in content of the pages as blocks, the initial values of their forms. The block's schema validates
 * it.
 */
export function originalContent(site: Site): Record<string, Record<string, unknown>> {
  const [free, premium] = PLANS
  return {
    hero: {
      eyebrow: EYEBROW,
      title: markdownOf(HERO_TITLE),
      slides: HERO_SLIDES.map(({ picture, text }) => ({ picture: nameOf(picture), text })),
      firstLabel: FIRST_BUTTON.label,
      firstLink: FIRST_BUTTON.link,
      secondLabel: SECOND_BUTTON.label,
      secondLink: SECOND_BUTTON.link,
    },
    testimonials: {
      lead: TESTIMONIALS_LEAD,
      items: TESTIMONIALS.map(({ id: _, ...one }) => ({ ...one, avatar: nameOf(one.avatar) })),
    },
    memberships: {
      lead: PLANS_LEAD,
      free: free?.points,
      premium: premium?.points,
      premiumLead: PREMIUM_LEAD,
      facts: FACTS.map(({ title, text }) => ({ title, text: markdownOf(text) })),
    },
    donations: {
      title: DRIVE_TITLE,
      goals: [
        { name: '', purpose: DRIVE_PURPOSE, amount: DONATION_GOAL, start: '', before: DONATION_RAISED },
      ],
    },
    about: {
      lead: ABOUT_LEAD,
      story: markdownOf(<StoryText name={site.name} />),
      values: VALUES.map(({ name, text }) => ({ name, text })),
      ways: WAYS,
    },
    contact: {
      lead: CONTACT_LEAD,
      reasons: REASONS.map(({ title, text }) => ({ title, text: markdownOf(text) })),
    },
    privacy: { lead: PRIVACY_LEAD, text: documentOf(privacySections(site)) },
    terms: { lead: TERMS_LEAD, text: documentOf(termsSections(site)) },
    disclosure: {
      notice: NOTICE,
      product: PRODUCT_DISCLOSURE,
      article: ARTICLE_DISCLOSURE,
      partners: PARTNERS_DISCLOSURE,
    },
    footer: { line: FOOTER_LINE, links: MAIN_LINKS.map(({ label, to }) => ({ label, address: to })) },
  }
}

function documentOf(sections: LegalSection[]): string {
  return sections.map(({ title, text }) => `## ${title}\n\n${markdownOf(text)}`).join('\n\n')
}

/** Turns the picture path `heroes/sleep` into `sleep`. */
function nameOf(picture: string): string {
  return picture.slice(picture.indexOf('/') + 1)
}
