import { type MailContent, mailContent } from '#server/mail/templates/mail-content.ts'
import { MailLayout, type MailSite } from '#server/mail/templates/mail-layout.tsx'
import {
  FillIn,
  MailButton,
  MailHeading,
  MailLink,
  MailPlainAddress,
  MailText,
} from '#server/mail/templates/mail-pieces.tsx'
import { fill } from '#shared/messages/fill.ts'
import { m } from '#shared/messages/messages.ts'

interface AccountExists {
  site: MailSite
}

export function accountExistsMail({ site }: AccountExists): Promise<MailContent> {
  return mailContent(fill(m.accountExistsSubject, { shop: site.name }), <AccountExistsMail site={site} />)
}

function AccountExistsMail({ site }: AccountExists) {
  const signIn = `${site.url}/login`
  return (
    <MailLayout
      site={site}
      preview={m.accountExistsPreview}
      reason={fill(m.signUpReason, { shop: site.name })}
    >
      <MailHeading>{m.accountExistsHeading}</MailHeading>
      <MailText>{fill(m.accountExistsText, { shop: site.name })}</MailText>
      <MailText>
        <FillIn
          text={m.accountExistsForgotten}
          values={{ link: <MailLink href={`${site.url}/forgot-password`}>{m.chooseNewOne}</MailLink> }}
        />
      </MailText>
      <MailButton href={signIn}>{m.signIn}</MailButton>
      <MailPlainAddress href={signIn} />
    </MailLayout>
  )
}
