import { describe, expect, test } from 'vitest'
import type { Graph } from '../../model/graph.ts'
import { checkStructuredData } from '../markup/check-structured-data.ts'
import { wholeVocabulary } from '../vocabulary/index.ts'
import { type LanguageVersion, withTranslations } from './with-translations.ts'

const graphOf = (url: string, language: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebPage', '@id': url, url, name: 'Bread' },
    { '@type': 'Article', '@id': `${url}#article`, headline: 'Bread', inLanguage: language },
  ],
})
const english: LanguageVersion = { url: 'https://example.com/bread/', language: 'en', isOriginal: true }
const french: LanguageVersion = { url: 'https://EXAMPLE.com/fr/pain/', language: 'fr', isOriginal: false }
const portuguese: LanguageVersion = { url: 'https://example.com/pt/p%C3%A3o/', language: 'pt_BR', isOriginal: false }
const articleOf = (graph: Graph) => graph['@graph'].find((node) => node['@id'].endsWith('#article'))

describe('translations', () => {
  test('the original names all of them', () =>
    expect(articleOf(withTranslations(graphOf('https://example.com/bread/', 'en'), [english, french, portuguese]))).toEqual({
      '@type': 'Article',
      '@id': 'https://example.com/bread/#article',
      headline: 'Bread',
      inLanguage: 'en',
      workTranslation: [
        { '@type': 'CreativeWork', '@id': 'https://example.com/fr/pain/#article', url: 'https://example.com/fr/pain/', inLanguage: 'fr' },
        {
          '@type': 'CreativeWork',
          '@id': 'https://example.com/pt/p%C3%A3o/#article',
          url: 'https://example.com/pt/p%C3%A3o/',
          inLanguage: 'pt-BR',
        },
      ],
    }))
  test('a translation names its original alone', () =>
    expect(articleOf(withTranslations(graphOf('https://example.com/fr/pain/', 'fr'), [english, french, portuguese]))).toMatchObject({
      translationOfWork: { '@type': 'CreativeWork', '@id': 'https://example.com/bread/#article', inLanguage: 'en' },
    }))
  test.each([
    ['it stands alone', [english]],
    ['its original is not published', [{ ...english, isOriginal: false }, french]],
    ['it is none of them', [french, portuguese]],
    ['nothing is known', []],
    ['the others have the same address', [english, { ...french, url: english.url }]],
    ['the other address is none', [english, { ...french, url: 'soon' }]],
  ])('nothing changes where %s', (_name, versions) => {
    const graph = graphOf('https://example.com/bread/', 'en')
    expect(withTranslations(graph, versions)).toBe(graph)
  })
  test('again the same, and schema.org knows it', () => {
    const versions = [english, french, portuguese]
    const once = withTranslations(graphOf('https://example.com/bread/', 'en'), versions)
    expect(withTranslations(once, versions)).toEqual(once)
    expect(
      checkStructuredData([once as never], { vocabulary: wholeVocabulary, visible: null }).filter(({ level }) => level === 'error'),
    ).toEqual([])
  })
})
