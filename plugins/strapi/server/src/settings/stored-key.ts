import { type Context, pluginId } from '../plugin.ts'

interface StoredKey {
  /** By Strapi's own encryption service. */
  readonly encrypted: string
  /** The part people see: prefix and last four characters. */
  readonly hint: string
}

/** A key in Strapi's store, encrypted. `name`: of the entry in the store. */
export const storedKey = ({ strapi }: Context, name: string) => {
  const store = () => strapi.store({ type: 'plugin', name: pluginId })
  const encryption = () =>
    strapi.service('admin::encryption') as unknown as { encrypt(value: string): string | null; decrypt(value: string): string | null }
  const stored = async () => (await store().get({ key: name })) as StoredKey | null

  return {
    stored,

    /** null: there is none, or it cannot be decrypted any more. */
    async read(): Promise<string | null> {
      const found = await stored()
      return found === null ? null : encryption().decrypt(found.encrypted)
    },

    /** null removes it. false: the site has no encryption key, so nothing was stored. */
    async save(key: string | null): Promise<boolean> {
      if (key === null) {
        await store().delete({ key: name })
        return true
      }
      const encrypted = encryption().encrypt(key)
      if (encrypted === null) return false
      await store().set({ key: name, value: { encrypted, hint: hintOf(key) } satisfies StoredKey })
      return true
    },
  }
}

/** `ctb_live_…` and the last four characters; short keys show nothing. */
export function hintOf(key: string): string {
  const prefix = /^[a-z]+_[a-z]+_/.exec(key)?.[0] ?? ''
  return `${prefix}…${key.length >= 20 ? key.slice(-4) : ''}`
}
