import { expect, test } from 'vitest'
import { testNode } from '../test-node.ts'
import { personId, publisherNode } from './publisher.ts'

const person = { kind: 'person', name: 'Ada Norling', url: null, key: 'ada' } as const

testNode(publisherNode, 'https://example.com/#organization', [
  {
    name: 'an organisation with its logo',
    expect: {
      '@type': 'Organization',
      name: 'Example Ltd',
      url: 'https://example.com/',
      logo: { '@id': 'https://example.com/#/schema/logo/image/' },
    },
  },
  { name: 'points to no logo that is not there', site: { logo: null }, expect: { logo: undefined } },
  {
    name: 'preserves an address of its own',
    site: { publisher: { kind: 'organization', name: 'Example Ltd', url: 'https://ltd.example/', key: null } },
    expect: { url: 'https://ltd.example/' },
  },
  {
    name: 'says where else it is',
    site: {
      publisher: { kind: 'organization', name: 'Example Ltd', url: null, key: null, sameAs: ['https://social.example/@ex', 'mastodon'] },
    },
    expect: { sameAs: ['https://social.example/@ex'] },
  },
  { name: 'is left out without a name', site: { publisher: { kind: 'organization', name: '', url: null, key: null } }, expect: null },
  { name: 'is not there for a person', site: { publisher: person }, expect: null },
])
testNode(publisherNode, 'https://example.com/#/schema/person/ada', [
  {
    name: 'the person of a personal site, without a logo',
    site: { publisher: person },
    expect: { '@type': 'Person', name: 'Ada Norling', logo: undefined },
  },
])

test.each([
  ['the key of the CMS', { name: 'Ada', key: 'ada-n' }, 'ada-n'],
  ['the name where there is no key', { name: 'Ada  Norling, Jr.', key: null }, 'ada-norling-jr'],
  ['letters of other scripts', { name: 'محمد علي', key: null }, 'محمد-علي'],
  ['unspaced scripts', { name: '王小明', key: null }, '王小明'],
  ['the name where the key has no usable character', { name: 'Ada', key: '***' }, 'ada'],
  ['no lone surrogate, which PHP would refuse', { name: 'Ada \ud800', key: null }, 'ada'],
])('the id of a person is made from %s', (_name, { name, key }, expected) => {
  expect(personId({ kind: 'person', name, url: null, key }, { home: 'https://example.com/', page: '' })).toBe(
    `https://example.com/#/schema/person/${expected}`,
  )
})
test('a name without a usable character gives no id', () =>
  expect(personId({ kind: 'person', name: '—', url: null, key: null }, { home: '', page: '' })).toBe(''))
