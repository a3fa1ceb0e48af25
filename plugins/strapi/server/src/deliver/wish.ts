import { pluginId } from '../plugin.ts'

/** A request's word about `citable`. `0`: without it; `1`: with the text; `full`: with the graph as a value, too. */
export type Wish = '0' | '1' | 'full'

const wishes: readonly unknown[] = ['0', '1', 'full'] satisfies readonly Wish[]
const isWish = (value: unknown): value is Wish => wishes.includes(value)

/** The part of Koa's context that says it. */
export interface Asking {
  readonly query?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>
}

/**
 * By the preference `citable`, `citable=full` or `citable=0` of the header `Prefer` (RFC 7240), which a server that does not know it passes over; or
 * by a query parameter of these values, which Strapi refuses once the plugin is off. The parameter wins; null: neither says anything that is known.
 */
export function wishOf({ query = {}, headers = {} }: Asking): Wish | null {
  const asked = query[pluginId]
  if (isWish(asked)) return asked
  const preferred = preferenceOf(String(headers.prefer ?? ''))
  const wish = preferred === '' ? '1' : preferred
  return isWish(wish) ? wish : null
}

/** The value of our preference; empty: it has none; null: it is not there. Of several, the first counts. */
function preferenceOf(header: string): string | null {
  // what others have in quotation marks may hold a comma, or our name; marks that are left open end with the header
  const plain = header.replace(/"((?:[^"\\]|\\.)*)(?:"|\\?$)/g, (_all, value: string) => (/^[\w-]*$/.test(value) ? value : '_'))
  for (const preference of plain.split(',')) {
    const [name = '', value = ''] = (preference.split(';')[0] ?? '').split('=')
    if (name.trim().toLowerCase() === pluginId) return value.trim().toLowerCase()
  }
  return null
}
