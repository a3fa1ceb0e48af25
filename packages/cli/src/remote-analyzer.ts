import { CitableError, createClient } from '@citable/client'
import type { Optimization } from '@citable/contract'
import type { LocalAnalyzer } from './analyze-request.ts'
import { SourceFault } from './read-source.ts'
import { UsageFault } from './usage.ts'

/** Analyses by a Citable service. Only its address is contacted; the key goes nowhere else. */
export function createRemoteAnalyzer(api: string, key: string | undefined): LocalAnalyzer {
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol))
    throw new UsageFault(`--api must be an address such as https://citable.example.com/v1, not “${api}”.`)
  if (key === undefined || key === '') throw new UsageFault('--api needs a key: give --key or set CITABLE_API_KEY.')
  const client = createClient({ baseUrl: api, apiKey: key, fetch })
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
