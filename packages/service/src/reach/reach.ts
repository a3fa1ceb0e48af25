/** `@citable/service/reach`: asks a site's own server by the names of agents. */
export { askAgents, NoSiteFault, type ReachReport } from './ask-agents.ts'
export { createHostTurns } from './host-turns.ts'
