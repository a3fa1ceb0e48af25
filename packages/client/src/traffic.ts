/** `@citable/client/traffic`: counts what AI agents fetch and whom assistants send, in servers of Node and of `fetch`. Without dependencies. */

export { clientAddress, looksLikeAddress } from './client-address.ts'
export type { QueueCounts, QueueSettings } from './traffic-queue.ts'
export {
  createTrafficRecorder,
  type FastifyHooks,
  type KoaContext,
  type NodeRequest,
  type NodeResponse,
  type TrafficRecorder,
} from './traffic-recorder.ts'
