import { adminTokens } from '#client/theme/tokens.ts'
import { variables } from '#client/theme/vars.ts'

export const { colors: adminColors } = variables(adminTokens)
