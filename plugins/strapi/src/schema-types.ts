import { type SchemaType, schemaTypes } from '@citable/core/graph'

export type { SchemaType }

/** Whether a value out of the database is a type that an entry may be published as. */
export const isSchemaType = (value: unknown): value is SchemaType => (schemaTypes as readonly unknown[]).includes(value)
