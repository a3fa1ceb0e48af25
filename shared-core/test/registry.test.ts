import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { checkEvidence } from '../src/checks/check-evidence.ts'
import { checkRationales } from '../src/checks/check-rationales.ts'
import type { Check } from '../src/checks/define-check.ts'
import { checks as list } from '../src/checks/index.ts'
import { allPacks } from '../src/languages/all.ts'
import { sentences } from '../src/messages/english.ts'
import { parseMessage } from '../src/messages/format-message.ts'
import { textsOfCheck } from '../src/messages/texts-of-check.ts'
import type { CheckId, GroupId } from '../src/model/check-id.ts'
import { type RubricEntry, rubric } from '../src/scoring/rubric.ts'
import { adviceSignals } from '../src/signals/advice-signals.ts'
import { signals } from '../src/signals/index.ts'
import { readExamples } from '../src/testing/read-examples.ts'

const folder = fileURLToPath(new URL('../src/checks/', import.meta.url))
const checks: readonly Check<CheckId>[] = list
/** Signals that checks bring, where their code is loaded on demand. */
const brought = checks.flatMap(({ brings }) => Object.keys(brings ?? {}))
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'edits')
  .map(({ name }) => name)
const places = [...rubric.aeo, ...rubric.seo].flatMap((group) =>
  (group.checks as readonly RubricEntry[]).map((entry) => ({ ...entry, group: group.group })),
)
/** The places of a check in its own score; `again` ones are in the other score. */
const ownPlaces = places.filter(({ again }) => again !== true)

describe('the list of checks', () => {
  it('names every folder', () => {
    expect(checks.map(({ id }) => id).sort()).toEqual([...folders].sort())
  })
  it('is the list of ids and of groups, as types', () => {
    expectTypeOf<(typeof list)[number]['id']>().toEqualTypeOf<CheckId>()
    expectTypeOf<(typeof rubric)['aeo' | 'seo'][number]['group']>().toEqualTypeOf<GroupId>()
  })
  it('is that of the checks with words', () => {
    const worded = Object.keys(sentences).flatMap((key) => (key.endsWith('.title') ? [key.slice(0, -'.title'.length)] : []))
    expect(worded).toEqual([...folders].sort())
  })
  it('is in the rubric, each check in exactly one place of its own', () => {
    expect(ownPlaces.map(({ check }) => check).sort()).toEqual(checks.map(({ id }) => id).sort())
  })
})

describe('the rubric', () => {
  it('has groups of AEO that sum up to 100', () => {
    expect(rubric.aeo.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBe(100)
  })
  it.each(rubric.aeo.filter(({ weight }) => weight !== null).map((group) => [group.group, group] as const))(
    '%s: its checks sum up to its weight',
    (_name, group) => {
      expect((group.checks as readonly RubricEntry[]).reduce((sum, { weight }) => sum + weight, 0)).toBe(group.weight)
    },
  )
  it('gives style and ease 15 points in SEO', () => {
    const group = rubric.seo.find(({ group }) => group === 'readability')
    expect((group!.checks as readonly RubricEntry[]).reduce((sum, { weight }) => sum + weight, 0)).toBe(15)
  })
  it('names codes of caps that the check has', () => {
    for (const { check, cap } of places)
      for (const code of cap?.codes ?? []) expect(Object.keys(textsOfCheck(check).messages)).toContain(code)
  })
})

describe.each(checks.map((check) => [check.id as string, check] as const))('%s', (id, check) => {
  const place = ownPlaces.find((entry) => entry.check === id)
  const texts = textsOfCheck(check.id)
  const inAeo = rubric.aeo.some(({ checks }) =>
    (checks as readonly RubricEntry[]).some((entry) => entry.check === id && entry.again !== true),
  )

  it('is in its folder with test and page', () => {
    for (const file of [`${id}.ts`, `${id}.test.ts`, `${id}.md`]) expect(existsSync(`${folder}${id}/${file}`), file).toBe(true)
  })
  it('has an id of words with hyphens', () => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
  })
  it('needs signals that exist, each once', () => {
    for (const name of check.needs)
      expect(check.isAdvice ? Object.keys(adviceSignals) : [...Object.keys(signals), ...brought]).toContain(name)
    expect(new Set(check.needs).size).toBe(check.needs.length)
  })
  it('says what passes and why it matters', () => {
    expect(texts.title.length).toBeGreaterThan(10)
    expect(texts.title).not.toMatch(/[.!]$/)
    expect(checkRationales[check.id]).toMatch(/^[A-Z].*[.]$/s)
  })
  it('has messages and fixes that parse, with codes in camelCase', () => {
    for (const [code, text] of [...Object.entries(texts.messages), ...Object.entries(texts.fixes)]) {
      expect(code).toMatch(/^[a-z][A-Za-z0-9]*$/)
      expect(parseMessage(text).length).toBeGreaterThan(0)
    }
    expect(Object.keys(texts.messages).length).toBeGreaterThan(0)
  })
  const evidence = checkEvidence[check.id]
  it('names sources by https, and contrary findings in words', () => {
    expect(evidence.sources.length).toBeGreaterThan(0)
    for (const source of evidence.sources) expect(source).toMatch(/^https:\/\/[^\s]+$/)
    for (const finding of evidence.contrary) expect(finding).toMatch(/\s/)
  })
  it('weighs no more than its evidence allows', () => {
    if (evidence.grade === 'D') {
      expect(place).toMatchObject({ weight: 0 })
      expect(place?.cap ?? place?.penalty ?? null).toBeNull()
      expect(evidence.contrary.length, 'what speaks against it').toBeGreaterThan(0)
    }
    if (evidence.grade === 'C' && inAeo) expect(place!.weight).toBeLessThanOrEqual(3)
  })
  it('has a page with why, how and when, and examples that do what they say', () => {
    const page = readFileSync(`${folder}${id}/${id}.md`, 'utf8')
    for (const heading of ['## Why it matters', '## How to fix', '## When to ignore', '## Examples']) expect(page).toContain(heading)
    const examples = readExamples(page)
    expect(examples.filter((example) => example.expect === 'pass').length, 'passing examples').toBeGreaterThan(0)
    // A check that looks at nothing only states a fact, and cannot fail.
    if (check.needs.length > 0)
      expect(examples.filter((example) => example.expect === 'fail').length, 'failing examples').toBeGreaterThan(0)
    for (const { source, expect: status, code, input, context } of examples) {
      const outcome = analyze(input, context, { languages: allPacks }).report.outcomes.find((entry) => entry.check === id)
      const said =
        outcome !== undefined && 'code' in outcome
          ? { status: outcome.status, ...(code === null ? {} : { code: outcome.code }) }
          : { status: outcome?.status }
      expect(said, source).toEqual(code === null ? { status } : { status, code })
    }
  })
})
