import {
  scopes as allScopes,
  ensureSite,
  ensureTenant,
  ensureTestSpace,
  type KeyScope,
  listKeys,
  newKey,
  openData,
  presentKey,
  readNetwork,
  retireKey,
  revokeKey,
  type Storage,
  type StoredKey,
  siteHost,
} from '@citable/service/data'
import type { CommandContext } from '../command-context.ts'
import { dataSettings } from '../data-settings.ts'
import { exitCodes, readArguments, readNumber, UsageFault } from '../usage.ts'

const help = `citable keys: keys of the service on this machine

Usage
  citable keys create [--name <text>] [--scopes <a,b> | --for wordpress|strapi|ingest] [--site <host>] [--days <n>] [--test]
  citable keys list [--json]
  citable keys rotate <id> [--overlap <seconds>]
  citable keys revoke <id>

Options
  --name <text>     what the key is for
  --scopes <list>   ${allScopes.slice(0, 5).join(', ')},
                    ${allScopes.slice(5).join(', ')};
                    default: optimize:write,score:read
  --for <host>      the scopes that a plugin needs
  --site <host>     the one site the key works for, such as example.com
  --ip-allow <list> networks it may be used from, such as 192.0.2.0/24; everywhere when absent
  --test            a test key: data of its own, nothing is sent to other servers
  --days <n>        days until it expires; never when absent
  --overlap <s>     seconds the old key stays valid after rotate (86400; at most 604800)
  --tenant <name>   separate space for another customer or team (default: default)
  --data <folder>   folder of the database (CITABLE_DATA_DIR)
  --json            list as JSON
  --help

create and rotate print the key alone on standard output, once; it is stored only as a digest.
`

const bundles: Readonly<Record<string, readonly KeyScope[]>> = {
  wordpress: ['optimize:write', 'score:read', 'translate:write', 'analytics:read', 'events:write', 'events:attest', 'agents:reach'],
  strapi: ['optimize:write', 'score:read', 'translate:write', 'analytics:read', 'events:write', 'events:attest', 'agents:reach'],
  ingest: ['events:write'],
}

const options = {
  name: { type: 'string' },
  scopes: { type: 'string' },
  for: { type: 'string' },
  days: { type: 'string' },
  site: { type: 'string' },
  'ip-allow': { type: 'string' },
  test: { type: 'boolean', default: false },
  overlap: { type: 'string' },
  tenant: { type: 'string', default: 'default' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Values = ReturnType<typeof read>['values']
const read = (args: readonly string[]) => readArguments({ args: [...args], options, allowPositionals: true })

/** Work of an action on the database, once its arguments are right. */
type Work = (storage: Storage, secret: string, context: CommandContext) => Promise<number>

const actions: Readonly<Record<string, (values: Values, id: string | undefined) => Work>> = { create, list, rotate, revoke }

/** `citable keys create|list|rotate|revoke`, on the local database. */
export async function keysCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = read(args)
  const [action, ...rest] = positionals
  if (values.help || action === undefined) {
    context.output.write(help)
    return values.help ? exitCodes.done : exitCodes.usage
  }
  const prepare = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!prepare) throw new UsageFault(`keys can create, list, rotate and revoke, not “${action}”.`)
  if (rest.length > (action === 'revoke' || action === 'rotate' ? 1 : 0)) throw new UsageFault(`keys ${action} takes no “${rest.at(-1)}”.`)
  const run = prepare(values, rest[0])
  const { storage, secret } = await openData(await dataSettings(values.data, context))
  try {
    return await run(storage, secret, context)
  } finally {
    await storage.close()
  }
}

function create(values: Values): Work {
  const chosen = chooseScopes(values)
  const days = values.days === undefined ? null : readNumber('--days', values.days, 1, 36_500)
  const name = values.name ?? values.for ?? 'made by the command line'
  if (name.length < 1 || name.length > 80) throw new UsageFault('--name must have 1 to 80 characters.')
  const host = chooseHost(values)
  const ipAllow = chooseNetworks(values)
  return async (storage, secret, { output, messages }) => {
    const now = Date.now()
    const tenant = await ensureTenant(storage, values.tenant, now)
    const scope = { tenantId: tenant.id }
    const { key, stored, statement } = newKey(
      storage,
      scope,
      {
        name,
        scopes: chosen,
        environment: values.test ? 'test' : 'live',
        site: host === null ? null : await ensureSite(storage, scope, host, now),
        ipAllow,
        expiresAt: days === null ? null : now + days * 24 * 60 * 60 * 1000,
        createdBy: null,
      },
      secret,
      now,
    )
    await storage.write([...(values.test ? [ensureTestSpace(storage, scope, now)] : []), statement])
    messages.write(`${stored.id} for ${values.tenant}: ${chosen.join(', ')}. The key is shown only now:\n`)
    output.write(`${key}\n`)
    return exitCodes.done
  }
}

