import { type Client, createClient } from '@citable/client'
import { UsageFault } from './usage.ts'

/** The service at an address. Only that address is contacted; the key goes nowhere else. */
export function createServiceClient(api: string, key: string | undefined): Client {
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol))
    throw new UsageFault(`--api must be an address such as https://citable.example.com/v1, not “${api}”.`)
  if (key === undefined || key === '') throw new UsageFault('--api needs a key: give --key or set CITABLE_API_KEY.')
  return createClient({ baseUrl: api, apiKey: key, fetch })
}
