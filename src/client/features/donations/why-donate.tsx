import { DonationProgress } from '#client/features/donations/donation-progress.tsx'
import { trpc } from '#client/lib/trpc.ts'
import { Icon } from '#client/ui/icon.tsx'

const BENEFITS = [
  {
    icon: 'lightbulb',
    title: 'Guides stay free to read',
    text: 'No paywall and no sign-up, for every parent.',
  },
  {
    icon: 'eye-off',
    title: 'Nobody watches what you read',
    text: 'No advertising networks, no analytics services, no profiles.',
  },
  {
    icon: 'scale',
    title: 'Our rankings aren’t for sale',
    text: 'What a retailer pays us never affects what comes first.',
  },
  {
    icon: 'hand-heart',
    title: 'Time for careful work',
    text: 'Writing, fact-checking and running the site cost money every month.',
  },
]

export function WhyDonate() {
  const isDemo = trpc.donations.progress.useQuery().data?.isDemo
  return (
    <section className="why-donate" aria-labelledby="why-donate">
      <h2 id="why-donate" className="h3">
        Why Donate?
      </h2>
      <ul>
        {BENEFITS.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="benefit-disc">
              <Icon name={icon} />
            </span>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <DonationProgress />
      {isDemo && <p className="progress-note">This figure includes demo donations.</p>}
    </section>
  )
}
