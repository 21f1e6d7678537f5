import { z } from 'zod'

/** A text that `read` understands; for any other it returns null, and the variable gets the message. */
export function textRead<Value>(read: (text: string) => Value | null, message: string) {
  return z.string().transform((text, context): Value => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
