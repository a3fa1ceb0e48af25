import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { sourceNamed } from './source-named.ts'

const span = { place: 'b0', start: 0, end: 24, quote: 'Studies show that it is. ' }

testCheck(sourceNamed, [
  { name: 'does not judge a language without words', signals: { unnamedSources: null }, expect: 'not_applicable' },
  { name: 'passes a text that names all', signals: { unnamedSources: [] }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'quotes the first sentence',
    signals: { unnamedSources: [span, { ...span, start: 30, end: 54 }] },
    expect: { code: 'unnamed', score: 0, certain: false, args: { quote: 'Studies show that it is.' }, fix: 'nameSource', spans: 2 },
  },
])

const vague: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Studies show that walking helps.',
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
    'Laut einer Studie hilft das Gehen.',
  ],
  fr: [
    'Des études montrent que la marche aide.',
    'Plusieurs études ont démontré que la marche aide.',
    'Selon des experts, la marche aide.',
    'Les experts recommandent la marche.',
  ],
  es: [
    'Los estudios demuestran que caminar ayuda.',
    'Según expertos, caminar ayuda.',
    'Los especialistas recomiendan caminar.',
    'Está científicamente probado que caminar ayuda.',
  ],
  ja: ['多くの研究によると、歩くことは体に良いです。', '専門家は歩くことを勧めています。'],
  ar: ['تشير الدراسات إلى أن المشي مفيد.', 'يقول الخبراء إن المشي مفيد.'],
}

const sound: Readonly<Record<string, readonly string[]>> = {
  en: [
    'Studies of the University of Leeds show that walking helps.',
    'Researchers at MIT found that walking helps.',
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
