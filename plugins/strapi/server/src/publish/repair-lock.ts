import { type Context, pluginId } from '../plugin.ts'

/** Milliseconds: a lock that its owner never gave back, because its process died, may be taken after this. */
const lockAge = 5 * 60_000

/** One row of Strapi's store: of several replicas one works off the backlog. */
export const repairLock = ({ strapi }: Context) => {
  const store = () => strapi.store({ type: 'plugin', name: pluginId })
  const set = (at: number) => store().set({ key: 'repair-lock', value: { at } })

  return {
    /** true: this process has it. Compare and set on the stored text, so that one wins. */
    async take(): Promise<boolean> {
      const value = (await store().get({ key: 'repair-lock' })) as { at: number } | null
      if (value && Date.now() - value.at < lockAge) return false
      if (value === null) await set(0)
      const before = JSON.stringify(value ?? { at: 0 })
      const changed = await strapi.db
        .connection('strapi_core_store_settings')
        .where({ key: `plugin_${pluginId}_repair-lock`, value: before })
        .update({ value: JSON.stringify({ at: Date.now() }) })
      return Number(changed) > 0
    },

    /** Says that this process is still at it. */
    renew: (now: number) => set(now),

    release: () => set(0),
  }
}
