import { AdTag } from '#client/features/products/ad-tag.tsx'
import * as partnersSectionCss from '#client/features/products/partners-section.late.css.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import { useSite } from '#client/lib/site.ts'
import { type Partner, trpc } from '#client/lib/trpc.ts'
import * as baseCss from '#client/ui/base.css.ts'
import { initials } from '#client/ui/initials.ts'
import { Picture } from '#client/ui/picture.tsx'
import { AD_REL } from '#shared/affiliate/ad-link.ts'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

const CATEGORY_TINTS: Record<Partner['category'], string> = {
  General: '',
  Clothing: baseCss.tintClothing,
  Travel: baseCss.tintNursery,
  Safety: baseCss.tintSafety,
  Toys: baseCss.tintToys,
}

const CATEGORY_LABELS: Record<Partner['category'], () => string> = {
  General: () => m.partnerGeneral,
  Clothing: () => m.partnerClothing,
  Travel: () => m.partnerTravel,
  Safety: () => m.partnerSafety,
  Toys: () => m.partnerToys,
}

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

function PartnerCard({ partner }: { partner: Partner }) {
  return (
    <article className={partnersSectionCss.partnerCard}>
      <PartnerLogo partner={partner} />
      <h3 className={partnersSectionCss.partnerName}>{partner.name}</h3>
      <span className={`${baseCss.tag} ${CATEGORY_TINTS[partner.category]}`}>
        {CATEGORY_LABELS[partner.category]()}
      </span>
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
