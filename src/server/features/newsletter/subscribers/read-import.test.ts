import { describe, expect, test } from 'vitest'
import { readImport } from '#server/features/newsletter/subscribers/read-import.ts'

const statusesOf = (csv: string) => readImport(csv).rows.map(({ status }) => status)

/** The state that one column gives a person. */
function statusFor(heading: string, cell: string) {
  const { rows, refused } = readImport(`Email,${heading}\na@a.test,${cell}\n`)
  return refused.length > 0 ? 'refused' : rows[0]?.status
}

test('reads columns by their names, in any order', () => {
  const { rows, refused } = readImport('Name;Email;Status\nAnna;ANNA@a.test;unsubscribed\n;b@a.test;\n')
  expect(rows).toEqual([
    { email: 'anna@a.test', name: 'Anna', status: 'unsubscribed' },
    { email: 'b@a.test', name: null, status: undefined },
  ])
  expect(refused).toEqual([])
})

test('reads addresses without a heading, and a word beside one as its state', () => {
  expect(readImport('a@a.test\nb@a.test').rows.map(({ email }) => email)).toEqual(['a@a.test', 'b@a.test'])
  expect(statusesOf('a@a.test,Anna,unsubscribed\nb@a.test,Left,\nc@a.test,Bo,inactive')).toEqual([
    'unsubscribed',
    undefined,
    'unsubscribed',
  ])
})

test('rejects an invalid row with its number and reason and reads the others', () => {
  const { rows, refused } = readImport('email,name,status\nnobody,,\na@a.test,,purple\nb@a.test,,\n')
  expect(rows.map(({ email }) => email)).toEqual(['b@a.test'])
  expect(refused.map(({ row }) => row)).toEqual([2, 3])
  expect(refused[1]?.reason).toBe(
    '“purple” in the column “status” isn’t one of unconfirmed, confirmed, unsubscribed, bounced',
  )
})

test('omits rows above 5,000 and reports it', () => {
  const csv = Array.from({ length: 5_002 }, (_, index) => `p${index}@a.test`).join('\n')
  const { rows, refused } = readImport(csv)
  expect(rows).toHaveLength(5_000)
  expect(refused).toMatchObject([{ row: 5_001 }])
})

describe('the heading', () => {
  test.each([
    'Email Address,First Name,Last Name',
    'email_address,fname,lname',
    'E-postadress,Förnamn,Efternamn',
    'E-Mail-Adresse,Vorname,Nachname',
    'E-post,Fornavn,Etternavn',
    'E-mail,Fornavn,Efternavn',
    'Subscriber,firstName,lastName',
    'Subscriber,Name,Last name',
  ])('is recognized in %s', (heading) => {
    const { rows, refused } = readImport(`${heading}\na@a.test,Åsa,Öberg\n`)
    expect({ rows, refused }).toEqual({
      rows: [{ email: 'a@a.test', name: 'Åsa Öberg', status: undefined }],
      refused: [],
    })
  })

  test('may follow a title and Excel’s own line', () => {
    expect(readImport('Our readers\n\nNamn;E-post;Status\nBo;nobody;\nAnna;a@a.test;avregistrerad')).toEqual({
      rows: [{ email: 'a@a.test', name: 'Anna', status: 'unsubscribed' }],
      refused: [{ row: 3, reason: expect.any(String) }],
    })
    expect(statusesOf('sep=;\r\nemail;name;status\r\na@a.test;Left;unsubscribed')).toEqual(['unsubscribed'])
  })

  test('is recognized in an unknown language by the addresses below', () => {
    expect(readImport('Sähköposti;Tila\na@a.test;unsubscribed\nb@a.test;').rows).toMatchObject([
      { email: 'a@a.test', status: 'unsubscribed' },
      { email: 'b@a.test', status: undefined },
    ])
  })
})

