import type { ReactNode } from 'react'
import { PickBadge } from '#client/features/products/pick-badge.tsx'
import { Picture } from '#client/ui/picture.tsx'

const EDITORS_PICK = { isEditorsPick: true, isBestSeller: false }
const BEST_SELLER = { isEditorsPick: false, isBestSeller: true }

const ANSWERS: { question: string; answer: ReactNode }[] = [
  {
    question: 'What is listed',
    answer:
      "Products of our partner retailers that fit one of our five categories. The shop's administrator adds them by hand or takes them over from a retailer's product list. We do not test every product ourselves, and do not pretend to.",
  },
  {
    question: 'What comes first',
    answer:
      "Editor's picks and best sellers come first, then the newest products. You can sort by name or by price instead, and narrow the list by category or search. The order is the same for everyone: it does not depend on who you are or on what you clicked.",
  },
  {
    question: 'Commission does not decide',
    answer:
      'How much a retailer pays us plays no part in the order, and no retailer can buy a place or a badge. You see the commission with every product and every partner, and your price stays the same.',
  },
  {
    question: 'What the badges mean',
    answer: (
      <>
        Both are set by the shop's administrator. They are a judgement and no measurement.
        <p>
          <PickBadge product={EDITORS_PICK} /> What we would choose ourselves.
        </p>
        <p>
          <PickBadge product={BEST_SELLER} /> What we know to be bought by many.
        </p>
      </>
    ),
  },
  {
    question: 'Ratings and reviews',
    answer:
      'They come with the product and are not collected by us. While the shop shows sample products, their ratings and numbers of reviews are samples too: they are marked Sample rating, and no buyer gave them. The testimonials on the first page are samples as well.',
  },
  {
    question: 'Prices',
    answer:
      "They come from the retailers, and the product's page says when we read them. The price in the retailer's shop is the one that counts.",
  },
  {
    question: 'Advertising links',
    answer:
      'Every Buy Now and Visit Store link is an advertising link and opens a new tab, with no detour of ours in between. If you buy at the retailer, we may earn a commission.',
  },
]

export function HowWeChoose() {
  return (
    <section className="about-choose" id="how-we-choose" aria-labelledby="choose-heading">
      <div className="wrap">
        <div className="about-choose-lead">
          <h2 id="choose-heading" className="h2">
            How we choose products
          </h2>
          <p>Who decides what you see here, in which order, and who pays for it.</p>
          <Picture
            src="/images/products/wooden-blocks.webp"
            alt=""
            sizes="(min-width: 1320px) 487px, (min-width: 1024px) 38vw, 1px"
            width={800}
            height={800}
          />
        </div>
        <dl>
          {ANSWERS.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
