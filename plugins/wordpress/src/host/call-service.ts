import type { CallService } from '@citable/editor'
import { serviceAnswerOf } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'

/** Through this site's own server, which knows the key, and notes what the service stores of a post. `post`: its id, or 0. */
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
