import { Chart } from '@chakra-ui/charts'
import type { ComponentProps } from 'react'

interface TimeTooltipProps extends ComponentProps<typeof Chart.Tooltip> {
  /** Receives the chart's own `label`. */
  textOf: (at: string) => string
}

/** Formats the time under the pointer. Before there is one, the label would be the word `value`. */
export function TimeTooltip({ textOf, ...props }: TimeTooltipProps) {
  if (!props.payload?.length) return null
  return <Chart.Tooltip {...props} labelFormatter={(at) => textOf(String(at))} />
}
