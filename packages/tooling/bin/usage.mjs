// Options of `npm run demo` and `npm test`, read before anything is installed. Plain JavaScript for the machine's own Node.
import util from 'node:util'

/** Parts of the demo, with their ports. */
export const demoPorts = /** @type {const} */ ({ service: 8787, wordpress: 8880, strapi: 1337 })

/** Suites of `npm test`, in the order in which they begin. */
export const suiteNames = /** @type {const} */ ([
  'static checks',
  'unit',
  'evaluation',
  'core in Chromium',
  'console in Chromium',
  'Strapi server',
  'WordPress in PHP and Chromium',
  'Strapi admin in Chromium',
])

const demoHelp = `npm run demo -- [service] [wordpress] [strapi] [options]

Starts the chosen parts (all when none is named), publishes an article in each, takes over the best title, shows what
runs where and the scores before and after, and serves until Ctrl-C.

  --service-port <n>     default ${demoPorts.service}
  --wordpress-port <n>   default ${demoPorts.wordpress}
  --strapi-port <n>      default ${demoPorts.strapi}
  --directory <path>     where the sites are stored, default node_modules/.cache/citable/demo
  --once                 print and end instead of serving
  --verbose              also print the titles and the whole JSON-LD
  --help`

const testHelp = `npm test -- [suite …]

Runs the suites whose names begin with one of the words (all when none is given), and ends with "N passed, N failed".

${suiteNames.map((name) => `  ${name}`).join('\n')}

Set CI=1 to count skipped tests as failures. Set CITABLE_SLOW=4 to give the pages of WordPress and Strapi a quarter of their speed, and
their sites late answers: it finds tests that only hold on a fast machine.`

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
 * The names of the suites to run; `help` is what to print instead.
 *
 * @param {readonly string[]} args
 * @throws UsageError
 */
export function readTestArguments(args) {
  const { values, positionals } = parse({
    args: [...args],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  })
  /** @param {string} word */
  const named = (word) => suiteNames.filter((name) => name.toLowerCase().startsWith(word.toLowerCase()))
  const unknown = positionals.find((word) => named(word).length === 0)
  if (unknown !== undefined) throw new UsageError(`There is no suite “${unknown}”; there are ${suiteNames.join(', ')}.`)
  const chosen = positionals.flatMap(named)
  return {
    help: values.help ? testHelp : null,
    suites: suiteNames.filter((name) => chosen.length === 0 || chosen.includes(name)),
  }
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
