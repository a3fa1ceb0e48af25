import { type Context, pluginId } from '../plugin.ts'

interface StoredKey {
  /** By Strapi's own encryption service. */
  readonly encrypted: string
  /** The part people see: prefix and last four characters. */
  readonly hint: string
}

/** The service's key: encrypted in Strapi's store, or in the environment. */
export const serviceKey = ({ strapi }: Context) => {
  const store = () => strapi.store({ type: 'plugin', name: pluginId })
  const encryption = () =>
    strapi.service('admin::encryption') as unknown as { encrypt(value: string): string | null; decrypt(value: string): string | null }

  return {
    /** The key, from the environment or the store; null: none, or it cannot be decrypted any more. */
    async key(): Promise<string | null> {
      if (process.env.CITABLE_API_KEY) return process.env.CITABLE_API_KEY
      const stored = (await store().get({ key: 'service-key' })) as StoredKey | null
      return stored ? encryption().decrypt(stored.encrypted) : null
    },

    /** The public part of the key. `environment`: set by CITABLE_API_KEY and not changeable here. */
    async keyState(): Promise<{ readonly source: 'none' | 'stored' | 'environment'; readonly hint: string | null }> {
      if (process.env.CITABLE_API_KEY) return { source: 'environment', hint: hintOf(process.env.CITABLE_API_KEY) }
      const stored = (await store().get({ key: 'service-key' })) as StoredKey | null
      return stored ? { source: 'stored', hint: stored.hint } : { source: 'none', hint: null }
    },

    /** Stores the key encrypted; null removes it. false: the site has no encryption key, so nothing was stored. */
    async saveKey(key: string | null): Promise<boolean> {
      if (key === null) {
        await store().delete({ key: 'service-key' })
        return true
      }
      const encrypted = encryption().encrypt(key)
      if (encrypted === null) return false
      await store().set({ key: 'service-key', value: { encrypted, hint: hintOf(key) } satisfies StoredKey })
      return true
    },
  }
}

/** `ctb_live_…` and the last four characters; short keys show nothing. */
export function hintOf(key: string): string {
  const prefix = /^[a-z]+_[a-z]+_/.exec(key)?.[0] ?? ''
  return `${prefix}…${key.length >= 20 ? key.slice(-4) : ''}`
}