function chooseHost(values: Values): string | null {
  if (values.site === undefined) return null
  const host = siteHost(values.site)
  if (host === null) throw new UsageFault(`--site takes a host name such as example.com, not “${values.site}”.`)
  return host
}

function chooseNetworks(values: Values): readonly string[] {
  const ranges = (values['ip-allow'] ?? '')
    .split(',')
    .map((range) => range.trim())
    .filter((range) => range !== '')
  const wrong = ranges.find((range) => readNetwork(range) === null)
  if (wrong !== undefined) throw new UsageFault(`--ip-allow takes networks such as 192.0.2.0/24, not “${wrong}”.`)
  return ranges
}

function chooseScopes(values: Values): readonly KeyScope[] {
  if (values.for !== undefined) {
    const bundle = Object.hasOwn(bundles, values.for) ? bundles[values.for] : undefined
    if (!bundle || values.scopes !== undefined)
      throw new UsageFault(`--for takes one of ${Object.keys(bundles).join(', ')}, without --scopes.`)
    return bundle
  }
  const names = (values.scopes ?? 'optimize:write,score:read').split(',').map((name) => name.trim())
  const wrong = names.find((name) => !(allScopes as readonly string[]).includes(name))
  if (wrong !== undefined) throw new UsageFault(`There is no scope “${wrong}”. Scopes: ${allScopes.join(', ')}.`)
  return [...new Set(names)] as KeyScope[]
}

function list(values: Values): Work {
  return async (storage, _, { output }) => {
    const now = Date.now()
    const tenant = await ensureTenant(storage, values.tenant, now)
    const keys = (await listKeys(storage, { tenantId: tenant.id })).map((key) => presentKey(key, now))
    if (values.json) output.write(`${JSON.stringify(keys, null, 2)}\n`)
    else if (keys.length === 0) output.write('no keys yet: citable keys create\n')
    else {
      for (const { id, prefix, last4, name, status, scopes, last_used_at } of keys) {
        output.write(
          `${id}  ${prefix}…${last4}  ${status.padEnd(8)}  ${name}  [${scopes.join(' ')}]  last used ${last_used_at ?? 'never'}\n`,
        )
      }
    }
    return exitCodes.done
  }
}

function rotate(values: Values, id: string | undefined): Work {
  const named = requireId(id)
  const overlap = values.overlap === undefined ? 86_400 : readNumber('--overlap', values.overlap, 0, 604_800)
  return async (storage, secret, { output, messages }) => {
    const known = await findKey(storage, values, named, messages)
    if (!known) return exitCodes.failed
    const now = Date.now()
    const scope = { tenantId: known.tenantId }
    const { key, stored, statement } = newKey(storage, scope, { ...known, createdBy: null }, secret, now)
    const end = Math.min(now + overlap * 1000, known.expiresAt ?? Number.POSITIVE_INFINITY)
    const { ok } = await storage.write([retireKey(storage, scope, known, end, now), statement])
    if (!ok) {
      messages.write(`citable: ${known.id} was rotated or revoked before.\n`)
      return exitCodes.failed
    }
    messages.write(`${stored.id} takes the place of ${known.id}, which ends ${new Date(end).toISOString()}. The key is shown only now:\n`)
    output.write(`${key}\n`)
    return exitCodes.done
  }
}

function revoke(values: Values, id: string | undefined): Work {
  const named = requireId(id)
  return async (storage, _, { output, messages }) => {
    const known = await findKey(storage, values, named, messages)
    if (!known) return exitCodes.failed
    if (known.revokedAt === null) await storage.write([revokeKey(storage, { tenantId: known.tenantId }, known.id, Date.now())])
    output.write(`${known.id} is revoked.\n`)
    return exitCodes.done
  }
}

function requireId(id: string | undefined): string {
  if (id === undefined) throw new UsageFault('Name the key’s id, as citable keys list shows it.')
  return id
}

/** The tenant's key with this id; a sentence when there is none. */
async function findKey(storage: Storage, values: Values, id: string, messages: CommandContext['messages']): Promise<StoredKey | null> {
  const tenant = await ensureTenant(storage, values.tenant, Date.now())
  const known = (await listKeys(storage, { tenantId: tenant.id })).find((key) => key.id === id) ?? null
  if (!known) messages.write(`citable: there is no key ${id}.\n`)
  return known
}
