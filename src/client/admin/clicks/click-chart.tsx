import { Chart, useChart } from '@chakra-ui/charts'
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import { TimeTooltip } from '#client/admin/kit/time-tooltip.tsx'
import { formatDay } from '#shared/messages/formats.ts'

interface ClickChartProps {
  days: { day: string; clicks: number }[]
}

/** `lazy` takes a default export. */
export default function ClickChart({ days }: ClickChartProps) {
  const chart = useChart({ data: days, series: [{ name: 'clicks', label: 'Clicks', color: 'brand.solid' }] })
  return (
    <Chart.Root chart={chart} h="260px" aspectRatio="auto">
      <BarChart
        responsive
        data={chart.data}
        margin={{ left: 0, right: 0, top: 8, bottom: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={chart.color('border')} vertical={false} />
        <XAxis
          dataKey={chart.key('day')}
          tickFormatter={(day: string) => formatDay(day).replace(/ \d{4}$/, '')}
          minTickGap={32}
          stroke={chart.color('border')}
          tick={{ fill: chart.color('fg.muted') }}
        />
        <YAxis
          allowDecimals={false}
          width={44}
          stroke={chart.color('border')}
          tick={{ fill: chart.color('fg.muted') }}
        />
        <Tooltip
          cursor={{ fill: chart.color('bg.muted') }}
          animationDuration={0}
          content={<TimeTooltip textOf={formatDay} />}
        />
        <Bar
          dataKey={chart.key('clicks')}
          fill={chart.color('brand.solid')}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </Chart.Root>
  )
}
