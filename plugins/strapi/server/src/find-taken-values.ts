import { type Context, query, type Row } from './plugin.ts'

/** The given values that other entries hold in a field. `locale` null: the type has none. */
export async function findTakenValues(
  { strapi }: Context,
  uid: string,
  {
    documentId,
    locale,
    field,
    values,
  }: {
    readonly documentId?: string | undefined
    readonly locale: string | null
    readonly field: string
    readonly values: readonly string[]
  },
): Promise<ReadonlySet<unknown>> {
  const rows: readonly Row[] = await query(strapi, uid).findMany({
    select: ['documentId', field],
    where: {
      [field]: { $in: values },
      ...(documentId !== undefined && { documentId: { $ne: documentId } }),
      ...(locale !== null && { locale }),
    },
  })
  return new Set(rows.map((row) => row[field]))
}
