import type { ReactNode } from 'react'
import * as aboutPageCss from '#client/features/about/about-page.css.ts'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import { useSite } from '#client/lib/site.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { FillIn } from '#client/ui/fill-in.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { m } from '#shared/messages/messages.ts'

const EDITORS_PICK = { isEditorsPick: true, isBestSeller: false }
const BEST_SELLER = { isEditorsPick: false, isBestSeller: true }

const answers = (): { question: string; answer: ReactNode }[] => [
  {
    question: m.whatIsListed,
    answer: m.whatIsListedText,
  },
  {
    question: m.whatComesFirst,
    answer: m.whatComesFirstText,
  },
  {
    question: m.commissionAndRanking,
    answer: m.commissionAndRankingText,
  },
  {
    question: m.whatBadgesMean,
    answer: (
      <>
        {m.whatBadgesMeanText}
        <p className={aboutPageCss.aboutBadge}>
          <FillIn text={m.editorsPickMeaning} values={{ badge: <PickBadge product={EDITORS_PICK} /> }} />
        </p>
        <p className={aboutPageCss.aboutBadge}>
          <FillIn text={m.bestSellerMeaning} values={{ badge: <PickBadge product={BEST_SELLER} /> }} />
        </p>
      </>
    ),
  },
  {
    question: m.ratingsAndReviews,
    answer: <RatingsAnswer />,
  },
  {
    question: m.prices,
    answer: m.pricesText,
  },
  {
    question: m.advertisingLinks,
    answer: m.advertisingLinksText,
  },
]

/** Mentions testimonials only while they are a new shop's samples. */
function RatingsAnswer() {
  const { content, showsTestimonials } = useSite()
  const areSamples = showsTestimonials && !content?.changed.includes('testimonials')
  return areSamples ? `${m.ratingsAndReviewsText} ${m.testimonialsAreSamples}` : m.ratingsAndReviewsText
}

export function HowWeChoose() {
  return (
    <section className={aboutPageCss.aboutChoose} id="how-we-choose" aria-labelledby="choose-heading">
      <div className={`${baseCss.wrap} ${aboutPageCss.aboutChooseColumns}`}>
        <div className={aboutPageCss.aboutChooseLead}>
          <h2 id="choose-heading" className={baseCss.h2}>
            {m.howWeChoose}
          </h2>
          <p className={aboutPageCss.aboutChooseNote}>{m.howWeChooseText}</p>
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
          {answers().map(({ question, answer }) => (
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
