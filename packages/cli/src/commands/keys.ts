import path from 'node:path'
import {
  scopes as allScopes,
  ensureTenant,
  type KeyScope,
  listKeys,
  newKey,
  openData,
  presentKey,
  revokeKey,
  type Storage,
} from '@citable/service'
import { readSettings } from '@citable/service/analysis'
import { exitCodes, readArguments, readNumber, UsageFault } from '../usage.ts'

const help = `citable keys: keys of the service on this machine

Usage
  citable keys create [--name <text>] [--scopes <a,b> | --for wordpress|strapi|ingest] [--days <n>]
  citable keys list [--json]
  citable keys revoke <id>

Options
  --name <text>     what the key is for
  --scopes <list>   ${allScopes.slice(0, 5).join(', ')},
                    ${allScopes.slice(5).join(', ')};
                    default: optimize:write,score:read
  --for <host>      the scopes that a plugin needs
  --days <n>        days until it expires; never when absent
  --tenant <name>   separate space for another customer or team (default: default)
  --data <folder>   folder of the database (CITABLE_DATA_DIR)
  --json            list as JSON
  --help

create prints the key alone on standard output, once; it is stored only as a digest.
`

const bundles: Readonly<Record<string, readonly KeyScope[]>> = {
  wordpress: ['optimize:write', 'score:read', 'translate:write', 'analytics:read', 'events:write'],
  strapi: ['optimize:write', 'score:read', 'translate:write', 'analytics:read', 'events:write'],
  ingest: ['events:write'],
}

const options = {
  name: { type: 'string' },
  scopes: { type: 'string' },
  for: { type: 'string' },
  days: { type: 'string' },
  tenant: { type: 'string', default: 'default' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Values = ReturnType<typeof read>['values']
const read = (args: readonly string[]) => readArguments({ args: [...args], options, allowPositionals: true })

/** `citable keys create|list|revoke`, on the local database. */
export async function keysCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = read(args)
  const [action, ...rest] = positionals
  if (values.help || action === undefined) {
    process.stdout.write(help)
    return values.help ? exitCodes.done : exitCodes.usage
  }
  const actions: Readonly<Record<string, (storage: Storage, secret: string) => Promise<number>>> = {
    create: (storage, secret) => create(storage, secret, values),
    list: (storage) => list(storage, values),
    revoke: (storage) => revoke(storage, values, rest[0]),
  }
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) throw new UsageFault(`keys can create, list and revoke, not “${action}”.`)
  if (rest.length > (action === 'revoke' ? 1 : 0)) throw new UsageFault(`keys ${action} takes no “${rest.at(-1)}”.`)
  const { settings } = readSettings(process.env)
  const { storage, secret } = await openData(
    values.data === undefined ? settings : { ...settings, CITABLE_DATA_DIR: path.resolve(values.data) },
  )
  try {
    return await run(storage, secret)
  } finally {
    await storage.close()
  }
}

async function create(storage: Storage, secret: string, values: Values): Promise<number> {
  const chosen = chooseScopes(values)
  const days = values.days === undefined ? null : readNumber('--days', values.days, 1, 36_500)
  const name = values.name ?? values.for ?? 'made by the command line'
  if (name.length < 1 || name.length > 80) throw new UsageFault('--name must have 1 to 80 characters.')
  const now = Date.now()
  const tenant = await ensureTenant(storage, values.tenant, now)
  const { key, stored, statement } = newKey(
    storage,
    { tenantId: tenant.id },
    {
      name,
      scopes: chosen,
      environment: 'live',
      site: null,
      ipAllow: [],
      expiresAt: days === null ? null : now + days * 24 * 60 * 60 * 1000,
      createdBy: null,
    },
    secret,
    now,
  )
  await storage.write([statement])
  process.stderr.write(`${stored.id} for ${values.tenant}: ${chosen.join(', ')}. The key is shown only now:\n`)
  process.stdout.write(`${key}\n`)
  return exitCodes.done
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

async function list(storage: Storage, values: Values): Promise<number> {
  const now = Date.now()
  const tenant = await ensureTenant(storage, values.tenant, now)
  const keys = (await listKeys(storage, { tenantId: tenant.id })).map((key) => presentKey(key, now))
  if (values.json) process.stdout.write(`${JSON.stringify(keys, null, 2)}\n`)
  else if (keys.length === 0) process.stdout.write('no keys yet: citable keys create\n')
  else {
    for (const { id, prefix, last4, name, status, scopes, last_used_at } of keys) {
      process.stdout.write(
        `${id}  ${prefix}…${last4}  ${status.padEnd(8)}  ${name}  [${scopes.join(' ')}]  last used ${last_used_at ?? 'never'}\n`,
      )
    }
  }
  return exitCodes.done
}

async function revoke(storage: Storage, values: Values, id: string | undefined): Promise<number> {
  if (id === undefined) throw new UsageFault('Name the key’s id, as citable keys list shows it.')
  const now = Date.now()
  const tenant = await ensureTenant(storage, values.tenant, now)
  const scope = { tenantId: tenant.id }
  const known = (await listKeys(storage, scope)).find((key) => key.id === id)
  if (!known) {
    process.stderr.write(`citable: there is no key ${id}.\n`)
    return exitCodes.failed
  }
  if (known.revokedAt === null) await storage.write([revokeKey(storage, scope, id, now)])
  process.stdout.write(`${id} is revoked.\n`)
  return exitCodes.done
}
