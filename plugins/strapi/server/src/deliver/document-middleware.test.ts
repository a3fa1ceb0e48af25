import { expect, test } from 'vitest'
import { changesPublished } from './document-middleware.ts'

test.each([
  ['publish', undefined, true, true],
  ['unpublish', undefined, true, true],
  ['delete', undefined, true, true],
  ['create', 'published', true, true],
  ['update', 'published', true, true],
  ['create', 'draft', true, false],
  ['update', undefined, true, false],
  ['clone', 'published', true, false],
  ['discardDraft', undefined, true, false],
  ['findMany', 'published', true, false],
  ['create', undefined, false, true],
  ['update', undefined, false, true],
  ['clone', undefined, false, true],
  ['delete', undefined, false, true],
  ['findOne', undefined, false, false],
])('%s with status %s, drafts %s: changes what is public: %s', (action, status, hasDrafts, expected) => {
  expect(changesPublished({ action, params: status === undefined ? {} : { status } }, hasDrafts)).toBe(expected)
})
