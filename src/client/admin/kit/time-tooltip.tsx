import { Chart } from '@chakra-ui/charts'
import type { ComponentProps } from 'react'

interface TimeTooltipProps extends Omit<ComponentProps<typeof Chart.Tooltip>, 'label'> {
  label: (at: string) => string
}

/** What a chart says of the time under the pointer. Before there is one, its label would be the word `value`. */
export function TimeTooltip({ label, ...props }: TimeTooltipProps) {
  if (!props.payload?.length) return null
  return <Chart.Tooltip {...props} labelFormatter={(at) => label(String(at))} />
}
