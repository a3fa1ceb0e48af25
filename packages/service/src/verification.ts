/** `@citable/service/verification`: lists of networks, and the verdict on a sender by them alone. */
export { rangesOf } from './verification/address-ranges.ts'
export { type AgentNetworks, createAgentNetworks, type NetworkList, shippedLists } from './verification/agent-networks.ts'
export { networkListPages } from './verification/network-lists.ts'
export { crawlers, verifyByNetworks } from './verification/verify.ts'
