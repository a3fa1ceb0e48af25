import { readNetwork } from '../fetching/addresses.ts'
import { invalidMember } from '../http/answers/problem.ts'

/** @throws ServiceProblem `invalid_request` naming the first text that is no network, such as one with bits beyond its prefix */
export function requireNetworks(ranges: readonly string[] = []): void {
  const wrong = ranges.findIndex((range) => readNetwork(range) === null)
  if (wrong >= 0) throw invalidMember(`/ip_allow/${wrong}`, 'invalid', 'This is no network; bits beyond its prefix must be 0.')
}
