import type { PictureKind } from '#shared/pictures/uploaded-pictures.ts'

/**
 * Environment variables that administrators may change while the shop runs. An environment value other than the default
 * takes precedence.
 */
export const SETTING_NAMES = [
  'SITE_NAME',
  'ACCENT_COLOR',
  'SITE_LOGO',
  'SITE_LOGO_DARK',
  'SITE_ICON',
  'LANGUAGES',
  'CURRENCY',
  'EXCHANGE_RATES',
  'CONTACT_NAME',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
  'CONTACT_ADDRESS',
  'CONTACT_COUNTRY',
  'SOCIAL_FACEBOOK',
  'SOCIAL_INSTAGRAM',
  'SOCIAL_TWITTER',
  'ALLOW_SIGNUP',
  'ALERT_MAILS',
  'LINK_CHECKS',
  'NEWSLETTER_PER_MINUTE',
  'SAMPLE_TESTIMONIALS',
  'SET_UP_LIST',
] as const

export type SettingName = (typeof SETTING_NAMES)[number]

export const SETTING_MAX_LENGTH = 300
/** Room for a rate of each currency. */
export const RATES_MAX_LENGTH = 6_000

/** `environment`: a variable is set, so the setting cannot be changed here. */
export type SettingSource = 'environment' | 'settings' | 'default'

export interface Setting {
  name: SettingName
  /** The value as written in `.env`; empty when there is none. */
  value: string
  source: SettingSource
}

/** Settings that are on or off, with their values in `.env`. */
const SWITCHES: Partial<Record<SettingName, readonly [on: string, off: string]>> = {
  ALLOW_SIGNUP: ['true', 'false'],
  ALERT_MAILS: ['on', 'off'],
  LINK_CHECKS: ['on', 'off'],
  SAMPLE_TESTIMONIALS: ['true', 'false'],
  SET_UP_LIST: ['true', 'false'],
}

export const SETTING_PICTURES: Partial<Record<SettingName, PictureKind>> = {
  SITE_LOGO: 'logo',
  SITE_LOGO_DARK: 'logo',
  SITE_ICON: 'icon',
}

export function isSwitch(name: SettingName): boolean {
  return SWITCHES[name] !== undefined
}

export function switchValue(name: SettingName, isOn: boolean): string {
  const [on = 'true', off = 'false'] = SWITCHES[name] ?? []
  return isOn ? on : off
}

export function isSwitchedOn(value: string): boolean {
  return Object.values(SWITCHES).some(([on]) => on === value)
}
