import { describe, expect, it } from 'vitest'
import { type HreflangPage, judgeHreflang, judgeTag } from './judge-hreflang.ts'

describe('a tag', () => {
  it.each([
    ['en', true],
    ['EN', true],
    ['de', true],
    ['pt-BR', true],
    ['pt-br', true],
    ['en-GB', true],
    ['zh-Hans', true],
    ['zh-Hant-TW', true],
    ['sr-Latn', true],
    ['sr-Latn-RS', true],
    ['es-MX', true],
    ['fil', true],
    ['ast', true],
    ['he', true],
    ['id', true],
    ['nb-NO', true],
    ['no', true],
    ['ca-AD', true],
    ['be', true],
    ['uk', true],
    ['x-default', true],
    ['X-Default', true],
    ['ar-XK', true],
    ['en-UK', 'en-GB'],
    ['en-uk', 'en-GB'],
    ['en_US', 'en-US'],
    ['pt_BR', 'pt-BR'],
    ['iw', 'he'],
    ['in-ID', 'id-ID'],
    ['en-EU', null],
    ['es-UN', null],
    ['es-419', null],
    ['jp', null],
    ['cz-CZ', null],
    ['en-XX', null],
    ['english', null],
    ['e', null],
    ['', null],
    ['en-', null],
    ['en-GB-oxendict', null],
    ['x-defaults', null],
    ['de-de-de', null],
    ['US', null],
    ['en-USA', null],
    ['zh-Hanz', null],
    ['en GB', null],
    ['*', null],
  ])('%s', (tag, expected) => expect(judgeTag(tag)).toEqual(expected === true ? { ok: true } : { ok: false, meant: expected }))
})

const page = (name: string, links: HreflangPage['links'], more: Partial<HreflangPage> = {}): HreflangPage => ({
  url: `https://example.org/${name}`,
  status: 200,
  redirect: null,
  canonical: null,
  noindex: false,
  links,
  ...more,
})
const link = (language: string, name: string) => ({ language, url: `https://example.org/${name}` })
const both = [link('en', 'en'), link('es', 'es')]
const three = [...both, link('x-default', 'en')]

describe('a set of pages', () => {
  it.each<readonly [string, readonly HreflangPage[], readonly string[]]>([
    ['that name each other and themselves', [page('en', both), page('es', both)], []],
    ['with an x-default', [page('en', three), page('es', three)], []],
    [
      'with an x-default of its own',
      [
        page('en', [...both, link('x-default', 'choose')]),
        page('es', [...both, link('x-default', 'choose')]),
        page('choose', [...both, link('x-default', 'choose')]),
      ],
      [],
    ],
    ['without declarations', [page('en', []), page('es', [])], []],
    ['of one page', [page('en', [link('en', 'en')])], []],
    ['with a canonical that is the page', [page('en', both, { canonical: 'https://example.org/en' }), page('es', both)], []],
    ['with a canonical that is the page, as a path', [page('en', both, { canonical: '/en' }), page('es', both)], []],
    ['one of which was not read', [page('en', [...both, link('fr', 'fr')]), page('es', both)], []],
    ['one of which may not be asked', [page('en', [...both, link('fr', 'fr')]), page('es', both), page('fr', null, { status: null })], []],
    ['with one page for two languages', [page('en', [link('en', 'en'), link('en-GB', 'en'), link('es', 'es')]), page('es', both)], []],
    ['with a link that is there twice', [page('en', [...both, ...both]), page('es', both)], []],
    ['with fragments', [page('en', [{ language: 'en', url: 'https://example.org/en#top' }, link('es', 'es')]), page('es', both)], []],
    [
      'with other letters in the host',
      [page('en', [{ language: 'en', url: 'https://EXAMPLE.org/en' }, link('es', 'es')]), page('es', both)],
      [],
    ],
    ['without the page itself', [page('en', [link('es', 'es')]), page('es', both)], ['en noSelf']],
    ['without a link back', [page('en', both), page('es', [link('es', 'es')])], ['en noReturn es']],
    ['without any link back', [page('en', both), page('es', [])], ['en noReturn es']],
    ['with a relative address', [page('en', [link('en', 'en'), { language: 'es', url: '/es' }]), page('es', both)], ['en relative es']],
    [
      'with an address without its scheme',
      [page('en', [link('en', 'en'), { language: 'es', url: '//example.org/es' }]), page('es', both)],
      ['en relative es'],
    ],
    ['with two x-defaults', [page('en', [...three, link('x-default', 'es')]), page('es', both)], ['en xDefaultTwice x-default']],
    ['with two pages of one language', [page('en', [...both, link('ES', 'other')]), page('es', both)], ['en twice ES']],
    [
      'with a canonical elsewhere',
      [page('en', both, { canonical: 'https://example.org/other' }), page('es', both)],
      ['en canonicalElsewhere'],
    ],
    [
      'with a canonical that is the other language',
      [page('en', both), page('es', both, { canonical: 'https://example.org/en' })],
      ['es canonicalElsewhere'],
    ],
    ['with a page that is not there', [page('en', both), page('es', null, { status: 404 })], ['en status es']],
    ['with a page that fails', [page('en', both), page('es', null, { status: 500 })], ['en status es']],
    ['with a page that leads elsewhere', [page('en', both), page('es', both, { redirect: 'https://example.org/es/' })], ['en redirect es']],
    ['with a page that is not to be indexed', [page('en', both), page('es', both, { noindex: true })], ['en noindex es', 'es noindex']],
    ['with the code of a country', [page('en', [link('en-UK', 'en'), link('es', 'es')]), page('es', both)], ['en code en-UK']],
    ['with an underscore', [page('en', [link('en_GB', 'en'), link('es', 'es')]), page('es', both)], ['en code en_GB']],
    [
      'with http and https',
      [page('en', [link('en', 'en'), { language: 'es', url: 'http://example.org/es' }]), page('es', both)],
      ['es noReturn en'],
    ],
    [
      'with a slash more at the end',
      [page('en', [{ language: 'en', url: 'https://example.org/en/' }, link('es', 'es')]), page('es', both)],
      ['en noSelf'],
    ],
    ['with faults on both sides', [page('en', [link('es', 'es')]), page('es', [link('en', 'en')])], ['en noSelf', 'es noSelf']],
  ])('%s', (_, pages, expected) => {
    const faults = judgeHreflang(pages)
    expect(
      faults.map(({ page: of, code, language }) =>
        [of.replace('https://example.org/', ''), code, language].filter((part) => part !== null).join(' '),
      ),
    ).toEqual(expected)
  })
})
