import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Exit codes of the command. `below`: the run worked, and a score or a graph misses the wanted bar. */
export const exitCodes = { done: 0, failed: 1, usage: 2, below: 3 } as const

/** Wrong arguments: one sentence, exit code 2. */
export class UsageFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageFault'
  }
}

/** `parseArgs` of Node, with its complaints as sentences. */
export function readArguments<const Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      throw new UsageFault(`${error.message.split('. ')[0]?.replace(/\.$/, '')}. See --help.`)
    }
    throw error
  }
}

/** A whole number within bounds, from an option's text. */
export function readNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (!(value >= min && value <= max)) throw new UsageFault(`${name} must be a whole number from ${min} to ${max}, not “${text}”.`)
  return value
}
