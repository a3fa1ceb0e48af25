import { CitableError } from '@citable/client'
import type { Optimization } from '@citable/contract'
import type { LocalAnalyzer } from './analyze-request.ts'
import { SourceFault } from './read-source.ts'
import { createServiceClient } from './service-client.ts'

/** Analyses by a Citable service. */
export function createRemoteAnalyzer(api: string, key: string | undefined): LocalAnalyzer {
  const client = createServiceClient(api, key)
  return {
    analyze: async (request) => {
      try {
        const result = await client.optimize(request as Parameters<typeof client.optimize>[0])
        return { optimization: result as unknown as Optimization, ms: result.ms }
      } catch (error) {
        if (error instanceof CitableError) throw new SourceFault(error.code, error.message)
        throw error
      }
    },
    close: async () => {},
  }
}
