import type { Histogram } from '#server/metrics/histogram.ts'

type Labels = Record<string, string>

/** A metric with its values, as Prometheus knows them. Counters end in `_total`. */
export type MetricFamily = {
  /** Without the prefix. */
  name: string
  help: string
} & (
  | { type: 'counter' | 'gauge'; samples: { labels?: Labels; value: number }[] }
  | { type: 'histogram'; samples: { labels?: Labels; value: Histogram }[] }
)

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const PREFIX = 'tuckling_'

/** In the text format of Prometheus, 0.0.4. What has no value yet is left out. */
export function writeMetrics(families: readonly MetricFamily[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map((family) => `${head(family)}${linesOf(family).join('\n')}\n`)
    .join('')
}

function head({ name, help, type }: MetricFamily): string {
  return `# HELP ${PREFIX}${name} ${help}\n# TYPE ${PREFIX}${name} ${type}\n`
}

function linesOf({ name, ...family }: MetricFamily): string[] {
  if (family.type !== 'histogram') return family.samples.map(({ labels, value }) => line(name, labels, value))
  return family.samples.flatMap(({ labels, value }) => {
    const { atMost, sum, count } = value.read()
    return [
      ...atMost.map(({ bound, count }) => line(`${name}_bucket`, { ...labels, le: String(bound) }, count)),
      line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
      line(`${name}_sum`, labels, sum),
      line(`${name}_count`, labels, count),
    ]
  })
}

function line(name: string, labels: Labels = {}, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${PREFIX}${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
