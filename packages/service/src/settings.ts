import { availableParallelism, homedir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { readNetwork } from './fetching/addresses.ts'
import { readFetchException } from './fetching/url-policy.ts'
import { StartFault } from './start/start-fault.ts'

const list = (text: string): readonly string[] =>
  text
    .split(/[\s,]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const each = <Value>(read: (text: string) => Value | null, what: string) =>
  z.string().transform((text, context) =>
    list(text).flatMap((part) => {
      const value = read(part)
      if (value !== null) return [value]
      context.addIssue({ code: 'custom', message: `“${part}” is not ${what}` })
      return []
    }),
  )

const exceptions = each(readFetchException, 'a host=network pair such as wiki.intranet=10.0.0.0/8 or 127.0.0.1:8890=127.0.0.1/32').prefault(
  '',
)

const number = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.int().min(min).max(max))

const bytes = z
  .string()
  .regex(/^\d+ ?(KiB|MiB)?$/, 'must be a number of bytes, KiB or MiB')
  .transform((text) => Number.parseInt(text, 10) * (text.endsWith('MiB') ? 1024 * 1024 : text.endsWith('KiB') ? 1024 : 1))

function withoutSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}

const webAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an http(s) address')
  .transform(withoutSlashes)

const postgresAddress = z
  .string()
  .refine((text) => URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol), 'must be a postgresql:// address')

/** The origin as browsers send it; null for anything that is more or less than one. */
function readOrigin(text: string): string | null {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text) ? text : null
}

/** Data folder of the platform. */
function defaultFolder(environment: Environment): string {
  const home = homedir()
  if (process.platform === 'win32') return path.join(environment.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local'), 'citable')
  if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'citable')
  return path.join(environment.XDG_DATA_HOME ?? path.join(home, '.local', 'share'), 'citable')
}

type Environment = Readonly<Record<string, string | undefined>>

