import { isSchemaType, type SchemaType } from '../../../src/schema-types.ts'
import { type Context, choiceTable, choiceUid, newDocumentId, query } from '../plugin.ts'

/** What authors have chosen for single entries. */
export const choicesService = ({ strapi }: Context) => {
  const rows = (uid: string, documentId: string) =>
    query(strapi, choiceUid).findMany({ where: { contentType: uid, relatedDocumentId: documentId } })

  return {
    /** Chosen types of a document by locale; a locale without a choice is missing. */
    async ofDocument(uid: string, documentId: string): Promise<ReadonlyMap<string, SchemaType>> {
      const found = new Map<string, SchemaType>()
      for (const { relatedLocale, schemaType } of await rows(uid, documentId))
        if (isSchemaType(schemaType)) found.set(String(relatedLocale ?? ''), schemaType)
      return found
    },

    /** null takes the choice back. An upsert: two people who choose at once leave one row. */
    async set(uid: string, documentId: string, locale: string, schemaType: SchemaType | null): Promise<void> {
      const entry = { content_type: uid, related_document_id: documentId, related_locale: locale }
      const table = strapi.db.connection(choiceTable)
      if (schemaType === null) {
        await table.where(entry).delete()
        return
      }
      const now = new Date()
      await table
        .insert({ ...entry, document_id: newDocumentId(), schema_type: schemaType, created_at: now, updated_at: now })
        .onConflict(['content_type', 'related_document_id', 'related_locale'])
        .merge(['schema_type', 'updated_at'])
    },

    /** Forgets the choices of a document that was deleted; `locale` undefined: all of them. */
    async forget(uid: string, documentId: string, locale?: string): Promise<void> {
      await query(strapi, choiceUid).deleteMany({
        where: { contentType: uid, relatedDocumentId: documentId, ...(locale !== undefined && { relatedLocale: locale }) },
      })
    },
  }
}
