import { z } from 'zod'
import { ROLES } from '#shared/inputs/accounts.ts'
import { page, search } from '#shared/inputs/fields.ts'
import { severalOf } from '#shared/inputs/several.ts'
import { USER_SORTS, USER_VIEWS } from '#shared/search-params/users.ts'

const userId = z.string().min(1).max(100)

export const userListInput = z.strictObject({
  search,
  view: z.enum(USER_VIEWS).optional(),
  sort: z.enum(USER_SORTS).default(USER_SORTS[0]),
  page,
})
export const userIdInput = z.strictObject({ userId })
export const userRoleInput = z.strictObject({ userId, role: z.enum(ROLES) })
export const userBlockInput = z.strictObject({ userId, blocked: z.boolean() })
export const usersBlockInput = z.strictObject({ userIds: severalOf(userId, 'account'), blocked: z.boolean() })

export type UserListInput = z.infer<typeof userListInput>
export type UserRoleChange = z.infer<typeof userRoleInput>
export type UserBlock = z.infer<typeof userBlockInput>
export type UsersBlock = z.infer<typeof usersBlockInput>
