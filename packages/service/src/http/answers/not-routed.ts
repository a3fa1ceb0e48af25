import type { Operation } from '@citable/contract'
import type { FastifyRequest } from 'fastify'
import { pathOf } from './answer-problem.ts'
import { ServiceProblem } from './problem.ts'

/** Answers requests without a route: nothing is at the address, or nothing takes the method. */
export function createNotRouted(operations: readonly Operation[]): (request: FastifyRequest) => ServiceProblem {
  const paths = pathTable(operations)
  return (request) => {
    const allowed = [...new Set(paths.filter(({ matches }) => matches(pathOf(request))).flatMap(({ methods }) => methods))]
    return allowed.length === 0
      ? new ServiceProblem('not_found', 'There is nothing at this address.')
      : new ServiceProblem('method_not_allowed', `This address takes ${allowed.join(', ')}.`, { headers: { allow: allowed.join(', ') } })
  }
}

function pathTable(
  operations: readonly Operation[],
): readonly { readonly matches: (path: string) => boolean; readonly methods: readonly string[] }[] {
  return [...new Set(operations.map(({ path }) => path))].map((path) => {
    // eslint-disable-next-line no-restricted-syntax -- paths of our own list, without repetition inside of each other
    const expression = new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
    return {
      matches: (text) => expression.test(text),
      methods: operations.filter((each) => each.path === path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
    }
  })
}
