import { type MailContent, mailContent, textPart } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import { FillIn, MailHeading, MailLink, MailSmall } from '#server/mail/templates/mail-pieces.tsx'
import { m } from '#shared/messages/messages.ts'

interface Campaign {
  site: MailSite
  subject: string
  preview: string
  contentHtml: string
  advertises: boolean
}

export interface RecipientLinks {
  unsubscribe: string
  preferences: string
}

const CONTENT = 'MAIL-CONTENT'
const LINKS: Record<keyof RecipientLinks, string> = {
  unsubscribe: 'https://unsubscribe.invalid/',
  preferences: 'https://preferences.invalid/',
}

/** Renders a campaign once; the returned function inserts each recipient's own links. */
export async function campaignMail(campaign: Campaign): Promise<(links: RecipientLinks) => MailContent> {
  const frame = await mailContent(campaign.subject, <CampaignEmail {...campaign} />)
  const html = frame.html.replace(CONTENT, () => campaign.contentHtml)
  const text = textPart(html)
  return (links) => ({
    ...frame,
    html: withLinks(html, links),
    text: withLinks(text, links),
  })
}

/** Links hold only letters, digits and `-._=?&/:`, so they need no escaping in either part. */
function withLinks(part: string, links: RecipientLinks): string {
  return part
    .replaceAll(LINKS.unsubscribe, () => links.unsubscribe)
    .replaceAll(LINKS.preferences, () => links.preferences)
}

function CampaignEmail({ site, subject, preview, advertises }: Campaign) {
  return (
    <MailLayout site={site} preview={preview} reason={<CampaignReason site={site} />}>
      <MailHeading>{subject}</MailHeading>
      {advertises && <MailSmall>{m.newsletterAdvertises}</MailSmall>}
      <div className="m-content">{CONTENT}</div>
    </MailLayout>
  )
}

function CampaignReason({ site }: { site: MailSite }) {
  return (
    <FillIn
      text={m.newsletterReason}
      values={{
        shop: site.name,
        unsubscribe: <MailLink href={LINKS.unsubscribe}>{m.unsubscribe}</MailLink>,
        preferences: <MailLink href={LINKS.preferences}>{m.changePreferencesByLink}</MailLink>,
      }}
    />
  )
}
