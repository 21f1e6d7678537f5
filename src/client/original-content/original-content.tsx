import { StoryText } from '#client/features/about/about-page.tsx'
import { builtInValues } from '#client/features/about/about-values.tsx'
import { builtInWays } from '#client/features/about/about-ways.tsx'
import { contactReasons } from '#client/features/contact/contact-page.tsx'
import { FIRST_LINK, HeroTitle, heroSlides, SECOND_LINK } from '#client/features/home/home-hero.tsx'
import { sampleTestimonials } from '#client/features/home/testimonials.tsx'
import type { LegalSection } from '#client/features/legal/legal-page.tsx'
import { privacySections } from '#client/features/legal/privacy-sections.tsx'
import { termsSections } from '#client/features/legal/terms-sections.tsx'
import { freePlan, premiumPlan } from '#client/features/memberships/membership-plans.tsx'
import { premiumFacts } from '#client/features/memberships/premium-page.tsx'
import { mainLinks } from '#client/lib/main-links.ts'
import { markdownOf } from '#client/original-content/markdown-of.ts'
import { DONATION_GOAL, DONATION_RAISED } from '#shared/donations/donation-drive.ts'
import { m } from '#shared/messages/messages.ts'
import type { Site } from '#shared/site/site.ts'

/** The initial values of the blocks' forms. The block's schema validates them. */
export function originalContent(site: Site): Record<string, Record<string, unknown>> {
  return {
    hero: {
      eyebrow: m.heroEyebrow,
      title: markdownOf(<HeroTitle />),
      slides: heroSlides().map(({ picture, text }) => ({ picture, alt: '', text })),
      firstLabel: m.shopNow,
      firstLink: FIRST_LINK,
      secondLabel: m.supportOurMission,
      secondLink: SECOND_LINK,
    },
    testimonials: {
      lead: m.sampleTestimonials,
      items: sampleTestimonials(),
    },
    memberships: {
      lead: m.plansLead,
      free: freePlan().points,
      premium: premiumPlan().points,
      premiumLead: m.premiumLead,
      facts: premiumFacts().map(({ title, text }) => ({ title, text: markdownOf(text) })),
    },
    donations: {
      title: m.donationDriveTitle,
      goals: [
        {
          name: '',
          purpose: m.donationDrivePurpose,
          amount: DONATION_GOAL,
          start: '',
          before: DONATION_RAISED,
        },
      ],
    },
    about: {
      lead: m.aboutLead,
      story: markdownOf(<StoryText name={site.name} />),
      values: builtInValues().map(({ name, text }) => ({ name, text })),
      ways: builtInWays(),
    },
    contact: {
      lead: m.contactLead,
      reasons: contactReasons().map(({ title, text }) => ({ title, text: markdownOf(text) })),
    },
    privacy: { lead: m.privacyLead, text: documentOf(privacySections(site)) },
    terms: { lead: m.termsLead, text: documentOf(termsSections(site)) },
    disclosure: {
      notice: m.commissionNotice,
      product: m.productDisclosure,
      article: m.articleDisclosure,
      partners: m.partnersDisclosure,
    },
    footer: { line: m.footerLine, links: mainLinks().map(({ label, to }) => ({ label, address: to })) },
  }
}

function documentOf(sections: LegalSection[]): string {
  return sections.map(({ title, text }) => `## ${title}\n\n${markdownOf(text)}`).join('\n\n')
}
