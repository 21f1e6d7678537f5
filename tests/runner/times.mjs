import { existsSync, readFileSync } from 'node:fs'

const MOST_SHOWN = 40

/** Prints what took longest: each line of `file` is one file of tests or one journey, in seconds of wall clock and of CPU. */
export function printTimes(file) {
  if (!existsSync(file)) return
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const sum = (key) => all.reduce((total, one) => total + (one[key] ?? 0), 0)
  console.log(
    `\n${all.length} files and journeys: ${row(sum('wall'), sum('cpu'))}, imports ${seconds(sum('imports'))} s of CPU`,
  )
  const byCost = all.toSorted((one, other) => other.cpu - one.cpu)
  for (const { name, wall, cpu, imports } of byCost.slice(0, MOST_SHOWN))
    console.log(`${row(wall, cpu)}${imports ? `, imports ${seconds(imports)}` : ''}  ${name}`)
}

function row(wall, cpu) {
  return `${seconds(wall)} s, CPU ${seconds(cpu)} s`
}

function seconds(number) {
  return number.toFixed(1).padStart(6)
}
