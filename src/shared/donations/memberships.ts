export const MEMBERSHIP_PLANS = ['premium', 'monthly-gift'] as const
export type MembershipPlan = (typeof MEMBERSHIP_PLANS)[number]

export const MEMBERSHIP_STATUSES = ['pending', 'active', 'past-due', 'unpaid', 'ended'] as const
export type MembershipStatus = (typeof MEMBERSHIP_STATUSES)[number]

export const PREMIUM_PRICE_MINOR = 500
