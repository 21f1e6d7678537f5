import { storedPicture } from '#client/lib/remote-picture.ts'
import type { Partner } from '#client/lib/trpc.ts'
import { initials } from '#client/ui/initials.ts'
import { Picture } from '#client/ui/picture.tsx'

const CATEGORY_TINTS: Record<Partner['category'], string> = {
  General: '',
  Clothing: 'tint-clothing',
  Travel: 'tint-nursery',
  Safety: 'tint-safety',
  Toys: 'tint-toys',
}

export function PartnerCard({ partner }: { partner: Partner }) {
  return (
    <article className="partner-card">
      <PartnerLogo partner={partner} />
      <h3>{partner.name}</h3>
      <span className={`tag ${CATEGORY_TINTS[partner.category]}`}>{partner.category}</span>
      <p>{partner.description}</p>
      <div>
        <span>{`${partner.commission} commission`}</span>
        <span className="partner-link">
          <span className="ad-label">Advertising link</span>
          <a href={partner.website} target="_blank" rel="sponsored nofollow noopener">
            Visit Store →<span className="visually-hidden">{` ${partner.name} (opens a new tab)`}</span>
          </a>
        </span>
      </div>
    </article>
  )
}

/** The logo, or the letters with which the name's words begin. */
function PartnerLogo({ partner }: { partner: Partner }) {
  const logo = storedPicture('partner', partner.id, partner.logo)
  if (logo) return <Picture src={logo} alt="" sizes="220px" width={220} height={64} />
  return (
    <span className="partner-letters" aria-hidden="true">
      {initials(partner.name)}
    </span>
  )
}
