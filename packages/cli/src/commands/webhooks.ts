import { CitableError, type Client, type components } from '@citable/client'
import type { WebhookType } from '@citable/contract'
import type { CommandContext } from '../command-context.ts'
import { plainText } from '../plain-text.ts'
import { createServiceClient, ownService } from '../service-client.ts'
import { exitCodes, readArguments, readNumber, UsageFault } from '../usage.ts'

const help = (types: readonly WebhookType[]): string => `citable webhooks: addresses that a service tells of results

Usage
  citable webhooks create <https address> [--events <a,b>] [--description <text>]
  citable webhooks list
  citable webhooks deliveries <id> [--limit <n>]
  citable webhooks test|enable|disable|delete <id>
  citable webhooks rotate <id> [--overlap <seconds>]

Options
  --api <url>, --key <key>    the service (default: what serve listens on, http://127.0.0.1:8787/v1 or as CITABLE_HOST and
                              CITABLE_PORT say); the key may stand in CITABLE_API_KEY and needs the scope webhooks:manage
  --events <list>             ${types.slice(0, 3).join(', ')},
                              ${types.slice(3, 6).join(', ')},
                              ${types.slice(6).join(', ')};
                              default: all, also those that come later
  --description <text>        what it is for
  --overlap <s>               seconds in which rotate has both secrets sign (default 86400; at most 604800)
  --limit <n>                 newest deliveries shown, 1 to 200 (default 20)
  --json                      as JSON
  --help

create and rotate print the secret alone on standard output, once. Receivers verify with any Standard Webhooks library.
`

const options = {
  api: { type: 'string' },
  key: { type: 'string' },
  events: { type: 'string' },
  description: { type: 'string' },
  overlap: { type: 'string', default: '86400' },
  limit: { type: 'string', default: '20' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Values = ReturnType<typeof read>['values']
const read = (args: readonly string[]) => readArguments({ args: [...args], options, allowPositionals: true })

/** Work of an action on the service, with its one argument. @returns the printed text; printed for a person on standard error */
type Action = (client: Client, argument: string, values: Values) => Promise<{ readonly out?: string; readonly note?: string }>

type Webhook = components['schemas']['Webhook']

const lines = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('')
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const rowOf = ({ id, status, failures, events, url }: Webhook): string =>
  `${id}  ${status.padEnd(8)}  ${failures} failures  ${events.join(',')}  ${plainText(url)}`

const changeTo =
  (status: 'active' | 'disabled'): Action =>
  async (client, id, values) => {
    const webhook = await client.changeWebhook(id, { status })
    return { out: values.json ? json(webhook) : lines([rowOf(webhook)]) }
  }

const actions: Readonly<Record<string, { readonly argument: string | null; readonly run: Action }>> = {
  create: {
    argument: 'an https address',
    run: async (client, url, values) => {
      const { secret, ...webhook } = await client.createWebhook({
        url,
        events: (values.events?.split(',') ?? ['*']) as ['*'],
        ...(values.description !== undefined && { description: values.description }),
      })
      return values.json ? { out: json({ ...webhook, secret }) } : { out: lines([secret]), note: rowOf(webhook) }
    },
  },
  list: {
    argument: null,
    run: async (client, _, values) => {
      const { data } = await client.listWebhooks()
      return { out: values.json ? json(data) : data.length === 0 ? 'no webhooks yet\n' : lines(data.map(rowOf)) }
    },
  },
  deliveries: {
    argument: 'the id of a webhook',
    run: async (client, id, values) => {
      const { data } = await client.listDeliveries(id, { limit: readNumber('--limit', values.limit, 1, 200) })
      const rows = data.map(
        ({ id, type, status, attempts, response_status, created_at }) =>
          `${id}  ${created_at}  ${status.padEnd(9)}  ${attempts} attempts  ${response_status ?? '–'}  ${type}`,
      )
      return { out: values.json ? json(data) : rows.length === 0 ? 'no deliveries yet\n' : lines(rows) }
    },
  },
  test: {
    argument: 'the id of a webhook',
    run: async (client, id) => ({ out: lines([(await client.testWebhook(id)).delivery_id]) }),
  },
  enable: { argument: 'the id of a webhook', run: changeTo('active') },
  disable: { argument: 'the id of a webhook', run: changeTo('disabled') },
  rotate: {
    argument: 'the id of a webhook',
    run: async (client, id, values) => {
      const { secret } = await client.rotateWebhook(id, { overlap_s: readNumber('--overlap', values.overlap, 0, 604_800) })
      return { out: lines([secret]) }
    },
  },
  delete: {
    argument: 'the id of a webhook',
    run: async (client, id) => {
      await client.deleteWebhook(id)
      return { note: `deleted ${id}` }
    },
  },
}

/** `citable webhooks <action>`, of a running service: its workers deliver. */
export async function webhooksCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = read(args)
  const [name, argument, ...more] = positionals
  if (values.help || name === undefined) {
    context.output.write(help((await import('@citable/contract')).webhookTypes))
    return values.help ? exitCodes.done : exitCodes.usage
  }
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new UsageFault(`webhooks can ${Object.keys(actions).join(', ')}, not “${name}”.`)
  if (action.argument !== null && argument === undefined) throw new UsageFault(`webhooks ${name} needs ${action.argument}.`)
  const left = action.argument === null ? argument : more[0]
  if (left !== undefined) throw new UsageFault(`webhooks ${name} takes no “${left}”.`)
  const client = createServiceClient(values.api ?? ownService(context.environment), values.key ?? context.environment.CITABLE_API_KEY)
  try {
    const { out = '', note } = await action.run(client, argument ?? '', values)
    context.output.write(out)
    if (note !== undefined) context.messages.write(`${note}\n`)
    return exitCodes.done
  } catch (error) {
    if (!(error instanceof CitableError)) throw error
    context.messages.write(`citable: ${plainText(error.message)}\n`)
    return exitCodes.failed
  }
}
