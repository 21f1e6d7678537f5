import type { ReactNode } from 'react'
import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { Picture } from '#client/ui/picture.tsx'

const EDITORS_PICK = { isEditorsPick: true, isBestSeller: false }
const BEST_SELLER = { isEditorsPick: false, isBestSeller: true }

const ANSWERS: { question: string; answer: ReactNode }[] = [
  {
    question: 'What is listed',
    answer:
      'Products from our partner retailers that fit one of our categories. The shop’s administrator adds them manually or imports them from a retailer’s product feed. We don’t test every product ourselves and don’t pretend to.',
  },
  {
    question: 'What comes first',
    answer:
      'Editor’s picks and best sellers come first, then products in stock. All else being equal, products whose links visitors follow more often come before others, and newer ones before older ones. A search puts the closest matches first. You can sort by name or price instead, and narrow the list by category or search. The order is the same for everyone: it doesn’t depend on who you are, and we count clicks without knowing whose they are.',
  },
  {
    question: 'Commission doesn’t affect the ranking',
    answer:
      'What a retailer pays us plays no part in the order, and no retailer can buy a spot or a badge. We show the commission for every partner, and for each product where we know it. You pay the same price either way.',
  },
  {
    question: 'What the badges mean',
    answer: (
      <>
        Both are set by the shop’s administrator. They reflect our judgment, not sales data.
        <p className={aboutPageCss.aboutBadge}>
          <PickBadge product={EDITORS_PICK} /> What we’d choose ourselves.
        </p>
        <p className={aboutPageCss.aboutBadge}>
          <PickBadge product={BEST_SELLER} /> Popular with shoppers, judging by what retailers tell us.
        </p>
      </>
    ),
  },
  {
    question: 'Ratings and reviews',
    answer: <RatingsAnswer />,
  },
  {
    question: 'Prices',
    answer:
      'They come from the retailers, and the product page says when we last checked. The price in the retailer’s shop is the one that counts.',
  },
  {
    question: 'Advertising links',
    answer:
      'Every Buy Now and Visit Store link is an advertising link. It opens a new tab and goes straight to the retailer. If you buy something there, we may earn a commission.',
  },
]

/** Mentions testimonials only while they are a new shop's samples. */
function RatingsAnswer() {
  const { content, showsTestimonials } = useSite()
  const areSamples = showsTestimonials && !content?.changed.includes('testimonials')
  const ofTestimonials = areSamples ? ' The testimonials on the home page are samples too.' : ''
  return `They come with the product; we don’t collect them. Sample products have sample ratings and review counts: they’re marked Sample rating and don’t come from real buyers.${ofTestimonials}`
}

export function HowWeChoose() {
  return (
    <section className={aboutPageCss.aboutChoose} id="how-we-choose" aria-labelledby="choose-heading">
      <div className={`${baseCss.wrap} ${aboutPageCss.aboutChooseColumns}`}>
        <div className={aboutPageCss.aboutChooseLead}>
          <h2 id="choose-heading" className={baseCss.h2}>
            How we choose products
          </h2>
          <p className={aboutPageCss.aboutChooseNote}>
            Who decides what you see here and in what order, and who pays for it.
          </p>
          <Picture
            className={aboutPageCss.aboutChoosePicture}
            src="/images/products/wooden-blocks.webp"
            alt=""
            sizes="(min-width: 1320px) 487px, (min-width: 1024px) 38vw, 1px"
            width={800}
            height={800}
          />
        </div>
        <dl>
          {ANSWERS.map(({ question, answer }) => (
            <div key={question} className={aboutPageCss.aboutQuestion}>
              <dt className={baseCss.h3}>{question}</dt>
              <dd className={aboutPageCss.aboutAnswer}>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
