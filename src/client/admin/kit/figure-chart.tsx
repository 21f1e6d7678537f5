import { Chart, useChart } from '@chakra-ui/charts'
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { DayTooltip } from '#client/admin/kit/day-tooltip.tsx'
import type { DailyFigures } from '#client/lib/trpc.ts'

interface FigureChartProps {
  title: string
  format: (value: number) => string
  series: DailyFigures['clicks']
}

/** Loaded only here: the drawing library is larger than the whole shop. */
export default function FigureChart({ title, format, series }: FigureChartProps) {
  const chart = useChart({ data: series, series: [{ name: 'value', label: title, color: 'brand.solid' }] })
  return (
    <Chart.Root chart={chart} height="200px">
      <AreaChart
        responsive
        accessibilityLayer={false}
        data={chart.data}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid stroke={chart.color('border')} vertical={false} />
        <XAxis
          dataKey={chart.key('day')}
          tickFormatter={(day: string) => day.slice(5)}
          tickLine={false}
          axisLine={false}
          minTickGap={32}
        />
        <YAxis allowDecimals={false} tickLine={false} axisLine={false} width={52} tickFormatter={format} />
        <Tooltip
          cursor={false}
          animationDuration={0}
          content={<DayTooltip formatter={(value) => format(Number(value))} />}
        />
        <Area
          dataKey={chart.key('value')}
          stroke={chart.color('brand.solid')}
          fill={chart.color('brand.solid')}
          fillOpacity={0.14}
          strokeWidth={2}
          isAnimationActive={false}
        />
      </AreaChart>
    </Chart.Root>
  )
}
