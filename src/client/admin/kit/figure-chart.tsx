import { Chart, useChart } from '@chakra-ui/charts'
import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { TimeTooltip } from '#client/admin/kit/time-tooltip.tsx'

interface TimeAxis {
  heading: string
  /** A short form below the chart. */
  tick: (at: string) => string
  label: (at: string) => string
}

/** Null where nothing was measured: the line has a gap. */
type FigureSeries = { at: string; value: number | null }[]

export interface FigureChartProps {
  title: string
  format: (value: number) => string
  axis: TimeAxis
  series: FigureSeries
}

/** Loaded only where needed: the drawing library is larger than the whole shop. */
export default function FigureChart({ title, format, axis, series }: FigureChartProps) {
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
          dataKey={chart.key('at')}
          tickFormatter={axis.tick}
          tickLine={false}
          axisLine={false}
          minTickGap={32}
        />
        <YAxis allowDecimals={false} tickLine={false} axisLine={false} width={68} tickFormatter={format} />
        <Tooltip
          cursor={false}
          animationDuration={0}
          content={<TimeTooltip textOf={axis.label} formatter={(value) => format(Number(value))} />}
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
