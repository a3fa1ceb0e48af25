import type { operations } from './operations.ts'

/** Day an operation ends, and its successor. Nothing ends within v1: a deprecated operation works for at least twelve months. */
export interface Deprecation {
  /** Days, UTC: from when nothing new should use it, and from when it may be gone. */
  readonly since: `${number}-${number}-${number}`
  readonly sunset: `${number}-${number}-${number}`
  /** A page for people: why, and how to move. */
  readonly about: string
  /** Address or path of what takes its place. */
  readonly successor?: string
}

/** By `operationId`. The service sends the headers, openapi.json says it. */
export type Deprecations = Readonly<Partial<Record<(typeof operations)[number]['operationId'], Deprecation>>>

export const deprecations: Deprecations = {}
