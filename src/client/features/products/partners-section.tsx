import { PartnerCard } from '#client/features/products/partner-card.tsx'
import * as partnersSectionCss from '#client/features/products/partners-section.late.css.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { m } from '#shared/messages/messages.ts'

export function PartnersSection() {
  const own = useSite().content?.disclosure
  const { data: partners } = trpc.partners.list.useQuery()
  if (!partners || partners.length === 0) return null
  return (
    <section className={partnersSectionCss.partnersSection} aria-labelledby="partners-heading">
      <div className={baseCss.wrap}>
        <div className={baseCss.sectionHead}>
          <div>
            <h2 id="partners-heading" className={baseCss.h2}>
              {m.ourRetailPartners}
            </h2>
            <p>{own?.partners ?? m.partnersDisclosure}</p>
          </div>
        </div>
        <div className={`${baseCss.grid} ${baseCss.grid4}`}>
          {partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} />
          ))}
        </div>
      </div>
    </section>
  )
}