/** Every setting, with its default and what it is for. The table in the documentation is made from this list. */
export const settingsSchema = z.object({
  CITABLE_HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  CITABLE_PORT: number(0, 65_535).prefault('8787').describe('Port to listen on; 0: any free one.'),
  CITABLE_PUBLIC_URL: webAddress.optional().describe('Address people reach the service at, when a proxy stands in front.'),
  CITABLE_TRUST_PROXY: z.string().min(1).optional().describe('Networks of proxies whose X-Forwarded-* headers count.'),
  CITABLE_DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Folder of citable.db and secret.key. Default: citable in the platform’s data folder.'),
  DATABASE_URL: postgresAddress
    .optional()
    .describe('PostgreSQL database, 14 or newer, that several processes can share. Default: SQLite in the data folder.'),
  DATABASE_URL_READ: postgresAddress
    .optional()
    .describe('Replica of that database, which analytics and publishers are read from. Default: DATABASE_URL.'),
  CITABLE_TRAFFIC_URL: webAddress
    .optional()
    .describe(
      'ClickHouse database for the sums of AI traffic, such as https://user:password@host:8443/citable. Default: the main database.',
    ),
  CITABLE_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret for digests of keys and for cursors. Default: secret.key in the data folder; with DATABASE_URL a row of the database.',
    ),
  CITABLE_FIRST_KEY: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'on: a start that finds no key makes one and shows it, or writes it into the data folder. off: citable keys create makes it.',
    ),
  CITABLE_MIGRATE: z
    .enum(['auto', 'never'])
    .default('auto')
    .describe('never: the tables are brought up to date by citable serve --migrate-only; until then /readyz says no.'),
  CITABLE_ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('web answers calls and leaves jobs and webhooks to processes with the role worker or all.'),
  CITABLE_WORKERS: number(1, 256)
    .optional()
    .describe('Worker threads for analyses. Default: one core is left for answering, where there are more than two.'),
  CITABLE_FETCH_CONCURRENCY: number(1, 1024).prefault('32').describe('Pages fetched at once.'),
  CITABLE_JOB_CONCURRENCY: number(1, 256).prefault('4').describe('Items of jobs worked on at once.'),
  CITABLE_RATE_BURST: number(1, 1_000_000).prefault('600').describe('Tokens of a key and of a tenant per minute.'),
  CITABLE_RATE_DAY: number(0, 1_000_000_000).prefault('0').describe('Tokens of a tenant per 24 hours; 0: no limit.'),
  CITABLE_BODY_LIMIT: bytes.prefault('3MiB').describe('Largest body of POST /v1/optimize, /v1/translate and /v1/jobs.'),
  CITABLE_BODY_MEMORY: bytes
    .optional()
    .describe('Bytes of all bodies that are read or worked on at the same moment. Default: a sixteenth of the memory, 16 to 256 MiB.'),
  CITABLE_CONTACT: z
    .string()
    .min(1)
    .optional()
    .describe('Address or mail in the fetcher’s User-Agent. Default: /bot below CITABLE_PUBLIC_URL.'),
  CITABLE_FETCH_ALLOW: exceptions.describe('Private hosts whose pages may be fetched: host=network or host:port=network, apart by commas.'),
  CITABLE_WEBHOOK_ALLOW: exceptions.describe(
    'Private hosts that webhooks may be sent to, written like CITABLE_FETCH_ALLOW, which does not hold for them.',
  ),
  CITABLE_FETCH_PORTS: each((text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null), 'a port')
    .prefault('')
    .describe('Ports beside 80 and 443 that may be fetched from public hosts.'),
  CITABLE_NAT64_PREFIXES: each((text) => {
    const network = readNetwork(text)
    return network?.family === 6 && [32, 40, 48, 56, 64, 96].includes(network.prefix) ? network : null
  }, 'an IPv6 prefix of length 32, 40, 48, 56, 64 or 96')
    .prefault('')
    .describe('The network’s own NAT64 prefixes; addresses in them are judged by the IPv4 address inside.'),
  CITABLE_ROBOTS_EXEMPT: z.string().prefault('').transform(list).describe('Own hosts whose robots.txt does not bind the fetcher.'),
  CITABLE_CORS_ORIGINS: each(readOrigin, 'an origin such as https://app.example.com')
    .prefault('')
    .describe('Origins whose pages may call the API from a browser, apart by commas. Default: none.'),
  CITABLE_ADMIN_HOST: z.string().min(1).default('127.0.0.1').describe('Address of the listener for /metrics.'),
  CITABLE_ADMIN_PORT: number(0, 65_535).optional().describe('Port of the listener for /metrics. Default: off.'),
  CITABLE_RETENTION_DAYS: number(0, 36_500)
    .prefault('0')
    .describe('Days until results that are not an article’s newest are deleted; 0: never.'),
  CITABLE_EVENT_RETENTION_DAYS: number(0, 400)
    .prefault('30')
    .describe('Days until single traffic events are deleted; their sums stay. Repeats are known for as long. 0: until the next ones come.'),
  CITABLE_AGENT_REFRESH: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'on: operators of agents are asked once a day for their networks, and for the keys of signatures. off: citable agents refresh asks.',
    ),
  CITABLE_AGENT_DNS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on: names of addresses outside those networks are looked up, for search engines and others that give theirs.'),
  CITABLE_APERTIUM: z.enum(['auto', 'off']).default('auto').describe('auto: translate with Apertium when it is installed.'),
  CITABLE_APERTIUM_CONCURRENCY: number(1, 64).prefault('1').describe('Translations by Apertium at once; each takes a whole core.'),
  CITABLE_APERTIUM_URL: webAddress
    .optional()
    .describe('Apertium’s server (apertium-apy) in the place of the program, such as http://127.0.0.1:2737.'),
  CITABLE_TRANSLATE_ORDER: z
    .string()
    .regex(/^[a-z]+(,[a-z]+)*$/, 'must be ids of engines, apart by commas')
    .default('deepl,google,azure,llm,libretranslate,apertium')
    .transform((list) => list.split(','))
    .describe('Engines in the order in which they are tried; those that are not named come last.'),
  CITABLE_DEEPL_KEY: z.string().min(1).optional().describe('Key of DeepL: texts that are translated are sent there.'),
  CITABLE_GOOGLE_TRANSLATE_KEY: z.string().min(1).optional().describe('Key of Google Cloud Translation, basic (v2).'),
  CITABLE_GOOGLE_TRANSLATE_ACCOUNT: z
    .string()
    .min(1)
    .optional()
    .describe('File of a service account (JSON) for Google Cloud Translation, advanced (v3); goes before the key.'),
  CITABLE_GOOGLE_TRANSLATE_LOCATION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('global')
    .describe('Location of version 3.'),
  CITABLE_AZURE_TRANSLATOR_KEY: z.string().min(1).optional().describe('Key of Azure Translator.'),
  CITABLE_AZURE_TRANSLATOR_REGION: z.string().min(1).optional().describe('Region of that key; none for a global one.'),
  CITABLE_LIBRETRANSLATE_URL: webAddress.optional().describe('A LibreTranslate server, such as http://127.0.0.1:5000.'),
  CITABLE_LIBRETRANSLATE_KEY: z.string().min(1).optional().describe('Its key, where it wants one.'),
  CITABLE_LIBRETRANSLATE_TIER: z
    .enum(['draft', 'production'])
    .default('draft')
    .describe('production: its translations may be published once a person has read them.'),
  CITABLE_TRANSLATE_MODEL_URL: webAddress
    .optional()
    .describe('OpenAI-compatible endpoint that translates, such as https://api.example.com/v1.'),
  CITABLE_TRANSLATE_MODEL: z.string().min(1).max(200).optional().describe('Its model. Needed with CITABLE_TRANSLATE_MODEL_URL.'),
  CITABLE_TRANSLATE_MODEL_KEY: z.string().min(1).optional().describe('Its key.'),
  CITABLE_TRANSLATE_MODEL_SCHEMA: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off: for endpoints that know no response_format of type json_schema.'),
  CITABLE_TRANSLATE_BUDGET_CHARS: number(1, 1_000_000_000_000)
    .optional()
    .describe('Characters that engines which cost money translate for each tenant in a calendar month (UTC); none: no limit.'),
  CITABLE_TRANSLATE_ALLOW: exceptions.describe(
    'Private addresses of engines, such as 127.0.0.1:5000=127.0.0.1/32. Written like CITABLE_FETCH_ALLOW.',
  ),
  CITABLE_GENERATOR_URL: webAddress
    .optional()
    .describe(
      'OpenAI-compatible endpoint that drafts are asked from, such as https://api.example.com/v1; texts are sent there only for calls with options.generate. Default: none.',
    ),
  CITABLE_GENERATOR_MODEL: z.string().min(1).max(200).optional().describe('Its model. Needed with CITABLE_GENERATOR_URL.'),
  CITABLE_GENERATOR_KEY: z.string().min(1).optional().describe('Its key; sent to that host only, never shown and never logged.'),
  CITABLE_GENERATOR_PRICE: z
    .string()
    .regex(/^\d+(\.\d+)?\/\d+(\.\d+)? [A-Z]{3}$/, 'must be two prices and a currency such as 0.15/0.60 USD')
    .transform((text) => {
      const [prices = '', currency = ''] = text.split(' ')
      const [input = 0, output = 0] = prices.split('/').map(Number)
      return { input, output, currency }
    })
    .optional()
    .describe('What a million tokens in and out cost, such as 0.15/0.60 USD. Default: unknown, and said to be.'),
  CITABLE_GENERATOR_TIMEOUT_MS: number(1_000, 600_000).prefault('25000').describe('Milliseconds for its answer, repeated calls included.'),
  CITABLE_GENERATOR_INPUT_TOKENS: number(500, 1_000_000).prefault('20000').describe('Tokens sent at most; longer articles are refused.'),
  CITABLE_GENERATOR_OUTPUT_TOKENS: number(100, 100_000).prefault('4000').describe('Tokens of an answer at most.'),
  CITABLE_GENERATOR_SCHEMA: z
    .enum(['on', 'off'])
    .default('on')
    .describe('off: for endpoints that know no response_format of type json_schema; the form stands in the prompt alone.'),
  CITABLE_GENERATOR_ALLOW: exceptions.describe(
    'Private address of that endpoint, such as a model server on this machine: 127.0.0.1:11434=127.0.0.1/32. Written like CITABLE_FETCH_ALLOW.',
  ),
  CITABLE_CONSOLE: z.enum(['on', 'off']).default('on').describe('The console at /.'),
  CITABLE_DOCS: z.enum(['on', 'off']).default('on').describe('The API reference at /docs.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe('OpenTelemetry collector that traces are sent to (OTLP over HTTP), below /v1/traces. Default: nothing is traced.'),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional().describe('The same for traces alone, with its path.'),
  OTEL_SERVICE_NAME: z.string().min(1).default('citable').describe('Name of the service in its traces.'),
  OTEL_TRACES_SAMPLER: z
    .enum(['always_on', 'always_off', 'traceidratio', 'parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'])
    .prefault('parentbased_always_on')
    .catch('parentbased_always_on')
    .describe('Which traces are recorded; parentbased_: those that the caller records, and of new ones as the rest says.'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .prefault('1')
    .transform(Number)
    .catch(1)
    .describe('Share of traces that traceidratio records.'),
  OTEL_SDK_DISABLED: z
    .stringbool({ truthy: ['true'], falsy: ['false'] })
    .prefault('false')
    .catch(false)
    .describe('true: nothing is traced.'),
  CITABLE_LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('Least level that is logged.'),
  CITABLE_LOG_FORMAT: z
    .enum(['auto', 'json', 'pretty'])
    .default('auto')
    .describe('json: a JSON object a line; pretty: lines for people; auto: for people on a terminal, JSON elsewhere.'),
  CITABLE_DRAIN_DELAY_MS: number(0, 600_000).prefault('0').describe('Wait between “not ready” and closing, for load balancers.'),
  CITABLE_SHUTDOWN_MS: number(0, 600_000).prefault('25000').describe('Milliseconds running calls and items get before the end.'),
})

