import { isDeepStrictEqual } from 'node:util'
import { type Fitted, fitMapping, leftOf, misfitsOf, wantedMapping } from '#shared/mapping/fit-mapping.ts'
import { proposeMapping } from '#shared/mapping/propose-mapping.ts'
import { defaultSettings, type Mapping, type Settings, schemaTypeOf } from '#shared/settings.ts'
import { type Context, pluginId } from '../plugin.ts'
import { basisOf, type Uploads } from '../score/optimizer.ts'
import { serviceKey } from './service-key.ts'
import { createTypeShapes } from './type-shapes.ts'

/** Milliseconds. Other replicas see a changed setting after this. */
const refreshAfter = 10_000

interface Cached {
  readonly at: number
  readonly settings: Settings
  readonly inUse: InUse
  readonly defaultLocale: string
  /** By type; made of the settings here, on first use. */
  readonly fitted: Map<string, Fitted>
}

/** By type: the mapping that was in force when the type had all its fields, without addresses. What a proposal names is missed, too, once it is gone. */
type InUse = Readonly<Record<string, Mapping | undefined>>

export type SettingsService = ReturnType<typeof settingsService>

/** The site's choices, with the proposals filled in, and the service key, which never leaves the server. */
export const settingsService = ({ strapi }: Context) => {
  let cached: Cached | null = null
  const shapes = createTypeShapes(strapi)
  const store = () => strapi.store({ type: 'plugin', name: pluginId })

  const load = async (): Promise<Cached> => {
    // `store().get` is a query each time; the content API asks on every request.
    if (cached && Date.now() - cached.at < refreshAfter) return cached
    const saved = (await store().get({ key: 'settings' })) as Partial<Settings> | null
    const defaultLocale = (await strapi.plugin('i18n')?.service('locales')?.getDefaultLocale()) as string | undefined
    const inUse = ((await store().get({ key: 'inUse' })) as InUse | null) ?? {}
    cached = { at: Date.now(), settings: { ...defaultSettings, ...saved }, inUse, defaultLocale: defaultLocale ?? '', fitted: new Map() }
    return cached
  }

  const fit = (uid: string, { settings, inUse }: Cached): Fitted => {
    const shape = shapes.shape(uid)
    if (shape === null) return { mapping: null, lost: [] }
    const type = settings.types[uid]
    const before = inUse[uid]
    const missed = before === undefined ? [] : misfitsOf(before, shape).map(({ name }) => name)
    // a field that is no longer the likely one, and is there, stays in use
    const proposal = proposeMapping(shape) ?? (before !== undefined && missed.length === 0 ? before : null)
    const wanted = wantedMapping(type, proposal)
    const fitted = wanted === null ? { mapping: null, lost: [] } : fitMapping(wanted, proposal, shape, type?.leftOut)
    return { ...fitted, lost: [...new Set([...fitted.lost, ...missed])] }
  }

  const service = {
    ...serviceKey({ strapi }),
    ...shapes,

    async get(): Promise<Settings> {
      return (await load()).settings
    },

    /** What is in memory, perhaps 10 s old; null: nothing was read yet. Others may have changed it, so it is read again behind the caller's back. */
    known(): Settings | null {
      void load().catch(() => {})
      return cached?.settings ?? null
    },

    async defaultLocale(): Promise<string> {
      return (await load()).defaultLocale
    },

    async save(change: Partial<Settings>): Promise<Settings> {
      const saved = ((await store().get({ key: 'settings' })) as Partial<Settings> | null) ?? {}
      await store().set({ key: 'settings', value: { ...saved, ...change } })
      cached = null
      return service.get()
    },

    /** Forgets what was read, so that the next call asks the database. */
    refresh() {
      cached = null
    },

    /** The mapping in force; null: the type is switched off, is no article, or does not exist. */
    async mapping(uid: string): Promise<Mapping | null> {
      return (await service.get()).types[uid]?.enabled === false ? null : (await service.fitted(uid)).mapping
    },

    /** The mapping of a type as people chose it, held to the type as it is now, whether it is switched on or off. */
    async fitted(uid: string): Promise<Fitted> {
      const read = await load()
      const known = read.fitted.get(uid) ?? fit(uid, read)
      read.fitted.set(uid, known)
      return known
    },

    /** What a type that has no mapping any more still has of the one that was in force; null: it has one, or never had. */
    async left(uid: string): Promise<Mapping | null> {
      const { settings, inUse } = await load()
      const [shape, before] = [shapes.shape(uid), inUse[uid]]
      if (shape === null || before === undefined || (await service.fitted(uid)).mapping !== null) return null
      return leftOf({ ...before, ...settings.types[uid]?.chosen }, shape)
    },

    /** Stores which mappings are in force. Fields that are gone stay missed until people save the mapping of their type: that is `saved`. */
    async remember(saved?: string): Promise<void> {
      const { settings, inUse } = await load()
      const now: Record<string, Mapping> = {}
      for (const uid of shapes.uids()) {
        const [shape, before] = [shapes.shape(uid), inUse[uid]]
        if (shape === null) continue
        const isMissed = uid !== saved && before !== undefined && misfitsOf(before, shape).length > 0
        const isOff = settings.types[uid]?.enabled === false
        const mapping = isMissed || isOff ? before : (await service.fitted(uid)).mapping
        if (mapping) now[uid] = { ...mapping, addresses: {} }
      }
      if (isDeepStrictEqual(now, inUse)) return
      await store().set({ key: 'inUse', value: now })
      cached = null
    },

    /** Where uploads are: below the server's public address, when it is a full one, and whether their provider signs addresses for each reader. */
    async uploads(): Promise<Uploads> {
      const url = strapi.config.get<string>('server.absoluteUrl', '')
      const upload = strapi.plugin('upload') as unknown as { readonly provider?: Provider } | undefined
      const isPrivate = await signs(upload?.provider)
      return {
        assets: URL.canParse(url) ? url.replace(/(?<!\/)\/+$/, '') : null,
        privateProvider: isPrivate ? strapi.config.get<string>('plugin::upload.provider', '') : null,
      }
    },

    /** Basis of the results of a type now; empty: it is not analysed. */
    async basis(uid: string): Promise<string> {
      const [mapping, chosen] = [await service.mapping(uid), await service.get()]
      return mapping === null
        ? ''
        : basisOf({ mapping, site: chosen.site, schemaType: schemaTypeOf(chosen, uid), uploads: await service.uploads() })
    },
  }

  return service
}

/** The part of an upload provider that we use. */
interface Provider {
  isPrivate?(): Promise<boolean> | boolean
}

/** True for a provider that signs addresses for each reader, and for one that cannot say so. */
async function signs(provider: Provider | undefined): Promise<boolean> {
  try {
    return (await provider?.isPrivate?.()) === true
  } catch {
    return true
  }
}
