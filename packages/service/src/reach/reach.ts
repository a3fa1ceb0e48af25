/** `@citable/service/reach`: asks a site's own server by the names of agents. */
export { createAsk } from './create-ask.ts'
export { createHostTurns } from './host-turns.ts'
