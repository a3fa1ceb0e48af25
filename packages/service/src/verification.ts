/** `@citable/service/verification`: lists of networks, and the verdict on a sender by them alone. */
export { rangesOf } from './traffic/verification/address-ranges.ts'
export { createAgentNetworks, type NetworkList, shippedLists } from './traffic/verification/agent-networks.ts'
export { networkListPages } from './traffic/verification/network-lists.ts'
export { crawlers, verifyByNetworks } from './traffic/verification/verify.ts'
