import type { Form } from './settings.ts'

/** The parts of the page, in their order; each is saved by itself, and has its name in the address. */
export const tabNames = ['general', 'types', 'search', 'social', 'schema', 'engines', 'crawlers', 'service', 'advanced'] as const

export type TabName = (typeof tabNames)[number]

/** Fields saved with each part. */
export const fieldsOf: Readonly<Record<TabName, readonly (keyof Form)[]>> = {
  general: ['publisher', 'profiles', 'logo', 'publish_minimum'],
  types: ['post_types'],
  search: ['templates', 'lists', 'separator', 'opening_description'],
  social: ['social', 'socialImage'],
  schema: ['schema_types', 'only_shown_text'],
  engines: ['verification', 'indexnow'],
  crawlers: ['crawlers', 'crawlers_away', 'llms_txt'],
  service: ['mode', 'service_url', 'send_protected', 'device_translations', 'apiKey'],
  advanced: ['agents_write', 'ai_titles', 'device_titles', 'traffic', 'watch_sources', 'keep_analyses'],
}

/** The part that an address asks for: `#social`. */
export const tabIn = (hash: string): TabName => tabNames.find((name) => `#${name}` === hash) ?? 'general'

/** The fields that belong to a part. */
export const partOf = (form: Form, tab: TabName): Partial<Form> => Object.fromEntries(fieldsOf[tab].map((name) => [name, form[name]]))

/** True when the entered values differ from the saved ones. */
export const isChanged = (form: Form, saved: Form, tab: TabName): boolean =>
  JSON.stringify(partOf(form, tab)) !== JSON.stringify(partOf(saved, tab))
