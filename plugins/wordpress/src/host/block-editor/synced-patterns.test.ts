import { contentHash } from '@citable/core/graph'
import { describe, expect, it } from 'vitest'
import { type PatternRecord, patternOf, patternsOf, shownTextOf, withPatterns } from './synced-patterns.ts'

const texts: Readonly<Record<number, string>> = {
  7: '<p>Price: 120 €</p>',
  8: '<p>Outer</p><!-- wp:block {"ref":7} /-->',
  9: '<!-- wp:block {"ref":9} /--><p>Itself</p>',
}
const read = (id: number): string => texts[id] ?? ''

describe('patternOf', () => {
  const pattern = { status: 'publish', content: { raw: '<p>Price: 120 €</p>' } }
  type Answer = typeof pattern | null | undefined
  const asked = (edit: Answer, view: Answer, isAnswered: boolean) => {
    const contexts: string[] = []
    const records = {
      getEntityRecord: (_kind: string, _name: string, _id: number, { context = 'edit' }: Readonly<Record<string, string>> = {}) => {
        contexts.push(context)
        return context === 'edit' ? edit : view
      },
      hasFinishedResolution: (selector: string, args: readonly unknown[]) =>
        isAnswered && selector === 'getEntityRecord' && JSON.stringify(args) === '["postType","wp_block",7]',
    }
    return { text: patternOf(records, 7), contexts }
  }
  it.each([
    ['is asked for once while the server has not answered', undefined, undefined, false, '', ['edit']],
    ['is what its editor has', pattern, undefined, true, pattern.content.raw, ['edit']],
    ['is there before the question is said to be answered', pattern, undefined, false, pattern.content.raw, ['edit']],
    ['is read by who may not edit it', undefined, pattern, true, pattern.content.raw, ['edit', 'view']],
    ['nobody may read', undefined, null, true, '', ['edit', 'view']],
    ['is a draft', { ...pattern, status: 'draft' }, undefined, true, '', ['edit']],
  ])('%s', (_, edit, view, isAnswered, text, contexts) => {
    expect(asked(edit, view, isAnswered)).toEqual({ text, contexts })
  })
})

describe('patternsOf', () => {
  it.each([
    ['a text without patterns has none', '<p>wp:block 7</p>', ''],
    ['a pattern', 'a<!-- wp:block {"ref":7} /-->b', '<p>Price: 120 €</p>'],
    ['a pattern with overrides', '<!-- wp:block {"ref":7,"content":{"a":{"content":"b"}}} /-->', '<p>Price: 120 €</p>'],
    ['attributes before its id', '<!-- wp:block {"lock":{"move":true},"ref":7} /-->', '<p>Price: 120 €</p>'],
    ['blanks inside', '<!-- wp:block { "ref": 7 } /-->', '<p>Price: 120 €</p>'],
    ['its full name', '<!-- wp:core/block {"ref":7} /-->', '<p>Price: 120 €</p>'],
    ['in lines', '<!-- wp:block {\n"ref":7\n} /-->', '<p>Price: 120 €</p>'],
    ['a block of another kind', '<!-- wp:navigation {"ref":7} /-->', ''],
    ['a pattern used twice counts once', '<!-- wp:block {"ref":7} /--><!-- wp:block {"ref":7} /-->', '<p>Price: 120 €</p>'],
    ['a pattern inside of a pattern', '<!-- wp:block {"ref":8} /-->', `${texts[8]}\u0000${texts[7]}`],
    ['a pattern that holds itself', '<!-- wp:block {"ref":9} /-->', texts[9]],
    ['a pattern that is gone', '<!-- wp:block {"ref":1} /-->', ''],
  ])('%s', (_, content, expected) => {
    expect(patternsOf(content, read)).toBe(expected)
  })
})

describe('withPatterns', () => {
  it('leaves a text without patterns as it is, and its hash', () => {
    expect(withPatterns('<p>a</p>', read)).toBe('<p>a</p>')
    expect(withPatterns('<!-- wp:block {"ref":1} /-->', read)).toBe('<!-- wp:block {"ref":1} /-->')
  })
  it('gives the hash that PHP has for the same text', () => {
    expect(contentHash('Kettle', withPatterns('<p>Kettle</p><!-- wp:block {"ref":8} /-->', read))).toBe('94fea08be0e6cc0b7fad4cb9ce2fe8b0')
  })
})

describe('the text of a pattern, as PHP counts it', () => {
  it.each<readonly [string, PatternRecord | null | undefined, string]>([
    ['published', { status: 'publish', content: { raw: 'Text', protected: false } }, 'Text'],
    ['read by somebody who may not edit it', { status: 'publish', content: { raw: 'Text' } }, 'Text'],
    ['behind a password', { status: 'publish', content: { raw: 'Text', protected: true } }, ''],
    ...['draft', 'pending', 'private', 'future', 'trash', 'auto-draft'].map(
      (status) => [`of the status ${status}`, { status, content: { raw: 'Text', protected: false } }, ''] as const,
    ),
    ['without its raw text', { status: 'publish', content: {} }, ''],
    ['without a text', { status: 'publish' }, ''],
    ['that is not there', undefined, ''],
    ['that WordPress did not give', null, ''],
  ])('%s', (_, pattern, text) => {
    expect(shownTextOf(pattern)).toBe(text)
  })
})
