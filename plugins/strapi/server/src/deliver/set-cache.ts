import type { RequestContext } from '../http.ts'

/**
 * Lets an answer be kept for some seconds. One to a token is never kept for others, nor one that a policy of the site decides by whatever it
 * looks at. `isPlain`: no policy does.
 */
export function setCache(context: Pick<RequestContext, 'headers' | 'set'>, isPlain: boolean, seconds: number): void {
  const isForAll = isPlain && context.headers.authorization === undefined
  context.set('Cache-Control', `${isForAll ? 'public' : 'private'}, max-age=${seconds}`)
  context.set('Vary', 'Authorization')
}
