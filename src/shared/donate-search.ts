import { checkoutSessionId } from '#shared/checkout-session.ts'
import { DONATION_PRESETS } from '#shared/donation-drive.ts'

type Preset = (typeof DONATION_PRESETS)[number]

/** What the address of the donation page can say; anything unknown or senseless in it counts as absent. */
export interface DonateSearch {
  preset?: Preset | undefined
  success?: 1 | undefined
  canceled?: 1 | undefined
  /** The checkout that the visitor returns from. */
  session_id?: string | undefined
}

export function parseDonateSearch(raw: Record<string, unknown>): DonateSearch {
  const success = flag(raw.success)
  return {
    preset: DONATION_PRESETS.find((preset) => String(preset) === String(raw.preset)),
    success,
    canceled: success ? undefined : flag(raw.canceled),
    session_id: success && checkoutSessionId(raw.session_id),
  }
}

function flag(value: unknown): 1 | undefined {
  return String(value) === '1' ? 1 : undefined
}
