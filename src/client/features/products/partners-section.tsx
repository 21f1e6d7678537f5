import { AdTag } from '#client/features/products/ad-tag.tsx'
import * as partnersSectionCss from '#client/features/products/partners-section.late.css.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import { useSite } from '#client/lib/site.ts'
import { type Partner, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { initials } from '#client/ui/initials.ts'
import { Picture } from '#client/ui/picture.tsx'
import { SectionHead } from '#client/ui/section-head.first.tsx'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const CATEGORIES: Record<Partner['category'], { tint: string; label: () => string }> = {
  General: { tint: '', label: () => m.partnerGeneral },
  Clothing: { tint: baseCss.tintClothing, label: () => m.partnerClothing },
  Travel: { tint: baseCss.tintNursery, label: () => m.partnerTravel },
  Safety: { tint: baseCss.tintSafety, label: () => m.partnerSafety },
  Toys: { tint: baseCss.tintToys, label: () => m.partnerToys },
}

export function PartnersSection() {
  const own = useSite().content?.disclosure
  const { data: partners } = trpc.partners.list.useQuery()
  if (!partners || partners.length === 0) return null
  return (
    <section className={partnersSectionCss.partnersSection} aria-labelledby="partners-heading">
      <div className={baseCss.wrap}>
        <SectionHead
          id="partners-heading"
          title={m.ourRetailPartners}
          text={own?.partners ?? m.partnersDisclosure}
        />
        <div className={`${baseCss.grid} ${baseCss.grid4}`}>
          {partners.map((partner) => (
            <PartnerCard key={partner.id} partner={partner} />
          ))}
        </div>
      </div>
    </section>
  )
}

function PartnerCard({ partner }: { partner: Partner }) {
  const { tint, label } = CATEGORIES[partner.category]
  return (
    <article className={partnersSectionCss.partnerCard}>
      <PartnerLogo partner={partner} />
      <h3 className={partnersSectionCss.partnerName}>{partner.name}</h3>
      <span className={`${baseCss.tag} ${tint}`}>{label()}</span>
      <p className={partnersSectionCss.partnerText}>{partner.description}</p>
      <div className={partnersSectionCss.partnerEnd}>
        <span>{fill(m.partnerCommission, { commission: partner.commission })}</span>
        <span className={partnersSectionCss.partnerLink}>
          <AdTag />
          <a href={partner.website} className={partnersSectionCss.partnerVisit} target="_blank" rel={AD_REL}>
            {m.visitStore}
            <span
              className={baseCss.visuallyHidden}
            >{` ${fill(m.nameOpensNewTab, { name: partner.name })}`}</span>
          </a>
        </span>
      </div>
    </article>
  )
}

function PartnerLogo({ partner }: { partner: Partner }) {
  const logo = storedPicture('partner', partner.id, partner.logo)
  if (logo)
    return (
      <Picture
        className={partnersSectionCss.partnerLogo}
        src={logo}
        alt=""
        sizes="220px"
        width={220}
        height={64}
      />
    )
  return (
    <span className={partnersSectionCss.partnerLetters} aria-hidden="true">
      {initials(partner.name)}
    </span>
  )
}
