import type { APIFetchOptions } from '@wordpress/api-fetch'
import { select } from '@wordpress/data'
import type { EditorFacts } from '../facts.ts'
import { mayCarry, withoutCarried, withoutUntouched } from './author-fields.ts'

/** A request that saves a post, without meta and inputs that are only carried along. Others, autosaves among them, are left as they are. */
export function leanRequest(options: APIFetchOptions, { schemaTypes }: EditorFacts): APIFetchOptions {
  const { path = '', method = 'GET', data } = options
  if (!/^(?:post|put|patch)$/i.test(method) || !mayCarry(data)) return options
  for (const type of Object.keys(schemaTypes)) {
    const { baseURL = '' } = select('core').getEntityConfig('postType', type) ?? {}
    const [, id] = path.startsWith(`${baseURL}/`) ? (/^(\d+)(?:\?|$)/.exec(path.slice(baseURL.length + 1)) ?? []) : []
    const saved = id === undefined ? null : select('core').getRawEntityRecord('postType', type, Number(id))
    if (saved) return { ...options, data: withoutUntouched(withoutCarried(data, saved.meta ?? {}), saved) }
  }
  return options
}
