import { describe, expect, it } from 'vitest'
import { attributeAt, problemOf, rulesOf, shortened } from './field-rules.ts'
import type { TypeShape } from './shape.ts'

const free = () => false

describe('rules of a field', () => {
  it.each([
    ['a limit is held to the unit', 'abcde', { maxLength: 5 }, null],
    ['one unit more breaks it', 'abcdef', { maxLength: 5 }, { code: 'tooLong', limit: 5 }],
    ['a least length is held to the unit', 'abcde', { minLength: 5 }, null],
    ['one unit less breaks it', 'abcd', { minLength: 5 }, { code: 'tooShort', limit: 5 }],
    ['an empty field needs no least length', '', { minLength: 5 }, null],
    ['a pattern that fits', 'AB-1', { regex: '^[A-Z]+-\\d$' }, null],
    ['a pattern that does not', 'ab-1', { regex: '^[A-Z]+-\\d$' }, { code: 'pattern' }],
    ['a pattern that cannot be read fits nothing', 'a', { regex: '(' }, { code: 'pattern' }],
    ['an address of a UID field', 'how-to-compost', { type: 'uid' }, null],
    ['a UID field takes no spaces', 'how to', { type: 'uid' }, { code: 'pattern' }],
  ])('%s', (_name, value, attribute, problem) => {
    expect(problemOf('title', value, { type: 'string', ...rulesOf(attribute) }, free)).toEqual(problem)
  })

  it('a required field may not be emptied', () => {
    expect(problemOf('title', '', { type: 'string', required: true }, free)).toEqual({ code: 'required' })
    expect(problemOf('content', [], { type: 'blocks', required: true }, free)).toEqual({ code: 'required' })
  })

  it.each([
    [null, 'unchecked'],
    [true, 'taken'],
  ])('a value that must be one of its kind is not free before that is known (%s)', (taken, code) => {
    expect(problemOf('title', 'One', { type: 'string', ...rulesOf({ unique: true }) }, () => taken)).toEqual({ code })
  })
})

describe('a text is shortened', () => {
  it.each([
    ['not at all when it fits', 'Short.', 10, 'Short.'],
    ['to its last whole sentence', 'Bread keeps for a week. It needs a linen bag.', 30, 'Bread keeps for a week.'],
    [
      'to a word where the sentence is too long',
      'Bread keeps for a week in a linen bag and never in plastic',
      30,
      'Bread keeps for a week in a…',
    ],
    ['to a Japanese sentence', 'パンは一週間もちます。布の袋に入れてください。', 15, 'パンは一週間もちます。'],
    ['never to a stump', 'Donaudampfschifffahrtsgesellschaft', 20, null],
  ])('%s', (_name, text, limit, expected) => {
    expect(shortened(text, limit)).toBe(expected)
    expect(expected?.length ?? 0).toBeLessThanOrEqual(limit)
  })
})

it('finds the attribute of a path through components and zones', () => {
  const line = { type: 'string', rules: { maxLength: 60 } }
  const shape = {
    attributes: {
      seo: { type: 'component', component: 'shared.seo' },
      sections: { type: 'dynamiczone', components: ['sections.text'] },
      steps: { type: 'component', component: 'sections.text', repeatable: true },
    },
    components: { 'shared.seo': { metaTitle: line }, 'sections.text': { heading: line } },
  } as unknown as TypeShape
  const values = { sections: [{ __component: 'sections.text', heading: '' }], steps: [{ heading: '' }] }
  for (const path of ['seo.metaTitle', 'sections.0.heading', 'steps.0.heading']) expect(attributeAt(shape, values, path)).toBe(line)
  expect(attributeAt(shape, values, 'sections.1.heading')).toBeNull()
})
