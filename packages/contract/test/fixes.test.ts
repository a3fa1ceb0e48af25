import { analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { expect, test } from 'vitest'
import { judgeFixes } from '../../../shared-core/src/testing/judge-fixes.ts'
import { readGoldenCases } from './read-golden.ts'

test.each(readGoldenCases().map((one) => [one.name, one] as const))(
  'no change that is offered for %s does harm',
  (_name, { input, context }) => {
    const { article } = analyze(input, context, { languages: allPacks })
    const harmful = judgeFixes(article, context, { languages: allPacks }).filter(({ harms }) => harms.length > 0)
    expect(harmful.map(({ check, harms }) => [check, ...harms])).toEqual([])
  },
)
