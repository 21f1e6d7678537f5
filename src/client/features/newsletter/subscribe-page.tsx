import { SubscribeForm } from '#client/features/newsletter/subscribe-form.tsx'
import * as subscribePageCss from '#client/features/newsletter/subscribe-page.css.ts'
import { SubscribedNotice } from '#client/features/newsletter/subscribed-notice.tsx'
import * as baseCss from '#client/ui/base.css.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as deferredIcons from '#client/ui/icons.late.css.ts'
import { Picture } from '#client/ui/picture.tsx'
import type { SubscribeSearch } from '#shared/search-params/newsletter.ts'

const EXPECTATIONS = [
  'New guides and good finds, now and then. No countdowns, no daily emails.',
  'You confirm your address by email before the first issue.',
  'Every email has a one-click unsubscribe link.',
  'We use your name and address for the newsletter and nothing else.',
]

interface SubscribePageProps extends Pick<SubscribeSearch, 'state'> {
  /** The address of a visitor who came by a link of ours. */
  email: string | undefined
}

export function SubscribePage({ email, state }: SubscribePageProps) {
  return (
    <div className={`${baseCss.wrap} ${subscribePageCss.subscribePage}`}>
      <div>
        <h1 className={baseCss.h1}>Our newsletter</h1>
        <p className={baseCss.lead}>
          New guides to your child’s first years, and affordable finds worth knowing about.
        </p>
        <h2 className={baseCss.visuallyHidden}>What to expect</h2>
        <ul className={subscribePageCss.subscribePoints}>
          {EXPECTATIONS.map((text) => (
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
