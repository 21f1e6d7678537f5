import { notFound, redirect } from '@tanstack/react-router'
import { useShop } from '#client/lib/shop-context.tsx'
import type { TrpcUtils, User } from '#client/lib/trpc.ts'

/** Returns the signed-in user. Available from the first paint, because the page was rendered with it. */
export function useUser(): User | undefined {
  return useShop().user
}

interface Guarded {
  context: { trpc: TrpcUtils }
  location: { href: string }
}

/** For `beforeLoad` of a page that needs an account: signs in first, then comes back. */
export async function requireUser({ context, location }: Guarded): Promise<{ user: User }> {
  const user = await context.trpc.accounts.session.ensureData()
  if (!user && (await context.trpc.factors.isEnrolling.fetch()))
    throw redirect({ to: '/set-up-second-step', search: { from: location.href }, replace: true })
  if (!user) throw redirect({ to: '/login', search: { from: location.href }, replace: true })
  return { user }
}

/** For `beforeLoad` of the admin area: signs in first. Throws not found for an account that is no administrator. */
export async function requireAdmin(guarded: Guarded): Promise<{ user: User }> {
  const { user } = await requireUser(guarded)
  if (user.role !== 'admin') throw notFound()
  return { user }
}
