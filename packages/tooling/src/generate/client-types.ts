import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { root } from '../commands/check.ts'

/** The client's types, from the contract's OpenAPI document. */
export async function clientTypes(): Promise<string> {
  const openApi = JSON.parse(await readFile(join(root, 'packages/contract/generated/openapi.json'), 'utf8'))
  return astToString(await openapiTypescript(openApi, { defaultNonNullable: false }))
}
