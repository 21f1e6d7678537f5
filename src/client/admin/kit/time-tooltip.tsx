import { Chart } from '@chakra-ui/charts'
import type { ComponentProps } from 'react'

interface TimeTooltipProps extends ComponentProps<typeof Chart.Tooltip> {
  /** The chart hands its own `label` on. */
  textOf: (at: string) => string
}

/** What a chart says of the time under the pointer. Before there is one, its label would be the word `value`. */
export function TimeTooltip({ textOf, ...props }: TimeTooltipProps) {
  if (!props.payload?.length) return null
  return <Chart.Tooltip {...props} labelFormatter={(at) => textOf(String(at))} />
}
