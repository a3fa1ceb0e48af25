/**
 * The only file on Strapi's unstable admin API: the entry's form, and what the address says. When Strapi renames
 * them, change it here.
 */
import { unstable_useContentManagerContext, useAuth, useQueryParams } from '@strapi/strapi/admin'
import { pluginId } from './id.ts'

export interface EntryForm {
  readonly values: Readonly<Record<string, unknown>>
  /** The form has unsaved changes. */
  readonly modified?: boolean
  onChange(path: string, value: unknown): void
}

/** The form of the entry on screen; null outside of one, or when Strapi no longer offers it. */
export function useEntryForm(): EntryForm | null {
  try {
    const { form } = unstable_useContentManagerContext() as unknown as { form?: EntryForm }
    return form ?? null
  } catch {
    return null
  }
}

/** Locale of the entry or list on screen; undefined: the default one, or a type without locales. */
export function useEntryLocale(): string | undefined {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  return query?.plugins?.i18n?.locale
}

/** The list view's hook does not say which type it draws: the address does. */
export const listedType = (): string | undefined => /\/collection-types\/([^/?]+)/.exec(window.location.pathname)?.[1]

/** Whether the address is that of an entry which the panel may be beside. */
export const isEntryPage = (): boolean =>
  /\/(collection-types\/api::[^/]+\/(?!configurations\/)[^/]|single-types\/api::(?![^/]+\/configurations\/))/.test(window.location.pathname)

/** True for a person with the right to the panel. Others get nothing of it, and nothing is asked for them. */
export const useMayUse = (): boolean =>
  useAuth('Citable', ({ permissions }) => permissions.some(({ action }) => action === `plugin::${pluginId}.use`))
