import Validator from '@adobe/structured-data-validator'
import type { Node } from '@citable/core/graph'
import { describe, expect, test } from 'vitest'
import { readGoldenCases, readGraph } from './read-golden.ts'

/**
 * An independent validator of Google's rules over every golden graph: no error may be found.
 *
 * Allowed is an ImageObject that is alone without creator, creditText, copyrightNotice or license. It is a condition of the licensable badge
 * only; the validator's own source says that Google shows no error.
 */
const allowed = /creator|creditText|copyrightNotice|license/

interface Issue {
  readonly issueMessage: string
  readonly severity: 'ERROR' | 'WARNING'
}

async function errorsOf(nodes: readonly Node[]): Promise<readonly string[]> {
  const jsonld: Record<string, Node[]> = {}
  for (const node of nodes) for (const type of [node['@type']].flat().map(String)) jsonld[type] = [...(jsonld[type] ?? []), node]
  const issues = (await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })) as readonly Issue[]
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' && !allowed.test(issueMessage))
    .map(({ issueMessage }) => issueMessage)
}

describe('golden graphs', () => {
  test.each(readGoldenCases().map((one) => [one.name, one] as const))('%s', async (_name, golden) => {
    expect(await errorsOf(readGraph(golden).graph['@graph'])).toEqual([])
  })
})

describe('the validator sees planted faults', () => {
  const crumb = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' }
  test.each([
    [
      'a crumb without name',
      {
        '@type': 'BreadcrumbList',
        '@id': '#b',
        itemListElement: [
          { ...crumb, name: undefined },
          { ...crumb, position: 2 },
        ],
      },
    ],
    ['a video without thumbnail', { '@type': 'VideoObject', '@id': '#v', name: 'V', uploadDate: '2026-01-01' }],
  ])('%s', async (_name, node) => {
    expect(await errorsOf([JSON.parse(JSON.stringify(node)) as Node])).not.toEqual([])
  })
})
