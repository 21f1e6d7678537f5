import { z } from 'zod'
import { RATES_MAX_LENGTH, SETTING_MAX_LENGTH, SETTING_NAMES } from '#shared/site/settings.ts'

/** Contains only changed settings; an empty text restores the default. */
export const settingsInput = z
  .partialRecord(z.enum(SETTING_NAMES), z.string().trim())
  .superRefine((changes, context) => {
    for (const name of SETTING_NAMES) {
      const most = name === 'EXCHANGE_RATES' ? RATES_MAX_LENGTH : SETTING_MAX_LENGTH
      if ((changes[name]?.length ?? 0) > most)
        context.addIssue({ code: 'custom', path: [name], message: `Use at most ${most} characters` })
    }
  })

export type SettingsInput = z.infer<typeof settingsInput>
