import type { AltText, AltTextsAnswer } from '#shared/answers.ts'
import { fileUid } from '#shared/entry/relations.ts'
import type { App } from '../create-services.ts'
import { mayRead, parse, type RequestContext } from '../http.ts'
import { linkTable, query, type Row } from '../plugin.ts'
import { AltTextsChange } from '../schemas.ts'

const pageSize = 30

const updateAction = 'plugin::upload.assets.update'

/** Alternative texts of the pictures that published entries show, in the Media Library's own files. */
export const altTextsController = ({ strapi, settings }: App) => {
  /** Uploads that the caller's types are made from, and how many entries each is in. One query. */
  async function shown(context: RequestContext): Promise<ReadonlyMap<string, number>> {
    const uids = settings.uids().filter((uid) => mayRead(context, uid))
    const rows = (await strapi.db
      .getConnection(linkTable)
      .whereIn('content_type', uids)
      .where('target', 'like', `${fileUid} %`)
      .select('target')) as readonly Row[]
    const counts = new Map<string, number>()
    for (const { target } of rows) {
      const id = String(target).slice(fileUid.length + 1)
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }

  return {
    /** Pictures without an alternative text, by name, a page of them. */
    async list(context: RequestContext) {
      const page = Number(context.query.page ?? 1)
      if (!Number.isInteger(page) || page < 1 || page > 1_000_000) return context.badRequest('page must be a whole number from 1 on')
      if (!maySee(context)) return context.forbidden()
      const counts = await shown(context)
      const files = await query(strapi, fileUid).findMany({
        select: ['id', 'documentId', 'name', 'url', 'formats', 'alternativeText'],
        where: { mime: { $startsWith: 'image/' }, $or: [{ alternativeText: null }, { alternativeText: '' }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      })
      const wanted = files.filter(({ id, documentId }) => counts.has(String(documentId)) || counts.has(String(id)))
      context.body = {
        mayChange: mayChange(context),
        total: wanted.length,
        pageSize,
        files: wanted.slice((page - 1) * pageSize, page * pageSize).map(
          (file): AltText => ({
            id: Number(file.id),
            name: String(file.name),
            url: String((file.formats as { thumbnail?: { url?: string } } | null)?.thumbnail?.url ?? file.url),
            entries: counts.get(String(file.documentId)) ?? counts.get(String(file.id)) ?? 0,
          }),
        ),
      } satisfies AltTextsAnswer
    },

    /** Writes texts where the files still say what the caller saw; the others are named. */
    async change(context: RequestContext) {
      const asked = parse(context, AltTextsChange, context.request.body)
      if (asked === null) return
      if (!maySee(context) || !mayChange(context)) return context.forbidden()
      const counts = await shown(context)
      const permissions = strapi.service('admin::permission') as unknown as Permissions
      const manager = permissions.createPermissionsManager({ ability: context.state.userAbility, action: updateAction, model: fileUid })
      const upload = strapi.plugin('upload').service('upload') as unknown as {
        updateFileInfo(id: number, info: { alternativeText: string }): Promise<unknown>
      }
      const changed: number[] = []
      const left: number[] = []
      for (const { id, was, text } of asked.changes) {
        const file = await query(strapi, fileUid).findOne({ where: { id }, populate: { createdBy: { populate: { roles: true } } } })
        // a role may be bound to its own files
        const isTheirs = file !== null && manager.ability.can(updateAction, manager.toSubject(file))
        const isShown = isTheirs && (counts.has(String(file.documentId)) || counts.has(String(file.id)))
        if (!isShown || String(file.alternativeText ?? '') !== was) left.push(id)
        else {
          await upload.updateFileInfo(id, { alternativeText: text })
          changed.push(id)
        }
      }
      context.body = { changed, left }
    },
  }
}

/** The part of Strapi's permissions that decides on one file. */
interface Permissions {
  createPermissionsManager(asked: { readonly ability: unknown; readonly action: string; readonly model: string }): {
    readonly ability: { can(action: string, subject: unknown): boolean }
    toSubject(file: Row): unknown
  }
}

/** The Media Library's own rights. */
const maySee = (context: RequestContext): boolean => context.state.userAbility?.can('plugin::upload.read') === true
const mayChange = (context: RequestContext): boolean => context.state.userAbility?.can(updateAction) === true
