import { type Client, createClient } from '@citable/client'
import { UsageFault } from './usage.ts'

/** Address of `citable serve` by the same settings: the one it listens on, or loopback when that is every address. */
export function ownService(environment: Readonly<Record<string, string | undefined>>): string {
  const host = environment.CITABLE_HOST || '127.0.0.1'
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${environment.CITABLE_PORT || '8787'}/v1`
}

/** The service at an address. Only that address is contacted; the key goes nowhere else. */
export function createServiceClient(api: string, key: string | undefined): Client {
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol))
    throw new UsageFault(`--api must be an address such as https://citable.example.com/v1, not “${api}”.`)
  if (key === undefined || key === '') throw new UsageFault('--api needs a key: give --key or set CITABLE_API_KEY.')
  return createClient({ baseUrl: api, apiKey: key, fetch })
}
