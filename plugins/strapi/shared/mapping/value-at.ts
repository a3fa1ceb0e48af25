export type Values = Readonly<Record<string, unknown>>

/** The value at a path such as `sections.0.body` or `seo.metaTitle`; undefined when there is none. */
export function valueAt(values: Values, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined),
      values,
    )
}
