import { z } from 'zod'
import { isLanguage } from '#shared/messages/languages.ts'
import { m } from '#shared/messages/messages.ts'

export const emailLanguage = z.string().refine(isLanguage, { error: () => m.valueNotValid })
