import { mostDepth } from '../../../src/mapping/component-roles.ts'
import { rulesOf } from '../../../src/mapping/field-rules.ts'
import { proposeMapping } from '../../../src/mapping/propose-mapping.ts'
import type { Attribute, TypeShape } from '../../../src/mapping/shape.ts'
import { defaultSettings, type Mapping, type Settings } from '../../../src/settings.ts'
import { type Context, pluginId } from '../plugin.ts'

/** Milliseconds. Other replicas see a changed setting after this. */
const refreshAfter = 10_000

interface Cached {
  readonly at: number
  readonly settings: Settings
  readonly defaultLocale: string
}

interface StoredKey {
  /** By Strapi's own encryption service. */
  readonly encrypted: string
  /** What people see: prefix and last four characters. */
  readonly hint: string
}

/** Custom fields whose editors keep HTML. */
const htmlEditors = /ckeditor|tinymce|wysiwyg|quill|tiptap|froala|summernote|html/i

/** Names of types whose text is not the site's content, or that hold people's data. */
const isOwnContent = (uid: string) => uid.startsWith('api::')
const personalAttributes = new Set(['email', 'password', 'resetPasswordToken', 'confirmationToken', 'provider'])

/** The site's choices, with the proposals filled in, and the service key, which never leaves the server. */
export const settingsService = ({ strapi }: Context) => {
  let cached: Cached | null = null
  const shapes = new Map<string, TypeShape | null>()
  const store = () => strapi.store({ type: 'plugin', name: pluginId })
  const encryption = () =>
    strapi.service('admin::encryption') as unknown as { encrypt(value: string): string | null; decrypt(value: string): string | null }

  const load = async (): Promise<Cached> => {
    // `store().get` is a query each time; the content API asks on every request.
    if (cached && Date.now() - cached.at < refreshAfter) return cached
    const saved = (await store().get({ key: 'settings' })) as Partial<Settings> | null
    const defaultLocale = (await strapi.plugin('i18n')?.service('locales')?.getDefaultLocale()) as string | undefined
    cached = { at: Date.now(), settings: { ...defaultSettings, ...saved }, defaultLocale: defaultLocale ?? '' }
    return cached
  }

  const attributesOf = (attributes: Record<string, Record<string, unknown>>): Readonly<Record<string, Attribute>> =>
    Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, attributeOf(attribute)]))

  const attributeOf = (attribute: Record<string, unknown>): Attribute => ({
    type: String(attribute.type),
    ...rulesOf(attribute),
    ...(attribute.required === true && { required: true }),
    ...((attribute.private === true || attribute.type === 'password') && { private: true }),
    ...(typeof attribute.customField === 'string' && {
      isCustom: true,
      ...(htmlEditors.test(attribute.customField) && { isHtml: true }),
    }),
    ...(typeof attribute.component === 'string' && { component: attribute.component, repeatable: attribute.repeatable === true }),
    ...(Array.isArray(attribute.components) && { components: attribute.components.map(String) }),
    ...(attribute.type === 'media' && { multiple: attribute.multiple === true }),
    ...(attribute.type === 'relation' &&
      typeof attribute.target === 'string' && { target: attribute.target, targetAttributes: publicText(attribute.target) }),
  })

  /** Text attributes of a related type that may appear in public. Accounts of the admin never do. */
  const publicText = (uid: string): readonly string[] => {
    if (uid.startsWith('admin::')) return []
    const attributes =
      (strapi.contentTypes as unknown as Record<string, { attributes: Record<string, Record<string, unknown>> } | undefined>)[uid]
        ?.attributes ?? {}
    return Object.entries(attributes)
      .filter(
        ([name, { type, private: isPrivate }]) =>
          (type === 'string' || type === 'text') && isPrivate !== true && !personalAttributes.has(name),
      )
      .map(([name]) => name)
  }

  const service = {
    async get(): Promise<Settings> {
      return (await load()).settings
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

    /** Types of the site, in the order of their names. */
    uids(): readonly string[] {
      return Object.keys(strapi.contentTypes).filter(isOwnContent).sort()
    },

    shape(uid: string): TypeShape | null {
      const known = shapes.get(uid)
      if (known !== undefined) return known
      const type = isOwnContent(uid) ? (strapi.contentTypes as unknown as Record<string, ContentType | undefined>)[uid] : undefined
      const shape = type === undefined ? null : shapeOf(uid, type)
      shapes.set(uid, shape)
      return shape
    },

    /** The mapping in force; null: the type is switched off, is no article, or does not exist. */
    async mapping(uid: string): Promise<Mapping | null> {
      const shape = service.shape(uid)
      if (shape === null) return null
      const chosen = (await service.get()).types[uid]
      if (chosen && !chosen.enabled) return null
      return chosen?.mapping ?? proposeMapping(shape)
    },

    /** The key, from the environment or the store; null: none, or it cannot be decrypted any more. */
    async key(): Promise<string | null> {
      if (process.env.CITABLE_API_KEY) return process.env.CITABLE_API_KEY
      const stored = (await store().get({ key: 'service-key' })) as StoredKey | null
      return stored ? encryption().decrypt(stored.encrypted) : null
    },

    /** What may be shown of the key. `environment`: set by CITABLE_API_KEY and not changeable here. */
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

    /** Origin of uploads: the server's public address, when it is a full one. */
    assets(): string | null {
      const url = strapi.config.get<string>('server.absoluteUrl', '')
      return URL.canParse(url) ? new URL(url).origin : null
    },
  }

  interface ContentType {
    readonly kind: 'collectionType' | 'singleType'
    readonly info: { readonly displayName: string }
    readonly options?: { readonly draftAndPublish?: boolean }
    readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } }
    readonly attributes: Record<string, Record<string, unknown>>
  }

  const internal = new Set([
    'id',
    'documentId',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'firstPublishedAt',
    'createdBy',
    'updatedBy',
    'locale',
    'localizations',
    'strapi_stage',
    'strapi_assignee',
  ])

  const withoutInternal = (attributes: ContentType['attributes']) =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => !internal.has(name)))

  function shapeOf(uid: string, type: ContentType): TypeShape {
    const attributes = attributesOf(withoutInternal(type.attributes))
    const components: Record<string, Readonly<Record<string, Attribute>>> = {}
    const registry = strapi.components as unknown as Record<string, { attributes: Record<string, Record<string, unknown>> } | undefined>
    const types = strapi.contentTypes as unknown as Record<string, ContentType | undefined>
    const reach = (held: Readonly<Record<string, Attribute>>, depth: number): void => {
      for (const { component, components: many = [], target } of Object.values(held)) {
        const related = target !== undefined && isOwnContent(target) ? types[target] : undefined
        if (target !== undefined && related !== undefined && components[target] === undefined && depth < mostDepth) {
          // of what is related, its text counts; not what that is related to in turn
          const own = Object.entries(attributesOf(withoutInternal(related.attributes))).filter(([, { type }]) => type !== 'relation')
          components[target] = Object.fromEntries(own)
          reach(components[target], depth + 1)
        }
        for (const name of component === undefined ? many : [component]) {
          if (components[name] !== undefined || depth >= mostDepth) continue
          components[name] = attributesOf(registry[name]?.attributes ?? {})
          reach(components[name], depth + 1)
        }
      }
    }
    reach(attributes, 0)
    return {
      uid,
      displayName: type.info.displayName,
      kind: type.kind,
      localized: type.pluginOptions?.i18n?.localized === true,
      draftAndPublish: type.options?.draftAndPublish === true,
      attributes,
      components,
    }
  }

  return service
}

/** `ctb_live_…` and the last four characters; short keys show nothing. */
export function hintOf(key: string): string {
  const prefix = /^[a-z]+_[a-z]+_/.exec(key)?.[0] ?? ''
  return `${prefix}…${key.length >= 20 ? key.slice(-4) : ''}`
}
