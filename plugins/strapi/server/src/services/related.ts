import { pathsTo } from '../../../src/mapping/relations.ts'
import { type Context, query } from '../plugin.ts'
import { outsideRequest } from './outside.ts'
import { mappedNames } from './read-published.ts'
import { servicesOf } from './services-of.ts'

/** Documents per change of a related entry that are synced at once; the repair job does not see such changes, so the limit is high. */
const max = 10_000

/** Articles carry their authors' names and what related entries say: when one of these changes or goes, so does their JSON-LD. */
export const relatedService = ({ strapi }: Context) => {
  /** Syncs the documents whose snapshots were made from what has changed or is gone, such as `api::author.author k2…`. Never rejects. */
  const changed = (target: string, more?: () => Promise<readonly Entry[]>): Promise<void> => outsideRequest(() => look(target, more))

  const look = async (target: string, more: () => Promise<readonly Entry[]> = async () => []): Promise<void> => {
    const { snapshots } = servicesOf(strapi)
    try {
      const entries = [...(await snapshots.madeFrom(target)), ...(await more())]
      const unique = new Map(entries.map((entry) => [`${entry.uid} ${entry.documentId}`, entry]))
      await Promise.all([...unique.values()].map(({ uid, documentId }) => snapshots.syncSoon(uid, documentId)))
    } catch (error) {
      strapi.log.error(
        `[citable] entries made from ${target} were not looked at: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }

  /** Articles that name the entry as their author or in their text, although it was not public when they were analysed. */
  const naming = async (uid: string, documentId: string): Promise<readonly Entry[]> => {
    const { settings } = servicesOf(strapi)
    const found: Entry[] = []
    for (const source of settings.uids()) {
      const shape = settings.shape(source)
      const mapping = await settings.mapping(source)
      const paths = shape === null || mapping === null ? [] : pathsTo(uid, mappedNames(mapping, shape), shape)
      if (shape === null || paths.length === 0) continue
      const rows = await query(strapi, source).findMany({
        select: ['documentId'],
        where: {
          $or: paths.map((path) => path.split('.').reduceRight<object>((inner, name) => ({ [name]: inner }), { documentId })),
          ...(shape.draftAndPublish && { publishedAt: { $notNull: true } }),
        },
        limit: max,
      })
      for (const row of rows) found.push({ uid: source, documentId: String(row.documentId) })
    }
    return found
  }

  return {
    /** An entry was published, changed, taken back or deleted. */
    syncSoon: (uid: string, documentId: string): Promise<void> => changed(`${uid} ${documentId}`, () => naming(uid, documentId)),
    changed,
  }
}

interface Entry {
  readonly uid: string
  readonly documentId: string
}
