import { Button } from '@chakra-ui/react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { type ClickRange, lastDays } from '#client/admin/clicks/click-range.ts'
import * as clicksCss from '#client/admin/clicks/clicks.css.ts'
import { Field } from '#client/admin/kit/field.tsx'
import { useSite } from '#client/lib/site.ts'

const PRESET_DAYS = [7, 30, 90]

export function RangeForm({ range }: { range: ClickRange }) {
  const navigate = useNavigate()
  const today = Date.parse(useSite().today)
  const [{ from, to }, setRange] = useState(range)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    navigate({ to: '.', search: (before: object) => ({ ...before, from, to }) })
  }
  return (
    <form className={clicksCss.rangeForm} aria-label="Days" onSubmit={submit}>
      <Field
        label="From"
        type="date"
        required
        max={to}
        value={from}
        onChange={(event) => setRange({ from: event.target.value, to })}
      />
      <Field
        label="To"
        type="date"
        required
        min={from}
        value={to}
        onChange={(event) => setRange({ from, to: event.target.value })}
      />
      <Button type="submit" variant="outline">
        Show
      </Button>
      <p className={clicksCss.presets}>
        {PRESET_DAYS.map((days) => (
          <Link
            key={days}
            to="."
            search={(before: object) => ({ ...before, ...lastDays(days, today) })}
            className={clicksCss.link}
          >
            Last {days} days
          </Link>
        ))}
      </p>
    </form>
  )
}
