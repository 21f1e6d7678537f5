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
    hint: 'The password in ADMIN_PASSWORD still opens your account.',
    to: '/account',
  },
  address: {
    label: 'Set the shop’s URL',
    hint: 'Set PUBLIC_URL in the environment to the address visitors use, and restart.',
    to: '/admin/status',
  },
  contact: {
    label: 'Add your contact details',
    hint: 'Name, email, and address are still those of the sample shop.',
    to: '/admin/settings',
  },
  mail: {
    label: 'Set up email',
    hint: 'Set SMTP_URL, then send yourself a test from the status page.',
    to: '/admin/status',
  },
  feed: {
    label: 'Import a feed',
    hint: 'The wizard shows what a feed would add before anything goes live.',
    to: '/admin/feeds/new',
  },
  samples: {
    label: 'Remove the samples',
    hint: 'Products, partners, and testimonials that we made up.',
    to: '/admin/products',
  },
  backup: {
    label: 'Check that backups run',
    hint: 'The first one is made within a day, or when you press “Back up now”.',
    to: '/admin/backups',
  },
  payments: {
    label: 'Take payments',
    hint: 'Donations and memberships need live Stripe keys in the environment.',
    to: '/admin/donations',
  },
}
