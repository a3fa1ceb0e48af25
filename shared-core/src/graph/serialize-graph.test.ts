import { expect, test } from 'vitest'
import { serializeGraph } from './serialize-graph.ts'

const graphOf = (headline: string) => ({ '@context': 'https://schema.org', '@graph': [{ '@id': '#a', headline }] }) as const

test.each([
  ['the end of the script element', '</script>', '\\u003C/script\\u003E'],
  ['the beginning of a comment', '<!--', '\\u003C!--'],
  ['ampersands', 'a & b &amp;', 'a \\u0026 b \\u0026amp;'],
  ['line and paragraph separators', '\u2028\u2029', '\\u2028\\u2029'],
  ['slashes stay', 'https://a/b', 'https://a/b'],
  ['quotes and backslashes', '"\\', '\\"\\\\'],
  ['letters of other scripts stay', 'é العربية 漢字 😀', 'é العربية 漢字 😀'],
  ['a lone surrogate is replaced, because PHP refuses it', 'x\ud83dy', 'x\ufffdy'],
  ['a backslash with the same letters stays', 'x\\ud83dy', 'x\\\\ud83dy'],
])('%s', (_name, given, expected) =>
  expect(serializeGraph(graphOf(given))).toBe(`{"@context":"https://schema.org","@graph":[{"@id":"#a","headline":"${expected}"}]}`),
)