export type Settings = Omit<z.output<typeof settingsSchema>, 'CITABLE_DATA_DIR' | 'CITABLE_WORKERS'> & {
  readonly CITABLE_DATA_DIR: string
  readonly CITABLE_WORKERS: number
}

/**
 * Reads the settings. Empty variables count as absent.
 *
 * @returns the settings, and a sentence per `CITABLE_*` name that is not known (a typing error)
 * @throws StartFault naming each wrong variable
 */
export function readSettings(environment: Environment): { readonly settings: Settings; readonly warnings: readonly string[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => (name.startsWith('CITABLE_') || name in settingsSchema.shape) && value !== undefined && value !== '',
    ),
  )
  const result = settingsSchema.safeParse(given)
  if (!result.success) {
    throw new StartFault(result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}.`).join('\n'))
  }
  if (result.data.DATABASE_URL_READ !== undefined && result.data.DATABASE_URL === undefined) {
    throw new StartFault('DATABASE_URL_READ: names a replica of DATABASE_URL, which is not set.')
  }
  if ((result.data.CITABLE_GENERATOR_URL === undefined) !== (result.data.CITABLE_GENERATOR_MODEL === undefined)) {
    throw new StartFault('CITABLE_GENERATOR_URL and CITABLE_GENERATOR_MODEL: set both or neither.')
  }
  if ((result.data.CITABLE_TRANSLATE_MODEL_URL === undefined) !== (result.data.CITABLE_TRANSLATE_MODEL === undefined)) {
    throw new StartFault('CITABLE_TRANSLATE_MODEL_URL and CITABLE_TRANSLATE_MODEL: set both or neither.')
  }
  const warnings = Object.keys(given)
    .filter((name) => !(name in settingsSchema.shape))
    .map((name) => `${name} is not a setting of this program; check its spelling.`)
  return {
    settings: {
      ...result.data,
      CITABLE_DATA_DIR: result.data.CITABLE_DATA_DIR ?? defaultFolder(environment),
      CITABLE_WORKERS: result.data.CITABLE_WORKERS ?? workersFor(availableParallelism()),
    },
    warnings,
  }
}

/** Analysis workers: with more than two cores one is left for answering; with two each takes one, for answering costs a fifth of a core. */
export const workersFor = (cores: number): number => (cores > 2 ? cores - 1 : cores)

/** The name by which robots.txt files and logs know the page fetcher. */
export function userAgentOf(settings: Pick<Settings, 'CITABLE_CONTACT' | 'CITABLE_PUBLIC_URL'>, fallback: string): string {
  const contact = settings.CITABLE_CONTACT ?? `${settings.CITABLE_PUBLIC_URL ?? fallback}/bot`
  return `Mozilla/5.0 (compatible; CitableBot/1.0; +${contact})`
}
