/** UTF-16 units that are read of a robots.txt. */
const length = 500 * 1024

interface HostileRobots {
  readonly name: string
  readonly text: string
  /** Pauses, at least, while it is read and asked about `hostilePath`. */
  readonly pauses: number
}

const filled = (line: string): string => `User-agent: *\n${line.repeat(Math.ceil(length / line.length))}`

export const hostilePath = `/${'a'.repeat(2_000)}`

export const hostileRobots: readonly HostileRobots[] = [
  { name: 'wildcards', text: filled(`Disallow: /${'*a'.repeat(900)}b\n`), pauses: 5 },
  { name: 'near misses', text: filled(`Disallow: /*${'a'.repeat(900)}b\n`), pauses: 8 },
  { name: 'short near misses', text: filled('Disallow: /*aaaaab\n'), pauses: 290 },
  { name: 'short lines', text: filled('Allow: /*b\n'), pauses: 500 },
  { name: 'nothing but names', text: filled('User-agent: *\n'), pauses: 36 },
]
