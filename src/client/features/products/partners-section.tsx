import { PartnerCard } from '#client/features/products/partner-card.tsx'
import { trpc } from '#client/lib/trpc.ts'

export function PartnersSection() {
  const { data: partners } = trpc.partners.list.useQuery()
  if (!partners || partners.length === 0) return null
  return (
    <section className="partners-section" aria-labelledby="partners-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="partners-heading" className="h2">
              Our Retail Partners
            </h2>
            <p>
              We link to these shops and may earn the commission shown. You pay the same price either way.
            </p>
          </div>
        </div>
        <div className="grid grid-4">
          {partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} />
          ))}
        </div>
      </div>
    </section>
  )
}
