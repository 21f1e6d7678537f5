import { expect, test } from 'vitest'
import { inLanguage } from '#server/config/languages.ts'
import { tellsAdministrators, tellsOwner, wordsFor } from '#server/features/accounts/security/mails/words.ts'
import { SECURITY_EVENTS } from '#shared/accounts/security-events.ts'

const notice = { detail: 'Till', siteName: 'Tuckling', account: 'ada@example.com' }

test('gives every recipient whole sentences, a subject, and a next step', () => {
  const subjects = SECURITY_EVENTS.flatMap((kind) =>
    (['owner', 'administrator'] as const).flatMap((reader) => {
      const isNotified = reader === 'owner' ? tellsOwner(kind) : tellsAdministrators(kind)
      const words = wordsFor({ ...notice, kind }, reader)
      expect(words !== undefined).toBe(isNotified)
      if (!words) return []
      expect(words.subject).toContain('Tuckling')
      for (const sentence of [words.text, words.advice]) expect(sentence).toMatch(/^[A-Za-z].*[.]$/)
      expect(words.path).toMatch(/^\/[a-z/-]+$/)
      return [`${reader}: ${words.subject}`]
    }),
  )
  expect(new Set(subjects).size).toBe(subjects.length)
  expect(subjects).toHaveLength(12)
})

test('reports only administrators’ own changes to the other administrators', () => {
  expect(SECURITY_EVENTS.filter(tellsAdministrators)).toEqual([
    'sign-in.new-browser',
    'account.became-administrator',
    'api-key.created',
  ])
})

test('writes to owners in their language', () => {
  const words = inLanguage({ language: 'sv', prefix: '/sv' }, () =>
    wordsFor({ ...notice, kind: 'factor.removed', detail: 'passkey' }, 'owner'),
  )
  expect(words?.subject).toBe('Ett sätt att logga in har tagits bort (Tuckling)')
  expect(words?.text).toBe('Ditt konto använder inte längre en av sina passkeys.')
})
