import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from '#server/features/webhooks/delivering/signature.ts'

const payload = '{"type":"webhook.test","data":{"message":"Åäö ✓"}}'
const secret = newWebhookSecret()
const headers = signedHeaders({ id: 'msg_1', payload, secrets: [secret], sentAt: new Date() })

test('signs messages that the reference library accepts', () => {
  expect(new Webhook(secret).verify(payload, headers)).toEqual(JSON.parse(payload))
})

test('rejects changed messages and other secrets', () => {
  expect(() => new Webhook(secret).verify(`${payload} `, headers)).toThrow('No matching signature')
  expect(() => new Webhook(secret).verify(payload, { ...headers, 'webhook-id': 'msg_2' })).toThrow()
  expect(() => new Webhook(newWebhookSecret()).verify(payload, headers)).toThrow('No matching signature')
  expect(newWebhookSecret()).not.toBe(secret)
})

test('accepts either of two secrets and no third', () => {
  const other = newWebhookSecret()
  const both = signedHeaders({ id: 'msg_1', payload, secrets: [secret, other], sentAt: new Date() })
  expect(both['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
  for (const signingSecret of [secret, other])
    expect(new Webhook(signingSecret).verify(payload, both)).toEqual(JSON.parse(payload))
  expect(() => new Webhook(newWebhookSecret()).verify(payload, both)).toThrow('No matching signature')
})
