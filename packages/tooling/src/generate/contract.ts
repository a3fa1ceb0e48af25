import * as contract from '@citable/contract'
import { printJson } from '@citable/contract/golden'
import type { GeneratedFile } from './generated-file.ts'
import { makeOpenApi } from './open-api.ts'

/** OpenAPI document, from the contract's sources. */
export async function generateContract(): Promise<readonly GeneratedFile[]> {
  return [{ path: 'packages/contract/generated/openapi.json', text: printJson(makeOpenApi(contract.operations, contract.deprecations)) }]
}
