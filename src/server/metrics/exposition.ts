import type { Histogram } from '#server/metrics/histogram.ts'

type Labels = Record<string, string>

/** A metric with its values, in Prometheus' terms. Counters end in `_total`. */
export type MetricFamily = {
  name: string
  help: string
} & (
  | { type: 'counter' | 'gauge'; samples: { labels?: Labels; value: number }[] }
  | { type: 'histogram'; samples: { labels?: Labels; value: Histogram }[] }
)

export interface FigureSnapshot extends Pick<MetricFamily, 'name' | 'help' | 'type'> {
  samples: { labels?: Labels; value: number | ReturnType<Histogram['read']> }[]
}

export function snapshotOf({ name, help, type, samples }: MetricFamily): FigureSnapshot {
  return {
    name,
    help,
    type,
    samples: samples.map(({ value, ...labels }) => ({
      ...labels,
      value: typeof value === 'number' ? value : value.read(),
    })),
  }
}

export function joinFamilies(
  parts: readonly { process: string; figures: readonly FigureSnapshot[] }[],
): MetricFamily[] {
  const joined = new Map<string, FigureSnapshot>()
  for (const { process, figures } of parts)
    for (const { samples, ...family } of figures) {
      const merged = joined.get(family.name) ?? { ...family, samples: [] }
      joined.set(family.name, merged)
      merged.samples.push(...samples.map(({ labels, value }) => ({ labels: { ...labels, process }, value })))
    }
  return [...joined.values()].map(revived)
}

function revived({ samples, ...family }: FigureSnapshot): MetricFamily {
  const values = samples.map(({ labels = {}, value }) => ({
    labels,
    value: typeof value === 'number' ? value : { observe: () => undefined, read: () => value },
  }))
  return { ...family, samples: values } as MetricFamily
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
