/** UTF-16 units that are read of a robots.txt. */
const length = 500 * 1024

interface HostileRobots {
  readonly name: string
  readonly text: string
  /** Turns that others have at least while it is read and asked about `hostilePath`. */
  readonly turns: number
}

const filled = (line: string): string => `User-agent: *\n${line.repeat(Math.ceil(length / line.length))}`

export const hostilePath = `/${'a'.repeat(2_000)}`

export const hostileRobots: readonly HostileRobots[] = [
  { name: 'wildcards', text: filled(`Disallow: /${'*a'.repeat(900)}b\n`), turns: 5 },
  { name: 'near misses', text: filled(`Disallow: /*${'a'.repeat(900)}b\n`), turns: 8 },
  { name: 'short near misses', text: filled('Disallow: /*aaaaab\n'), turns: 290 },
  { name: 'short lines', text: filled('Allow: /*b\n'), turns: 500 },
  { name: 'nothing but names', text: filled('User-agent: *\n'), turns: 36 },
]
