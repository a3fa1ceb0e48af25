import { expect, it } from 'vitest'
import { staticChecks } from '../src/commands/check.ts'
import { subjectFault } from '../src/commands/commits.ts'

it.each<[string, string | null]>([
  ['fix(core): read dates of other calendars', null],
  ['docs: name the measure', null],
  [`test(wordpress): ${'x'.repeat(55)}`, null],
  [`test(wordpress): ${'x'.repeat(56)}`, 'has 73 characters; at most 72 are shown'],
  ['Add image-alt check', 'is not “type(scope): what”'],
  ['fix(core):no space', 'is not “type(scope): what”'],
  ['Fix(core): a capital', 'is not “type(scope): what”'],
  ['fix(Core Parts): a scope of two words', 'is not “type(scope): what”'],
  ['wip(core): something', 'has the type “wip”; there are build, chore, ci, docs, feat, fix, perf, refactor, revert, style, test'],
  ['fix(core):  ', 'says nothing after its type'],
])('%j: %s', (subject, fault) => {
  expect(subjectFault(subject)).toBe(fault)
})

it('is one of the static checks', () => {
  expect(staticChecks.map(({ name }) => name)).toContain('commit subjects')
})
