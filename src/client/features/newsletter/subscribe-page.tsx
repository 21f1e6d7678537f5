import { SubscribeForm } from '#client/features/newsletter/subscribe-form.tsx'
import * as subscribePageCss from '#client/features/newsletter/subscribe-page.css.ts'
import { SubscribedNotice } from '#client/features/newsletter/subscribed-notice.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import { m } from '#shared/messages/messages.ts'
import type { SubscribeSearch } from '#shared/search-params/newsletter.ts'

const expectations = () => [
  m.expectNoFloods,
  m.expectConfirmation,
  m.expectUnsubscribeLink,
  m.expectNoOtherUse,
]

interface SubscribePageProps extends Pick<SubscribeSearch, 'state'> {
  /** The address of a visitor who came by a link of ours. */
  email: string | undefined
}

export function SubscribePage({ email, state }: SubscribePageProps) {
  return (
    <div className={`${baseCss.wrap} ${subscribePageCss.subscribePage}`}>
      <div>
        <h1 className={baseCss.h1}>{m.ourNewsletter}</h1>
        <p className={baseCss.lead}>{m.ourNewsletterText}</p>
        <h2 className={baseCss.visuallyHidden}>{m.whatToExpect}</h2>
        <ul className={subscribePageCss.subscribePoints}>
          {expectations().map((text) => (
            <li key={text} className={subscribePageCss.subscribePoint}>
              <Icon icon={deferredIcons.check} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={subscribePageCss.subscribeCard}>
        <Picture
          className={subscribePageCss.subscribePicture}
          src="/images/scenes/not-found.webp"
          alt=""
          sizes="(min-width: 1320px) 580px, (min-width: 1024px) 46vw, 94vw"
          width={800}
          height={320}
          priority
        />
        {state === 'done' ? <SubscribedNotice /> : <SubscribeForm email={email} />}
      </div>
    </div>
  )
}
