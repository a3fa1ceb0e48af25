import type { Row } from '../plugin.ts'

/** The parts of knex that are used; knex itself is Strapi's dependency, not the plugin's. */
export interface Builder extends PromiseLike<unknown> {
  where(condition: Row | Nested): Builder
  where(column: string, value: unknown): Builder
  whereIn(column: string, values: readonly unknown[]): Builder
  whereNull(column: string): Builder
  whereNotNull(column: string): Builder
  whereRaw(sql: string, values: readonly unknown[]): Builder
  orWhere(condition: Nested): Builder
  orWhere(column: string, operator: string, value: unknown): Builder
  orWhereNull(column: string): Builder
  orWhereNot(column: string, value: unknown): Builder
  orWhereRaw(sql: string, values: readonly unknown[]): Builder
  leftJoin(table: string, on: (join: Join) => void): Builder
  select(columns: readonly string[]): Builder
  distinct(...columns: readonly string[]): Builder
  insert(row: Row): { onConflict(columns: readonly string[]): { ignore(): Promise<unknown> } }
  update(columns: Row): Promise<unknown>
}
type Nested = (one: Builder) => Builder

export interface Join {
  on(one: string, other: unknown): Join
  onVal(column: string, value: unknown): Join
  onNotNull(column: string): Join
}

export type Connection = (table: string) => Builder
