import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../commands/check.ts'
import { countsWork, mutatedParts, sourcesOf, targetsOf, testsOf } from './parts.ts'
import { countsOf, missedRows, withReport } from './report.ts'

describe.each(mutatedParts.map((part) => ({ name: part.name, part })))('$name', ({ part }) => {
  it.each([...part.sources, ...part.except, ...part.tests])('%s names files that exist', (pattern) => {
    expect(globSync(pattern, { cwd: root })).not.toEqual([])
  })

  it('changes no test and no data', () => {
    expect(sourcesOf(part).filter((file) => /\.(test|gen)\.ts$/.test(file))).toEqual([])
    expect(testsOf(part).every((file) => file.endsWith('.test.ts'))).toBe(true)
  })

  it('knows tests that count steps by their titles', () => {
    for (const file of testsOf(part)) {
      const text = readFileSync(join(root, file), 'utf8')
      if (text.includes('openStepCounter')) expect(text, file).toMatch(countsWork)
    }
  })
})

it('draws a sample of blocks of ten lines, the same every time, from the files of the part', () => {
  const part = { ...mutatedParts[0]!, sample: 2 }
  const drawn = targetsOf(part)
  expect(drawn).toEqual(targetsOf(part))
  expect(drawn.length).toBeGreaterThan(0)
  for (const target of drawn) {
    const [file = '', from, to] = target.split(/[:-](?=\d+(?:-|$))/)
    expect(sourcesOf(part)).toContain(file)
    expect([Number(from) % 10, Number(to) - Number(from)]).toEqual([1, 9])
  }
  expect(targetsOf({ ...part, sample: 1 })).toEqual(sourcesOf(part))
})

describe('the report', () => {
  const outcome = (status: string, fileName = 'b.ts', line = 1) => ({ status, fileName, mutatorName: 'Any', location: { start: { line } } })

  it('counts what was noticed against what was missed, and nothing else', () => {
    const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError']
    expect(countsOf(statuses.map((status) => ({ status })))).toEqual({ mutants: 5, noticed: 3, survived: 1, unreached: 1, score: 60 })
  })

  it('names each file and line that was missed, in order', () => {
    const all = [
      outcome('Survived', 'b.ts', 9),
      outcome('NoCoverage', 'b.ts', 2),
      outcome('Survived', 'b.ts', 9),
      outcome('Killed'),
      outcome('Survived', 'a.ts', 5),
    ]
    expect(missedRows(all)).toEqual(['| `a.ts` | 1 | 5 |', '| `b.ts` | 3 | 2, 9 (2) |'])
  })

  it('is in its place, and only there', () => {
    const text = 'Before\n<!-- one -->\nold\n<!-- /one -->\nAfter <!-- two --><!-- /two -->'
    const report = withReport(text, 'one', [outcome('Killed'), outcome('Survived')])
    expect(report).toContain('Before\n<!-- one -->\n2 changes, 1 noticed, 1 survived, 0 not reached: **50.0 %**.')
    expect(report).not.toContain('old')
    expect(report).toContain('<!-- /one -->\nAfter <!-- two --><!-- /two -->')
    expect(() => withReport(text, 'three', [])).toThrow('no place for three')
  })
})
