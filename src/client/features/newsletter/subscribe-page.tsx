import 'virtual:styles/text.css'
import { SubscribeForm } from '#client/features/newsletter/subscribe-form.tsx'
import { SubscribedNotice } from '#client/features/newsletter/subscribed-notice.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Picture } from '#client/ui/picture.tsx'
import type { SubscribeSearch } from '#shared/subscribe-search.ts'

const EXPECTATIONS = [
  'New guides and good finds, now and then. No countdowns, no daily emails.',
  'You confirm your address by email before the first issue.',
  'Every email has a one-click unsubscribe link.',
  'We use your name and address for the newsletter and nothing else.',
]

interface SubscribePageProps extends Pick<SubscribeSearch, 'state'> {
  /** Of whoever came by a link of ours. */
  email: string | undefined
}

export function SubscribePage({ email, state }: SubscribePageProps) {
  return (
    <div className="wrap subscribe-page">
      <div>
        <h1>Our newsletter</h1>
        <p className="subscribe-lead">New guides for the first years and affordable things worth knowing.</p>
        <h2 className="visually-hidden">What to expect</h2>
        <ul className="subscribe-points">
          {EXPECTATIONS.map((text) => (
            <li key={text}>
              <Icon name="check" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="subscribe-card">
        <Picture
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
