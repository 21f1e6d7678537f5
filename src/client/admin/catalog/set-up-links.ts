import type { LinkProps } from '@tanstack/react-router'
import type { SetUpStep } from '#shared/site/set-up.ts'

interface SetUpLink {
  label: string
  hint: string
  to: NonNullable<LinkProps['to']>
}

export const SET_UP_LINKS: Record<SetUpStep, SetUpLink> = {
  password: {
    label: 'Change your password',
    hint: 'The one in ADMIN_PASSWORD still opens your account.',
    to: '/account',
  },
  address: {
    label: 'Give the shop its address',
    hint: 'Set PUBLIC_URL in the environment to where visitors will find it, and restart.',
    to: '/admin/status',
  },
  contact: {
    label: 'Say who runs it',
    hint: 'Name, email and address still are those of the sample shop.',
    to: '/admin/settings',
  },
  mail: {
    label: 'Test email',
    hint: 'Set SMTP_URL, then send yourself a test from the status page.',
    to: '/admin/status',
  },
  feed: {
    label: 'Import a feed',
    hint: 'The wizard shows what a feed would bring before it brings it.',
    to: '/admin/feeds/new',
  },
  samples: {
    label: 'Remove the samples',
    hint: 'Products, partners and testimonials that we made up.',
    to: '/admin/products',
  },
  backup: {
    label: 'See a backup',
    hint: 'The first one is made within a day, or when you press the button.',
    to: '/admin/backups',
  },
  payments: {
    label: 'Take payments',
    hint: 'Donations and memberships need the live keys of Stripe in the environment.',
    to: '/admin/donations',
  },
}
