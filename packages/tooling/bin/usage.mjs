// Options of `npm run demo`, `npm test` and `npm run test:matrix`, read before anything is installed. Plain JavaScript for the machine's own Node.
import util from 'node:util'
import { gate1, gate2, suitesOfShard } from './suites.mjs'

/** Parts of the demo, with their ports. */
export const demoPorts = /** @type {const} */ ({ service: 8787, wordpress: 8880, strapi: 1337 })

const demoHelp = `npm run demo -- [service] [wordpress] [strapi] [options]

Starts the chosen parts (all when none is named), writes a text with a weak title in each, shows what helps with the title, publishes
the text under the best one, reads title and JSON-LD back, shows the scores before and after, and serves until Ctrl-C.

  --service-port <n>     default ${demoPorts.service}
  --wordpress-port <n>   default ${demoPorts.wordpress}
  --strapi-port <n>      default ${demoPorts.strapi}
  --directory <path>     where the sites are stored, default node_modules/.cache/citable/demo
  --once                 print and end instead of serving
  --verbose              also print all help with the title and the whole JSON-LD
  --help`

const testHelp = `npm test -- [suite …] [--reports <folder>]

Gate 1: what every change has to pass, in eleven minutes on two quiet cores and twice as many on busy ones. Runs the suites that the words
name, by their whole names or beginnings (all when none is given), and ends with "N passed, N failed".

${listSuites(gate1)}

  --reports <folder>   keep Vitest's report of each suite there, as JSON
  --help

The first run on a machine fetches WordPress and prepares sites, and the first after a change of the sources builds both plugins: each some
minutes more. Set CI=1 to count skipped tests as failures. Set CITABLE_SLOW=4 to give the pages of WordPress and Strapi a quarter of their
speed, and their sites late answers: it finds tests that only hold on a fast machine. Everything in full: npm run test:matrix`

const matrixHelp = `npm run test:matrix -- [suite …] [--shard <i>/<n>] [--reports <folder>]

Gate 2: everything in full, on both versions of WordPress and on every database, and bounds on time and memory. Runs at night and before a
release; whoever changes a host, a database or a bound runs the suites that hold it. Chosen and ended like npm test.

${listSuites(gate2)}

  --shard <i>/<n>      only the i-th of n parts that take about as long as each other
  --reports <folder>   keep Vitest's report of each suite there, as JSON
  --help`

/**
 * @param {readonly import('./suites.mjs').Suite[]} suites
 */
function listSuites(suites) {
  const width = Math.max(...suites.map(({ name }) => name.length))
  return suites
    .map(({ name, minutes, needs, holds }) => {
      const needed = needs.length === 0 ? 'nothing' : needs.join(', ')
      return `  ${name.padEnd(width)}  ${minutes.toFixed(1).padStart(4)} min  ${holds}\n  ${' '.repeat(width)}            needs ${needed}`
    })
    .join('\n')
}

const testOptions = /** @type {const} */ ({
  reports: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
})

/** Arguments that cannot be used; the message is one sentence. */
export class UsageError extends Error {}

/**
 * @typedef {keyof typeof demoPorts} DemoPartName
 * @typedef {{ name: DemoPartName, port: number }} ChosenPart
 */

/**
 * The demo's arguments; `help` is what to print instead of starting.
 *
 * @param {readonly string[]} args
 * @throws UsageError
 */
export function readDemoArguments(args) {
  const { values, positionals } = parse({
    args: [...args],
    allowPositionals: true,
    options: {
      'service-port': { type: 'string' },
      'wordpress-port': { type: 'string' },
      'strapi-port': { type: 'string' },
      directory: { type: 'string' },
      once: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const known = /** @type {DemoPartName[]} */ (Object.keys(demoPorts))
  const unknown = positionals.find((name) => !known.some((each) => each === name))
  if (unknown !== undefined) throw new UsageError(`There is no part “${unknown}”; there are ${known.join(', ')}.`)
  const ports = known.map((name) => ({ name, port: readPort(`${name}-port`, values[`${name}-port`], demoPorts[name]) }))
  return {
    help: values.help ? demoHelp : null,
    parts: positionals.length === 0 ? ports : ports.filter(({ name }) => positionals.includes(name)),
    directory: values.directory ?? null,
    once: values.once === true,
    verbose: values.verbose === true,
  }
}

/**
 * The suites of gate 1 to run, in their order; `help` is what to print instead.
 *
 * @param {readonly string[]} args
 * @throws UsageError
 */
export function readTestArguments(args) {
  const { values, positionals } = parse({ args: [...args], allowPositionals: true, options: testOptions })
  return {
    help: values.help ? testHelp : null,
    suites: chooseSuites(gate1, positionals),
    reports: values.reports ?? null,
  }
}

/**
 * The suites of gate 2 to run, in their order; `help` is what to print instead. A shard is one of the chosen suites.
 *
 * @param {readonly string[]} args
 * @throws UsageError
 */
export function readMatrixArguments(args) {
  const { values, positionals } = parse({
    args: [...args],
    allowPositionals: true,
    options: { ...testOptions, shard: { type: 'string', default: '1/1' } },
  })
  const [, shard = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(values.shard) ?? []).map(Number)
  if (shard < 1 || shard > of) throw new UsageError(`--shard must be such as 2/4, not “${values.shard}”.`)
  return {
    help: values.help ? matrixHelp : null,
    suites: suitesOfShard(chooseSuites(gate2, positionals), shard, of),
    reports: values.reports ?? null,
  }
}

/**
 * The suites that are named by one of the words, or else whose names begin with it; all of them without a word.
 *
 * @template {{ readonly name: string }} S
 * @param {readonly S[]} suites
 * @param {readonly string[]} words
 */
function chooseSuites(suites, words) {
  /** @param {string} word */
  const named = (word) => {
    const exact = suites.filter(({ name }) => name.toLowerCase() === word.toLowerCase())
    return exact.length > 0 ? exact : suites.filter(({ name }) => name.toLowerCase().startsWith(word.toLowerCase()))
  }
  const unknown = words.find((word) => named(word).length === 0)
  if (unknown !== undefined) {
    const names = suites.map(({ name }) => `“${name}”`)
    throw new UsageError(`There is no suite “${unknown}”; there are ${names.join(', ')}.`)
  }
  const chosen = words.flatMap(named)
  return suites.filter((suite) => words.length === 0 || chosen.includes(suite))
}

/**
 * @template {util.ParseArgsConfig} Config
 * @param {Config} config
 */
function parse(config) {
  try {
    return util.parseArgs(config)
  } catch (error) {
    throw new UsageError(`${(error instanceof Error ? error.message : String(error)).split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

/**
 * @param {string} option
 * @param {unknown} text
 * @param {number} standard
 */
function readPort(option, text, standard) {
  if (text === undefined) return standard
  const port = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535) throw new UsageError(`--${option} must be a whole number from 1 to 65535, not “${text}”.`)
  return port
}
