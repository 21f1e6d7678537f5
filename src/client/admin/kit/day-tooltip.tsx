import { Chart } from '@chakra-ui/charts'
import type { ComponentProps } from 'react'
import { formatDay } from '#shared/days.ts'

type TooltipProps = ComponentProps<typeof Chart.Tooltip>

/** What a chart says of the day under the pointer. Before there is one, its label would be the word `value`. */
export function DayTooltip(props: TooltipProps) {
  if (!props.payload?.length) return null
  return <Chart.Tooltip {...props} labelFormatter={(day) => formatDay(String(day))} />
}
