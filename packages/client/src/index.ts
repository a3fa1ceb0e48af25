/** `@citable/client`: the /v1 service as typed functions; fetch is an argument. */
export { CitableError, type Problem } from './citable-error.ts'
export { type AnalyticsList, type CallOptions, type Client, type ClientSettings, createClient, type WriteOptions } from './create-client.ts'
export type { Fetch } from './retrying-fetch.ts'
export type { components, operations, paths } from './schema.gen.ts'
export type { WaitOptions } from './wait-for-job.ts'
