import { z } from 'zod'

/** Each of these ends the user part of an address. The rest of a password would be read as host, path or query. */
const ENDS_CREDENTIALS = /[#/?]/g

export const smtpAddress = z.string().superRefine((url, context) => {
  const message = faultOf(url)
  if (message) context.addIssue({ code: 'custom', message })
})

function faultOf(url: string): string | undefined {
  const [scheme] = /^smtps?:\/\//i.exec(url) ?? []
  if (!scheme) return 'must begin with smtp:// or smtps://'
  const credentials = url.slice(scheme.length, Math.max(scheme.length, url.lastIndexOf('@')))
  const signs = new Set(credentials.match(ENDS_CREDENTIALS))
  const spellings = [...signs].map((sign) => `${sign} as ${encodeURIComponent(sign)}`)
  if (spellings.length > 0) return `must have ${spellings.join(' and ')} in its user name and password`
  if (!URL.parse(url)?.hostname) return 'must be a URL such as smtps://user:password@relay.example'
  return undefined
}
