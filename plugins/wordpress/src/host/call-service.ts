import type { CallService } from '@citable/editor'
import { serviceAnswerOf } from '@citable/editor'
import apiFetch from '@wordpress/api-fetch'

/** Through this site's own server, which knows the key. */
export const callService: CallService = async (request, signal) => {
  try {
    return serviceAnswerOf(await apiFetch({ path: '/citable/v1/optimize', method: 'POST', data: request, parse: false, signal }))
  } catch (answer) {
    // An error status arrives as a rejected response.
    if (answer instanceof Response) return serviceAnswerOf(answer)
    throw answer
  }
}
