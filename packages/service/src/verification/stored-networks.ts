import { z } from 'zod'
import { type Storage, statement } from '../storage/storage.ts'
import { type NetworkList, shippedLists } from './agent-networks.ts'
import { networkListPages } from './network-lists.ts'

const name = 'agent_networks'

const Stored = z.object({
  asked_at: z.number(),
  lists: z.array(
    z.object({
      id: z.string(),
      as_of: z.number(),
      created: z.number().nullable(),
      etag: z.string().nullable(),
      last_modified: z.string().nullable(),
      prefixes: z.string(),
    }),
  ),
})

export interface StoredNetworks {
  /** Milliseconds: when operators were last asked; null: never. */
  readonly askedAt: number | null
  /** Of each list the newer one, the stored or the one that came with this version. */
  readonly lists: readonly NetworkList[]
}

/** Lists that a refresh stored, beside those of this version. */
export async function readStoredNetworks(storage: Storage): Promise<StoredNetworks> {
  const row = await storage.read.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst()
  const stored = Stored.safeParse(row === undefined ? null : JSON.parse(row.value))
  if (!stored.success) return { askedAt: null, lists: shippedLists }
  const lists = new Map(shippedLists.map((list) => [list.id, list]))
  const known = new Set(networkListPages.map(({ id }) => id))
  for (const { id, as_of: asOf, created, etag, last_modified: lastModified, prefixes } of stored.data.lists) {
    const shipped = lists.get(id)
    if (known.has(id) && (!shipped || asOf > shipped.asOf))
      lists.set(id, { id, asOf, created, etag, lastModified, prefixes: prefixes.split(' ') })
  }
  return { askedAt: stored.data.asked_at, lists: [...lists.values()] }
}

/** Stores lists for every process on this database. */
export async function storeNetworks(storage: Storage, lists: readonly NetworkList[], askedAt: number): Promise<void> {
  const value = JSON.stringify({
    asked_at: askedAt,
    lists: lists
      .filter((list) => !shippedLists.includes(list))
      .map(({ id, asOf, created, etag = null, lastModified = null, prefixes }) => ({
        id,
        as_of: asOf,
        created,
        etag,
        last_modified: lastModified,
        prefixes: prefixes.join(' '),
      })),
  } satisfies z.input<typeof Stored>)
  await storage.write([
    statement(
      storage.build
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value })),
    ),
  ])
}
