import { z } from 'zod'
import { SETTING_MAX_LENGTH, SETTING_NAMES } from '#shared/site/settings.ts'

const value = z.string().trim().max(SETTING_MAX_LENGTH, `Use at most ${SETTING_MAX_LENGTH} characters`)

/** Contains only changed settings; an empty text restores the default. */
export const settingsInput = z.partialRecord(z.enum(SETTING_NAMES), value)

export type SettingsInput = z.infer<typeof settingsInput>
