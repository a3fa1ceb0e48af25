import * as contract from '@citable/contract'
import { printJson } from '@citable/contract/golden'
import openapiTypescript, { astToString } from 'openapi-typescript'
import type { GeneratedFile } from './generated-file.ts'
import { makeOpenApi } from './open-api.ts'

const folder = 'packages/contract/generated'

/** OpenAPI document and the client's types, from the contract's sources. */
export async function generateContract(): Promise<readonly GeneratedFile[]> {
  const openApi = makeOpenApi(contract.operations, contract.deprecations)
  const types = astToString(await openapiTypescript(openApi as never, { defaultNonNullable: false }))
  return [
    { path: `${folder}/openapi.json`, text: printJson(openApi) },
    {
      path: 'packages/client/src/schema.gen.ts',
      text: `// Made by \`pnpm generate\` from packages/contract/generated/openapi.json; never edited by hand.\n\n${types}`,
    },
  ]
}
