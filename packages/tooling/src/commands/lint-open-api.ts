import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import parsers from '@stoplight/spectral-parsers'
import rulesets from '@stoplight/spectral-rulesets'
import { root } from './check.ts'

/** Places that break a rule of Redocly or Spectral; warnings are left out. */
export async function openApiFaults(document: string): Promise<readonly string[]> {
  const redocly = await lintFromString({ source: document, config: await createConfig({ extends: ['recommended'] }) })
  const spectral = new spectralCore.Spectral()
  spectral.setRuleset({ extends: [rulesets.oas as spectralCore.RulesetDefinition] })
  const found = await spectral.run(new spectralCore.Document(document, parsers.Json))
  return [
    ...redocly
      .filter(({ severity }) => severity === 'error')
      .map(({ ruleId, message, location }) => `Redocly ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`),
    ...found.filter(({ severity }) => severity === 0).map(({ code, message, path }) => `Spectral ${code}: ${message} (${path.join('/')})`),
  ]
}

/** `lint-openapi`: exit code 1 when the committed document breaks one. */
export async function lintOpenApi(): Promise<number> {
  const faults = await openApiFaults(readFileSync(`${root}packages/contract/generated/openapi.json`, 'utf8'))
  for (const fault of faults) console.log(fault)
  return faults.length === 0 ? 0 : 1
}
