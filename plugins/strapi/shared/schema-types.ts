import { type SchemaType, schemaTypes } from '@citable/core/graph'

export type { SchemaType }

/** True for a value of the database that is a type for entries. */
export const isSchemaType = (value: unknown): value is SchemaType => (schemaTypes as readonly unknown[]).includes(value)
