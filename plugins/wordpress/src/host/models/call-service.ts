import type { CallService } from '@citable/editor'
import { serviceAnswerOf } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'

/** Calls the service through this site's server, which adds the key and notes the service's id of the article with the post. `post`: its id; 0: none. */
export const callServiceFor =
  (post: number): CallService =>
  async (request, signal) => {
    const data = post > 0 ? { ...request, post } : request
    try {
      return serviceAnswerOf(await apiFetch({ path: '/citable/v1/optimize', method: 'POST', data, parse: false, signal }))
    } catch (answer) {
      // An error status arrives as a rejected response.
      if (answer instanceof Response) return serviceAnswerOf(answer)
      throw answer
    }
  }
