import { colors, radii, shadows } from '#client/theme/vars.ts'

export const panel = {
  background: colors.bg.panel,
  border: `1px solid ${colors.border.DEFAULT}`,
  borderRadius: radii.xl,
} as const

export const floating = { ...panel, color: colors.fg.DEFAULT, boxShadow: shadows.lg } as const
