import { expect, it } from 'vitest'
import type { Mapping } from '#shared/settings.ts'
import { mappingToStore } from './mapping-to-store.ts'

const mapping = { title: 'title', body: ['content'], author: 'author.name' } as unknown as Mapping
const copy = { ...mapping, body: [...mapping.body] }
const changed = { ...mapping, body: ['lead', 'content'] }

it.each([
  ['an untouched proposal stays one', false, copy, null],
  ['a proposal that was changed is chosen', false, changed, changed],
  ['a chosen mapping stays chosen where only the schema type changes', true, copy, copy],
  ['a chosen mapping takes its changes', true, changed, changed],
  ['a type without any has none', false, null, null],
])('%s', (_name, isCustom, onForm, stored) => {
  expect(mappingToStore({ isCustom, mapping: onForm === null ? null : mapping }, onForm)).toEqual(stored)
})
