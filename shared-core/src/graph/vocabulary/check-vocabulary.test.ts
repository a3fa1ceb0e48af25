import { describe, expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { checkVocabulary, lineageOf } from './check-vocabulary.ts'
import { wholeVocabulary } from './index.ts'
import { usedVocabulary } from './used-vocabulary.gen.ts'

const kinds = (value: Json, vocabulary = wholeVocabulary) =>
  checkVocabulary(value, vocabulary).map(({ kind, path, value: found }) =>
    [kind, path, found].filter((part) => part !== null && part !== '').join(' '),
  )

describe('what schema.org does not know', () => {
  test.each<[string, Json, readonly string[]]>([
    ['nothing to find', { '@type': 'Article', headline: 'A', wordCount: 3, isAccessibleForFree: false }, []],
    ['a type', { '@type': 'Articel' }, ['typeUnknown Articel']],
    ['one type of two', { '@type': ['Article', 'Nothing'] }, ['typeUnknown Nothing']],
    ['a property', { '@type': 'Article', head: 'A' }, ['propertyUnknown head']],
    ['a property of something else', { '@type': 'Article', calories: '3' }, ['propertyMisplaced calories']],
    ['a property of a parent is fine', { '@type': 'ReportageNewsArticle', dateline: 'Ulm' }, []],
    ['a property of one of two types is fine', { '@type': ['WebPage', 'FAQPage'], breadcrumb: 'A > B' }, []],
    ['addresses of schema.org are bare names', { '@type': 'https://schema.org/Article', 'schema:headline': 'A' }, []],
    ['text that is no date', { '@type': 'Article', datePublished: 'soon' }, ['valueUnfit datePublished soon']],
    ['a day that no calendar has', { '@type': 'Article', datePublished: '2026-02-30' }, ['valueUnfit datePublished 2026-02-30']],
    ['a month is a date', { '@type': 'Article', datePublished: '2026-02' }, []],
    ['a duration that is none', { '@type': 'Recipe', totalTime: 'PT' }, ['valueUnfit totalTime PT']],
    ['a number for a whole number', { '@type': 'ItemList', numberOfItems: 2.5 }, ['valueUnfit numberOfItems 2.5']],
    ['pixels as a plain number', { '@type': 'ImageObject', width: 300, height: '200px' }, []],
    ['energy as a text', { '@type': 'NutritionInformation', calories: '320 kcal' }, []],
    ['a thing of the wrong kind', { '@type': 'Article', author: { '@type': 'Place', name: 'Ulm' } }, ['valueUnfit author Place']],
    ['an organisation of a narrower kind', { '@type': 'Article', publisher: { '@type': 'NewsMediaOrganization', name: 'N' } }, []],
    ['a member of an enumeration', { '@type': 'Event', eventStatus: 'https://schema.org/EventCancelled' }, []],
    [
      'a member of another one',
      { '@type': 'Event', eventStatus: 'https://schema.org/InStock' },
      ['valueUnfit eventStatus https://schema.org/InStock'],
    ],
    [
      'no member of any',
      { '@type': 'Event', eventStatus: 'https://schema.org/Perhaps' },
      ['valueUnfit eventStatus https://schema.org/Perhaps'],
    ],
    ['a name in the place of a person', { '@type': 'Article', author: 'Ada' }, ['valueUnfit author Ada']],
    ['an address in the place of a person', { '@type': 'Article', author: 'https://example.com/ada' }, []],
    ['values inside values', { '@type': 'Product', offers: [{ '@type': 'Offer', prise: 3 }] }, ['propertyUnknown offers[0].prise']],
    ['nodes of a graph', { '@graph': [{ '@type': 'Article', x: 1 }] }, ['propertyUnknown [0].x']],
    ['references are not followed', { '@type': 'Article', author: { '@id': '#a' } }, []],
    ['no object at all', ['text', 3, null, true], []],
    ['a type that is no text', { '@type': [7, 'Article', null], headline: 'A' }, []],
    ['a truth as text', { '@type': 'Article', isAccessibleForFree: 'False' }, []],
    ['an untruth as text', { '@type': 'Article', isAccessibleForFree: 'not false' }, ['valueUnfit isAccessibleForFree not false']],
    ['a truth with more', { '@type': 'Article', isAccessibleForFree: 'true enough' }, ['valueUnfit isAccessibleForFree true enough']],
    ['a text', 'text', []],
    ['nothing', null, []],
    ['a number', 3, []],
  ])('%s', (_name, value, expected) => expect(kinds(value)).toEqual(expected))

  test('each fault names the types of its node', () =>
    expect(checkVocabulary({ '@type': ['Article', 'Nothing'], head: 'A' }, wholeVocabulary)).toEqual([
      { kind: 'typeUnknown', path: '', type: 'Nothing', property: null, value: 'Nothing' },
      { kind: 'propertyUnknown', path: 'head', type: 'Article Nothing', property: 'head', value: null },
    ]))
})

describe('values as text', () => {
  const clock = (opens: Json): Json => ({ '@type': 'OpeningHoursSpecification', opens })
  const year = (copyrightYear: Json): Json => ({ '@type': 'Article', copyrightYear })
  const list = (numberOfItems: Json): Json => ({ '@type': 'ItemList', numberOfItems })
  const day = (datePublished: Json): Json => ({ '@type': 'Article', datePublished })
  const link = (sameAs: Json): Json => ({ '@type': 'Person', sameAs })
  test.each<[name: string, value: Json]>([
    ['a time in the morning', clock('09:00')],
    ['a time at night with seconds', clock('23:59:30')],
    ['the end of a day', clock('24:00')],
    ['a year', day('2026')],
    ['a month late in the year', day('2026-12')],
    ['a number', year('2026')],
    ['a number below nothing', year('-40')],
    ['a number with its decimals', year('1,299.50')],
    ['an address without https', link('example.com')],
    ['an address beside the page', link('/ada')],
    ['a value that says its type', day({ '@value': '2026-02-01', '@type': 'Date' })],
    ['a type in the place of a thing', { '@type': 'Article', about: 'https://schema.org/Recipe' }],
  ])('%s fits', (_name, value) => expect(kinds(value)).toEqual([]))

  test.each<[value: string, of: (value: Json) => Json, property: string]>([
    ['25:00', clock, 'opens'],
    ['09:60', clock, 'opens'],
    ['from 09:00', clock, 'opens'],
    ['nine', clock, 'opens'],
    ['in 2026', day, 'datePublished'],
    ['2026-13', day, 'datePublished'],
    ['about 5', year, 'copyrightYear'],
    ['5 or so', year, 'copyrightYear'],
    ['many', year, 'copyrightYear'],
    ['about 3', list, 'numberOfItems'],
    ['3.5', list, 'numberOfItems'],
    ['(example.com', link, 'sameAs'],
    ['a.b', link, 'sameAs'],
    ['Ada', link, 'sameAs'],
  ])('%j does not', (value, of, property) => expect(kinds(of(value))).toEqual([`valueUnfit ${property} ${value}`]))

  test.each<[name: string, value: Json, expected: string]>([
    ['a value that says its type', day({ '@value': 'soon' }), 'valueUnfit datePublished'],
    ['a thing of two wrong kinds', { '@type': 'Article', author: { '@type': ['Place', 'Recipe'] } }, 'valueUnfit author Place Recipe'],
    ['a truth in the place of a number', year(true), 'valueUnfit copyrightYear true'],
  ])('nor does %s', (_name, value, expected) => expect(kinds(value)).toEqual([expected]))
})

describe('forms to fill in', () => {
  const action = (key: string): Json => ({ '@type': 'SearchAction', [key]: 'required name=term' })
  test.each([
    ['query-input', []],
    ['query-output', []],
    ['query-inputs', ['propertyUnknown query-inputs']],
    ['query-input-name', ['propertyUnknown query-input-name']],
  ])('%s', (key, expected) => expect(kinds(action(key))).toEqual(expected))
})

test('a type is of its own kind and of all that it narrows, in every vocabulary', () => {
  const animals = {
    version: '1',
    types: { Thing: [], Animal: ['Thing'], Pet: ['Thing'], Cat: ['Animal', 'Pet'] },
    properties: {},
    members: {},
  }
  const lineage = ['Cat', 'Animal', 'Thing', 'Pet', 'Thing']
  expect(lineageOf('Cat', animals)).toEqual(lineage)
  expect(lineageOf('Cat', animals)).toEqual(lineage)
  expect(lineageOf('Stone', animals)).toEqual(['Stone'])
})

describe('the small table', () => {
  test('says of its types and properties what the whole one says', () => {
    for (const [type, parents] of Object.entries(usedVocabulary.types)) expect(wholeVocabulary.types[type]).toEqual(parents)
    for (const [property, [domains, ranges]] of Object.entries(usedVocabulary.properties)) {
      expect(wholeVocabulary.properties[property]![0]).toEqual(expect.arrayContaining([...domains]))
      expect(wholeVocabulary.properties[property]![1]).toEqual(expect.arrayContaining([...ranges]))
      expect(domains.length, property).toBeGreaterThan(0)
      expect(ranges.length, property).toBeGreaterThan(0)
    }
  })
  test('is a few kilobytes', () => expect(JSON.stringify(usedVocabulary).length).toBeLessThan(12_000))
  test('knows no property of other things', () =>
    expect(kinds({ '@type': 'Article', birthDate: '2001' }, usedVocabulary)).toEqual(['propertyUnknown birthDate']))
})
