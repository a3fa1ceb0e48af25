import type { SettingsAnswer } from '#shared/answers.ts'
import { type Context, pluginId, query } from '../plugin.ts'

const use = `plugin::${pluginId}.use`
const given = [use, `plugin::${pluginId}.sources`]
/** Roles that write: Strapi's own, whatever a site calls them. */
const writers: readonly unknown[] = ['strapi-editor', 'strapi-author']

interface Role {
  readonly id: number
  readonly name: string
  readonly code: string
  readonly permissions: readonly { readonly action: string }[]
}

/** Roles of the admin that may use the panel. */
export const accessService = ({ strapi }: Context) => {
  const roles = async (): Promise<readonly Role[]> =>
    (await query(strapi, 'admin::role').findMany({
      where: { code: { $ne: 'strapi-super-admin' } },
      populate: { permissions: { select: ['action'] } },
      orderBy: { id: 'asc' },
    })) as unknown as readonly Role[]
  const mayUse = ({ permissions }: Role): boolean => permissions.some(({ action }) => action === use)

  return {
    /** Super admins always may, and are not named. */
    async roles(): Promise<SettingsAnswer['access']['roles']> {
      return (await roles()).map((role) => ({ name: role.name, isWriter: writers.includes(role.code), mayUse: mayUse(role) }))
    },

    /** Gives the rights to use the panel and to look up sources to those who write and may not use it. */
    async giveToWriters(): Promise<void> {
      const service = strapi.service('admin::role') as unknown as {
        addPermissions(role: number, permissions: readonly object[]): Promise<unknown>
      }
      for (const role of await roles())
        if (writers.includes(role.code) && !mayUse(role))
          await service.addPermissions(
            role.id,
            given.map((action) => ({ action, subject: null, properties: {}, conditions: [] })),
          )
    },
  }
}
