import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import * as actionsCss from '#client/admin/kit/actions.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import * as notesCss from '#client/admin/kit/notes.css.ts'
import { DeleteButton } from '#client/admin/kit/row-buttons.tsx'
import { useHeardByForm } from '#client/admin/kit/use-heard-by-form.ts'
import { ecbRates } from '#client/admin/settings/ecb-rates.ts'
import type { UsedSetting } from '#client/admin/settings/setting-field.tsx'
import * as settingsCss from '#client/admin/settings/settings.css.ts'
import { useSite } from '#client/lib/site.ts'
import { trpc } from '#client/lib/trpc.ts'
import { showToast } from '#client/ui/toast.ts'
import { isOldRate } from '#shared/prices/exchange-rates.ts'
import { readRates, writtenRates } from '#shared/prices/written-rates.ts'

const ADDRESS = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'

interface Row {
  currency: string
  rate: string
  day: string
}

interface RatesFieldProps {
  setting: UsedSetting
  field: (name: string) => Pick<UsedSetting, 'name' | 'error'>
}

export function RatesField({ setting, field }: RatesFieldProps) {
  const { currency: to, today } = useSite()
  const { name, error, given, defaultValue } = setting
  const { data: currencies = [] } = trpc.admin.settings.currencies.useQuery()
  const [stored] = useState(() => readRates(defaultValue))
  const [rows, setRows] = useState<Row[]>(() =>
    stored.filter((rate) => rate.to === to).map(({ rate, ...row }) => ({ ...row, rate: String(rate) })),
  )
  const input = useRef<HTMLInputElement>(null)
  const missing = currencies.filter((code) => rows.every(({ currency }) => currency !== code))
  const value = [
    ...rows.map(({ currency, rate, day }) => `${currency}/${to} ${rate.replace(',', '.')} ${day}`),
    ...stored.filter((rate) => rate.to !== to).map((rate) => writtenRates([rate])),
  ].join(', ')
  useHeardByForm(input, value)
  const change = (changed: Row, values: Partial<Row>) =>
    setRows(rows.map((row) => (row === changed ? { ...row, ...values } : row)))
  const add = (codes: string[]) =>
    setRows([...rows, ...codes.map((currency) => ({ currency, rate: '', day: today }))])
  const read = async (file: File) => {
    const rates = ecbRates(await file.text(), to)
    const used = [...rows.map(({ currency }) => currency), ...missing]
    const fitting = rates.filter(({ currency }) => used.length === 0 || used.includes(currency))
    if (fitting.length === 0) return showToast({ type: 'error', title: `The file has no rates to ${to}` })
    const others = rows.filter((row) => fitting.every(({ currency }) => currency !== row.currency))
    setRows([...others, ...fitting.map(({ currency, rate, day }) => ({ currency, rate: String(rate), day }))])
  }
  if (given) return <p>{given}</p>
  return (
    <div className={settingsCss.rates}>
      <input ref={input} type="hidden" name={name} value={value} />
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name until its currency is typed.
        <fieldset key={index} className={settingsCss.rate} aria-label={row.currency || 'New rate'}>
          <Field
            {...field(`${name}.${index}.currency`)}
            label="Currency"
            value={row.currency}
            placeholder="EUR"
            maxLength={3}
            pattern="[A-Z]{3}"
            required
            onChange={({ target }) => change(row, { currency: target.value.toUpperCase() })}
          />
          <Field
            {...field(`${name}.${index}.rate`)}
            label={`One is worth, in ${to}`}
            value={row.rate}
            inputMode="decimal"
            pattern="\d{1,9}([.,]\d{1,12})?"
            required
            onChange={({ target }) => change(row, { rate: target.value.trim() })}
          />
          <Field
            {...field(`${name}.${index}.day`)}
            label="On"
            type="date"
            value={row.day}
            required
            hint={isOldRate(row, today) ? 'More than a week old' : undefined}
            onChange={({ target }) => change(row, { day: target.value })}
          />
          <DeleteButton
            name={`the rate of ${row.currency || 'this row'}`}
            verb="Remove"
            onClick={() => setRows(rows.filter((other) => other !== row))}
          />
        </fieldset>
      ))}
      {error && (
        <p role="alert" className={actionsCss.danger}>
          {error}
        </p>
      )}
      {missing.length > 0 && (
        <p className={notesCss.note}>
          {`Products in ${missing.join(', ')} have no rate: no price filter finds them, and they come last when sorted by price.`}
        </p>
      )}
      <div className={actionsCss.actions}>
        <Button type="button" size="sm" variant="outline" onClick={() => add([missing[0] ?? ''])}>
          Add a rate
        </Button>
        <Button asChild size="sm" variant="outline">
          <label className={settingsCss.ecbFile}>
            Read the ECB’s file
            <input
              type="file"
              className={settingsCss.ecbInput}
              accept=".xml,.csv"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                target.value = ''
                if (file) void read(file)
              }}
            />
          </label>
        </Button>
      </div>
      <p className={notesCss.note}>
        The European Central Bank publishes rates each working day as{' '}
        <a className={settingsCss.link} href={ADDRESS} target="_blank" rel="noreferrer">
          eurofxref-daily.xml
        </a>
        . Download it, then read it here.
      </p>
    </div>
  )
}
