import { isTextKind } from '@citable/editor/choices'
import { type EntryChoices, noChoices } from '#shared/choices.ts'
import { isSchemaType } from '#shared/schema-types.ts'
import { type Context, choiceTable, choiceUid, localeOf, newDocumentId, query } from '../plugin.ts'
import type { SettingsService } from './settings.ts'

type Change = { readonly [Name in keyof EntryChoices]?: EntryChoices[Name] | undefined }

interface Parts extends Context {
  readonly settings: SettingsService
}

export type ChoicesService = ReturnType<typeof choicesService>

/** Authors' choices for single entries. */
export const choicesService = ({ strapi, settings }: Parts) => {
  const rows = (uid: string, documentId: string) =>
    query(strapi, choiceUid).findMany({ where: { contentType: uid, relatedDocumentId: documentId } })

  const service = {
    /** Choices for a document by locale; a locale without one is missing. */
    async ofDocument(uid: string, documentId: string): Promise<ReadonlyMap<string, EntryChoices>> {
      const found = new Map<string, EntryChoices>()
      for (const { relatedLocale, schemaType, setAside, textKind, language } of await rows(uid, documentId))
        found.set(String(relatedLocale ?? ''), {
          schemaType: isSchemaType(schemaType) ? schemaType : null,
          setAside: isTexts(setAside) ? setAside : [],
          textKind: isTextKind(textKind) ? textKind : null,
          language: typeof language === 'string' ? language : null,
        })
      return found
    },

    async ofEntry(uid: string, documentId: string, locale: string): Promise<EntryChoices> {
      return (await service.ofDocument(uid, documentId)).get(locale) ?? noChoices
    },

    /** Stores the choices that are named; null or an empty list takes one back. An upsert: two people who choose at once leave one row. */
    async set(uid: string, documentId: string, locale: string, change: Change): Promise<void> {
      const { schemaType, setAside, textKind, language } = change
      const columns = {
        ...(schemaType !== undefined && { schema_type: schemaType }),
        ...(textKind !== undefined && { text_kind: textKind }),
        ...(language !== undefined && { language }),
        ...(setAside !== undefined && { set_aside: setAside.length === 0 ? null : JSON.stringify(setAside) }),
      }
      const entry = { content_type: uid, related_document_id: documentId, related_locale: locale }
      const table = () => strapi.db.connection(choiceTable)
      const now = new Date()
      await table()
        .insert({ ...entry, document_id: newDocumentId(), ...columns, created_at: now, updated_at: now })
        .onConflict(['content_type', 'related_document_id', 'related_locale'])
        .merge([...Object.keys(columns), 'updated_at'])
      await table()
        .where({ ...entry, schema_type: null, set_aside: null, text_kind: null, language: null })
        .delete()
    },

    /**
     * Forgets the choices for locales that the document no longer has. The rows that are left say which these are: a delete may name a locale,
     * some, all or none, and none is the default one.
     */
    async forgetDeleted(uid: string, documentId: string): Promise<void> {
      const left = await query(strapi, uid).findMany({
        select: ['id', ...(settings.shape(uid)?.localized ? ['locale'] : [])],
        where: { documentId },
      })
      await query(strapi, choiceUid).deleteMany({
        where: { contentType: uid, relatedDocumentId: documentId, relatedLocale: { $notIn: left.map(localeOf) } },
      })
    },
  }
  return service
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')
