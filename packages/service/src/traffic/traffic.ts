/** `@citable/service/traffic`: the list of agents and assistants, and what tells them apart. */
export { type Agent, agentListVersion, agents, findAgent, operators, unknownAi } from './agents.ts'
export { assistants, findAssistant } from './assistants.ts'
export { aiWords, classifyAgent, createAgentClassifier, robots } from './classify-agent.ts'
export { classifyReferral } from './classify-referral.ts'
export { normalizePath, pageKind } from './page-kind.ts'
export { type Hit, readEvent, type Visit } from './read-event.ts'
