/** `@citable/service/traffic`: the list of assistants, and the functions that classify agents and assistants. */
export { assistants, findAssistant } from './assistants.ts'
export { aiWords, classifyAgent, createAgentClassifier, robots } from './classify-agent.ts'
export { classifyReferral } from './classify-referral.ts'
export { judgeVersions, type ProvenFetch } from './judge-versions.ts'
export { createLogReader, type LoggedRequest, type Reading } from './logged-request.ts'
export { normalizePath, pageKind } from './page-kind.ts'
export { ratioOf } from './ratio.ts'
export { type Hit, readEvent, type Visit } from './read-event.ts'
