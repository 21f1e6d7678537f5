import type { Histogram } from '#server/metrics/histogram.ts'

type Labels = Record<string, string>

/** A metric with its values, in Prometheus' terms. Counters end in `_total`. */
export interface MetricFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: { labels?: Labels; value: number | ReturnType<Histogram['read']> }[]
}

/** Joins what several processes measured; each sample names its process. */
export function joinFamilies(
  parts: readonly { process: string; figures: readonly MetricFamily[] }[],
): MetricFamily[] {
  const joined = new Map<string, MetricFamily>()
  for (const { process, figures } of parts)
    for (const { samples, ...family } of figures) {
      const merged = joined.get(family.name) ?? { ...family, samples: [] }
      joined.set(family.name, merged)
      merged.samples.push(...samples.map(({ labels, value }) => ({ labels: { ...labels, process }, value })))
    }
  return [...joined.values()]
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'
const PREFIX = 'tuckling_'

/** Writes the text format of Prometheus, 0.0.4. Omits metrics without a value. */
export function writeMetrics(families: readonly MetricFamily[]): string {
  return families
    .filter(({ samples }) => samples.length > 0)
    .map((family) => `${head(family)}${linesOf(family).join('\n')}\n`)
    .join('')
}

function head({ name, help, type }: MetricFamily): string {
  return `# HELP ${PREFIX}${name} ${help}\n# TYPE ${PREFIX}${name} ${type}\n`
}

function linesOf({ name, samples }: MetricFamily): string[] {
  return samples.flatMap(({ labels, value }) => {
    if (typeof value === 'number') return line(name, labels, value)
    const { atMost, sum, count } = value
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
