import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { sourceNamed } from './source-named.ts'

const span = { place: 'b0', start: 0, end: 24, quote: 'Studies show that it is. ' }

const none = { dead: [], examples: [] }
const link = { href: 'https://council.gent/report', span }

testCheck(sourceNamed, [
  {
    name: 'does not judge a language without words',
    signals: { unnamedSources: null, unsoundLinks: none },
    expect: 'not_applicable',
  },
  {
    name: 'passes a text that names all',
    signals: { unnamedSources: [], unsoundLinks: none },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'quotes the first sentence',
    signals: { unnamedSources: [span, { ...span, start: 30, end: 54 }], unsoundLinks: none },
    expect: { code: 'unnamed', score: 0, certain: false, args: { quote: 'Studies show that it is.' }, fix: 'nameSource', spans: 2 },
  },
  {
    name: 'is sure of a dead link, in any language, and names it first',
    signals: { unnamedSources: null, unsoundLinks: { dead: [link, link], examples: [link] } },
    expect: { code: 'dead', score: 0, certain: true, args: { address: link.href }, fix: 'otherSource', spans: 2 },
  },
  {
    name: 'is sure of a name for examples',
    signals: { unnamedSources: [span], unsoundLinks: { dead: [], examples: [link] } },
    expect: { code: 'example', score: 0, certain: true, args: { address: link.href }, fix: 'otherSource', spans: 1 },
  },
])

const vague: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Studies show that walking helps.',
    'Studies show that a pan of iron is as smooth as Teflon, and experts agree that Londoners know it.',
    'Research has shown that walking helps.',
    'Experts agree that walking helps.',
    'A recent study found that walking helps.',
    'According to experts, walking helps.',
    'It is scientifically proven that walking helps.',
  ],
  de: [
    'Studien zeigen, dass Gehen hilft.',
    'Wie Studien belegen, hilft das Gehen.',
    'Experten raten zum Gehen.',
    'Studien zeigen, dass Eisen so glatt ist wie Teflon von Du Pont.',
    'Laut einer Studie hilft das Gehen.',
  ],
  fr: [
    'Des études montrent que la marche aide.',
    'Plusieurs études ont démontré que la marche aide.',
    'Selon des experts, la marche aide.',
    'Les experts recommandent la marche.',
    'Des études montrent que les Lyonnais marchent plus que Paris.',
  ],
  es: [
    'Los estudios demuestran que caminar ayuda.',
    'Según expertos, caminar ayuda.',
    'Los especialistas recomiendan caminar.',
    'Los estudios demuestran que en Soria se camina más que en Bilbao.',
    'Está científicamente probado que caminar ayuda.',
  ],
  ja: ['多くの研究によると、歩くことは体に良いです。', '専門家は歩くことを勧めています。'],
  ar: ['تشير الدراسات إلى أن المشي مفيد.', 'يقول الخبراء إن المشي مفيد.'],
}

const sound: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Studies of the University of Leeds show that walking helps.',
    'Researchers at MIT found that walking helps.',
    'Studies show that walking helps (Miller, 2019).',
    'Studies show that walking helps, said Ann Lee of Leeds.',
    'A recent study found that walking helps, and Nature printed it.',
    'These studies show that walking helps.',
    'The experts say that walking helps.',
    'She studies plants and shows them to children.',
    'According to a study by the Norwegian Institute of Sport, walking helps.',
    'My sister said: “Studies show that walking helps.”',
    '<a href="https://example.org/walk">Studies show that walking helps.</a>',
    'We asked three experts and two doctors.',
  ],
  de: [
    'Studien der Universität Leeds zeigen, dass Gehen hilft.',
    'Laut einer Studie der Universität hilft das Gehen.',
    'Er hat drei Experten gefragt.',
    'Studien zeigen, dass Gehen hilft (Müller 2019).',
    'Sie studieren seit zwei Jahren.',
  ],
  fr: ['Selon une étude de l’université de Leeds, la marche aide.', 'Elle a fait des études à Lyon.'],
  es: ['Según un estudio de la Universidad de Leeds, caminar ayuda.', 'Terminó sus estudios en mayo.'],
  ja: ['京都大学の調査によると、歩くことは体に良いです。', '彼は専門家になりました。'],
  ar: ['درس الطب في القاهرة.'],
}

describe.each(Object.keys(vague))('studies and experts (%s)', (language) => {
  it.each(vague[language]!)('asks which: %s', (sentence) => {
    const found = foundBy('source-named', `<p>${sentence} It was cold.</p>`, { language })
    expect(found).toMatchObject({ code: 'unnamed' })
    expect(found?.quotes.map((quote) => quote.trim())).toEqual([sentence])
  })
  it.each(sound[language]!)('asks nothing: %s', (sentence) => {
    expect(foundBy('source-named', `<p>${sentence}</p>`, { language })).toBeNull()
  })
})

it('a language without words is not judged', () => {
  expect(foundBy('source-named', '<p>Studier visar att det hjälper.</p>', { language: 'sv' })).toBeNull()
})

describe('links that cannot be opened', () => {
  const council = 'https://council.gent/report'
  const cite = (href: string, words = 'the council reports', sentence = 'Couriers delivered 1.6 million parcels last year') =>
    `<p>${sentence}, <a href="${href}">${words}</a>.</p>`
  const codes = (html: string, context: object = {}) => {
    const found = foundBy('source-named', html, { language: 'en', context })
    return found === null ? null : [found.code, found.quotes.length]
  }

  it.each([
    [council],
    ['https://COUNCIL.gent/report'],
    ['https://council.gent/report#page-3'],
    ['//council.gent/report'],
    ['https://council.gent:443/report'],
  ])('a link that was seen to be dead is told of in each of its spellings: %s', (href) => {
    expect(codes(cite(href), { deadLinks: [council] })).toEqual(['dead', 1])
  })

  it.each([
    ['another page', 'https://council.gent/other'],
    ['the page with a question', 'https://council.gent/report?year=2019'],
    ['another site', 'https://other.gent/report'],
  ])('a link to %s is not', (_what, href) => {
    expect(codes(cite(href), { deadLinks: [council] })).toBeNull()
  })

  it('gets all of them, and of none that the text no longer links', () => {
    expect(codes(cite(council) + cite('https://other.gent/a'), { deadLinks: [council, 'https://other.gent/a'] })).toEqual(['dead', 2])
    expect(codes('<p>Couriers delivered parcels.</p>', { deadLinks: [council] })).toBeNull()
  })

  it.each([
    ['https://example.org/study'],
    ['https://www.example.com/a'],
    ['https://reports.example.net/'],
    ['https://council.example/report'],
  ])('a figure that rests on a name for examples is told of: %s', (href) => {
    expect(codes(cite(href))).toEqual(['example', 1])
    expect(codes(cite(href) + cite(council))).toEqual(['example', 1])
  })

  it.each([
    ['a real name', cite('https://examples.gent/a')],
    [
      'a link without a figure or a quotation',
      cite('https://example.org/a', 'the council', 'Couriers delivered parcels, as the report says'),
    ],
    ['a guide that shows such an address', cite('https://example.com/a', 'example.com', 'Open port 443 of')],
    ['two of them and nothing else, of which source-linked speaks', cite('https://example.org/a') + cite('https://example.com/b')],
  ])('%s is not', (_what, html) => {
    expect(codes(html)).toBeNull()
  })

  it('a quotation counts as a figure does', () => {
    const html = cite('https://example.org/a', 'she said', '“We deliver faster than anybody else in town”')
    expect(codes(html)).toEqual(['example', 1])
  })
})