describe('an inactive address', () => {
  test.each([
    ['subscribed_to_emails', 'false'],
    ['deleted_at', '2025-09-01T10:00:00.000Z'],
    ['email_disabled', 'true'],
    ['UNSUB_TIME', '2025-09-01 10:00:00'],
    ['UNSUB_REASON', 'No longer interested'],
    ['unsubscribed_at', '1714550400'],
    ['Unsubscribed', 'x'],
    ['Unsubscribed from all email', 'TRUE'],
    ['hasOptedOutOfEmail', '1'],
    ['Do not contact', 'yes'],
    ['blacklisted', '1'],
    ['Accepts Email Marketing', 'no'],
    ['Email Marketing Consent', 'NEVER_SUBSCRIBED'],
    ['Newsletter', 'FALSKT'],
    ['Active', 'no'],
    ['state', 'cancelled'],
    ['subscriber_type', 'unsubscribed'],
    ['Status', 'inactive'],
    ['Status', 'blocklisted'],
    ['Status', 'Marked as spam'],
    ['Status', 'complained'],
    ['Status', 'Not subscribed'],
    ['Status', 'Unsubscribed (by an administrator)'],
    ['status', '2'],
    ['Avregistrerad', '2025-01-02'],
    ['Prenumererar', 'Nej'],
    ['Status', 'Avanmäld'],
    ['Abgemeldet am', '02.01.2025'],
    ['Anmeldestatus', 'Abgemeldet'],
    ['Avmeldt', 'SANN'],
    ['Samtykke', 'Nei'],
    ['Frameldt', '2/1/2025'],
    ['Tags', 'unsubscribed'],
  ])('is unsubscribed according to %s: %s', (heading, cell) => {
    expect(statusFor(heading, cell)).toBe('unsubscribed')
  })

  test.each([
    ['status', 'cleaned'],
    ['CLEAN_TIME', '2025-09-01'],
    ['Status', 'Hard bounced'],
    ['bounced_at', '2025-09-01'],
    ['Status', 'Studsat'],
    ['status', '3'],
  ])('is unreachable according to %s: %s', (heading, cell) => {
    expect(statusFor(heading, cell)).toBe('bounced')
  })

  test('is unsubscribed regardless of another column', () => {
    expect(statusesOf('email,status,unsubscribed_at\na@a.test,active,2025-01-01\n')).toEqual(['unsubscribed'])
    expect(statusesOf('email,status,deleted\na@a.test,purple,yes\n')).toEqual(['unsubscribed'])
  })
})

test.each([
  ['status', 'pending'],
  ['Status', 'Nicht bestätigt'],
  ['Status', 'Obekräftad'],
  ['confirmed', '0'],
  ['Status', 'Unactivated'],
])('reads %s: %s as unconfirmed', (heading, cell) => {
  expect(statusFor(heading, cell)).toBe('unconfirmed')
})

test.each([
  ['status', 'active'],
  ['Status', 'Subscribed'],
  ['Status', 'enabled'],
  ['Status', 'Aktiv'],
  ['Status', 'Prenumererar'],
  ['Status', 'Bekræftet'],
  ['subscribed_to_emails', 'TRUE'],
  ['Opt-in', 'SANT'],
])('reads %s: %s as subscribed', (heading, cell) => {
  expect(statusFor(heading, cell)).toBe('confirmed')
})

test.each([
  ['unsubscribed_at', ''],
  ['UNSUB_TIME', '0000-00-00 00:00:00'],
  ['Unsubscribed', 'FALSCH'],
  ['Unsubscribe link', 'https://t.test/unsubscribe'],
  ['bounce_count', '2'],
  ['active_subscription', 'false'],
  ['Accepts SMS Marketing', 'no'],
  ['Lead status', 'New'],
  ['State', 'Ohio'],
  ['OPTIN_TIME', '2024-05-01 10:00:00'],
  ['Subscribed', '2024-05-01 10:00:00'],
  ['STATUS_CHANGE', '2024-05-01 10:00:00'],
  ['Company', 'Left & Sons'],
])('finds no state in %s: %s', (heading, cell) => {
  expect(statusFor(heading, cell)).toBeUndefined()
})

test.each([
  ['status', 'purple'],
  ['Email consent', 'perhaps'],
  ['Newsletter', 'Weekly'],
  ['Status', 'not unsubscribed'],
])('rejects %s: %s as ambiguous', (heading, cell) => {
  expect(statusFor(heading, cell)).toBe('refused')
})

test('treats addresses without a tick as not consenting in a column of ticks', () => {
  const { rows, refused } = readImport('email,Newsletter\na@a.test,x\nb@a.test,\n')
  expect(rows.map(({ email }) => email)).toEqual(['a@a.test'])
  expect(refused).toEqual([
    { row: 3, reason: 'The column “Newsletter” doesn’t say whether this person subscribes' },
  ])
})

test('follows the status in the shop’s own export, for subscribers may return', () => {
  const csv = 'email,name,status,consent_text,confirmed_at,unsubscribed_at,bounce_reason\n'
  expect(statusesOf(`${csv}a@a.test,,confirmed,Signed,2026-01-01,2025-01-01,Full`)).toEqual(['confirmed'])
})

test('reports letters lost in encoding instead of storing them', () => {
  const { rows, refused } = readImport('email;name\na@a.test;\ufffdsa\nb@a.test;Bo\n')
  expect(rows.map(({ email }) => email)).toEqual(['b@a.test'])
  expect(refused).toEqual([{ row: 2, reason: expect.stringContaining('CSV UTF-8') }])
  expect(readImport('email;Avanm\ufffdld\na@a.test;ja\n')).toMatchObject({ rows: [], refused: [{ row: 1 }] })
})
