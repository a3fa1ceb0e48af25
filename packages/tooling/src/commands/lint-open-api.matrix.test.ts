import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { openApiFaults } from './lint-open-api.ts'

it('finds what breaks a rule of either, and nothing in the committed document', async () => {
  expect(await openApiFaults(JSON.stringify(openApi))).toEqual([])
  const planted = structuredClone(openApi) as unknown as { paths: Record<string, { get: Record<string, unknown> }>; components: object }
  planted.paths['/v1/whoami']!.get['operationId'] = 'optimize'
  planted.paths['/v1/publishers']!.get['responses'] = {
    200: { description: 'OK', content: { 'application/json': { schema: { $ref: '#/nowhere' } } } },
  }
  const faults = await openApiFaults(JSON.stringify(planted))
  expect(faults).toContainEqual(expect.stringMatching(/^Redocly /))
  expect(faults).toContainEqual(expect.stringMatching(/^Spectral /))
})
