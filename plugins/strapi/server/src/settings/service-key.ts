import type { Context } from '../plugin.ts'
import { hintOf, storedKey } from './stored-key.ts'

/** The service's key: encrypted in Strapi's store, or in the environment. */
export const serviceKey = ({ strapi }: Context) => {
  const kept = storedKey({ strapi }, 'service-key')

  return {
    /** The key, from the environment or the store; null: none, or it cannot be decrypted any more. */
    key: async (): Promise<string | null> => process.env.CITABLE_API_KEY || (await kept.read()),

    /** The public part of the key. `environment`: set by CITABLE_API_KEY and not changeable here. */
    async keyState(): Promise<{ readonly source: 'none' | 'stored' | 'environment'; readonly hint: string | null }> {
      if (process.env.CITABLE_API_KEY) return { source: 'environment', hint: hintOf(process.env.CITABLE_API_KEY) }
      const stored = await kept.stored()
      return stored === null ? { source: 'none', hint: null } : { source: 'stored', hint: stored.hint }
    },

    /** Stores the key encrypted; null removes it. false: the site has no encryption key, so nothing was stored. */
    saveKey: kept.save,
  }
}
