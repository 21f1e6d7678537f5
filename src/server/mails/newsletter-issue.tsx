import { type MailContent, mailContent, textPart } from '#server/mails/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mails/mail-layout.tsx'
import { MailHeading, MailLink } from '#server/mails/mail-pieces.tsx'

interface NewsletterIssue {
  site: MailSite
  subject: string
  /** Shown beside the subject in the list of mails. */
  preview: string
  /** Safe HTML with its styles in the elements. */
  contentHtml: string
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

/** Renders an issue once; the answer puts each recipient's own links into it. */
export async function newsletterIssueMail(
  issue: NewsletterIssue,
): Promise<(links: RecipientLinks) => MailContent> {
  const frame = await mailContent(issue.subject, <NewsletterIssueMail {...issue} />)
  const html = frame.html.replace(CONTENT, () => issue.contentHtml)
  const text = textPart(html)
  return (links) => ({
    subject: frame.subject,
    html: withLinks(html, links),
    text: withLinks(text, links),
  })
}

/** Links hold only letters, digits and `-._=?&/:`, so that they need no escaping in either part. */
function withLinks(part: string, links: RecipientLinks): string {
  return part
    .replaceAll(LINKS.unsubscribe, () => links.unsubscribe)
    .replaceAll(LINKS.preferences, () => links.preferences)
}

function NewsletterIssueMail({ site, subject, preview }: NewsletterIssue) {
  return (
    <MailLayout site={site} preview={preview} reason={<IssueReason site={site} />}>
      <MailHeading>{subject}</MailHeading>
      <div className="m-content">{CONTENT}</div>
    </MailLayout>
  )
}

function IssueReason({ site }: { site: MailSite }) {
  return (
    <>
      You get this mail because you subscribed to the newsletter of {site.name}.{' '}
      <MailLink href={LINKS.unsubscribe}>Unsubscribe</MailLink> or{' '}
      <MailLink href={LINKS.preferences}>change your preferences</MailLink>.
    </>
  )
}
