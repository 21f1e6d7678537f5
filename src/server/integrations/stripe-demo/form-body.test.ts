import { expect, test } from 'vitest'
import { parseFormBody, textAt, textsAt } from '#server/integrations/stripe-demo/form-body.ts'

test('brackets make a tree', () => {
  const fields = parseFormBody(
    'mode=payment&line_items[0][price_data][unit_amount]=2500&metadata[kind]=donation&metadata[reference]=r1&expand[0]=a',
  )
  expect(textAt(fields, 'mode')).toBe('payment')
  expect(textAt(fields, 'line_items', '0', 'price_data', 'unit_amount')).toBe('2500')
  expect(textsAt(fields, 'metadata')).toEqual({ kind: 'donation', reference: 'r1' })
  expect(textAt(fields, 'line_items', '1', 'price')).toBeUndefined()
})

test('senseless and hostile names do no harm', () => {
  const fields = parseFormBody(`[]=1&a[__proto__][polluted]=yes&${'b[c]'.repeat(50)}=1&mode=x&mode[y]=z`)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(textAt(fields, 'mode', 'y')).toBe('z')
})
