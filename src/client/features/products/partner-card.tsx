import { AdTag } from '#client/features/products/ad-tag.tsx'
import * as partnersSectionCss from '#client/features/products/partners-section.late.css.ts'
import { storedPicture } from '#client/lib/remote-picture.ts'
import type { Partner } from '#client/lib/trpc.ts'
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

export function PartnerCard({ partner }: { partner: Partner }) {
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
