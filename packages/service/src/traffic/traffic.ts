/** `@citable/service/traffic`: the list of agents and assistants, and what tells them apart. */
export { type Agent, agentListVersion, agents, operators, unknownAi } from './agents.ts'
export { assistants } from './assistants.ts'
export { aiWords, classifyAgent, robots } from './classify-agent.ts'
export { classifyReferral } from './classify-referral.ts'
export { pageKind } from './page-kind.ts'
