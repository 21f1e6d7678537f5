import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#client/features/accounts/forgot-password-page.tsx'
import { pageHead } from '#client/lib/page-head.ts'
import { parseForgotSearch } from '#shared/sign-in-search.ts'

export const Route = createFileRoute('/forgot-password')({
  validateSearch: parseForgotSearch,
  head: ({ match: { context } }) =>
    pageHead(context.site, {
      title: 'Forgot your password?',
      description: `A new password for your account at ${context.site.name}.`,
      path: '/forgot-password',
      hidden: true,
    }),
  component: () => <ForgotPasswordPage isSent={Route.useSearch().state === 'sent'} />,
})
