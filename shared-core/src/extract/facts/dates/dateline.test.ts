import { describe, expect, test } from 'vitest'
import { readArticle } from '../../read-article.ts'

const day = '2025-10-14'
const sentence = 'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January. '
const noFields = {
  title: null,
  seoTitle: null,
  description: null,
  slug: null,
  authors: [],
  image: null,
  datePublished: null,
  dateModified: null,
}

const read = (language: string, input: Parameters<typeof readArticle>[0]): string | undefined =>
  readArticle(input, {
    url: 'https://www.site.example/a',
    language,
    now: '2026-11-20T00:00:00Z',
    site: null,
    page: null,
    targetQueries: [],
    readJsonLd: false,
    options: { seo: true, aeo: true, titles: 5 },
  }).datePublished?.value.slice(0, 10)

const page = (language: string, top: string, more = ''): string | undefined =>
  read(language, {
    kind: 'page',
    html: `<html lang="${language}"><body><main><article><h1>The old pier</h1>${top}${`<p>${more}${sentence.repeat(3)}</p>`.repeat(3)}</article></main></body></html>`,
  })

const draft = (language: string, top: string, more = ''): string | undefined =>
  read(language, { kind: 'markdown', markdown: `# The old pier\n\n${top}\n\n${more}${sentence.repeat(3)}`, fields: noFields })

const opening = sentence.repeat(3)

/** Where a dateline stands. */
const places: Readonly<Record<string, (language: string, line: string, more?: string) => string | undefined>> = {
  'below the headline': (language, line, more) => page(language, `<p>${line}</p>`, more),
  'in bold before the text': (language, line, more) => page(language, `<p><strong>${line}</strong> ${opening}</p>`, more),
  'before a dash and the text': (language, line, more) => page(language, `<p>${line} – ${opening}</p>`, more),
  'of a draft': (language, line, more) => draft(language, line, more),
  'before the text of a draft': (language, line, more) => draft(language, `**${line}** – ${opening}`, more),
}

// biome-ignore format: a table
const datelines: readonly (readonly [language: string, line: string, more?: string])[] = [
  ['en', 'Berlin: 14 October 2025'], ['en', 'Berlin, 14 October 2025'], ['en', 'BERLIN — 14 October 2025'], ['en', 'Berlin - 14 October 2025'], ['en', 'New York: October 14, 2025'], ['en', 'NEW YORK — Oct. 14, 2025'],
  ['en', 'Washington, D.C., October 14, 2025'], ['en', 'Paris, France: 14 October 2025'], ['en', 'London: Tuesday, 14 October 2025'], ['en', 'Hallstad: 14 October 2025', 'The town council met in Hallstad. '], ['en', 'Port Ellen — 14 October 2025', 'Boats from Port Ellen came late. '],
  ['de', 'Berlin, 14. Oktober 2025'], ['de', 'Berlin, den 14. Oktober 2025'], ['de', 'Berlin: 14. Oktober 2025'], ['de', 'Wien – 14. Oktober 2025'], ['de', 'Frankfurt am Main, 14. Oktober 2025'], ['de', 'Bad Ahrn: 14. Oktober 2025', 'Die Fähre liegt in Bad Ahrn. '], ['de', 'München, 14.10.2025'], ['de', 'Berlin (dpa) – 14. Oktober 2025'],
  ['fr', 'PARIS — 14 octobre 2025'], ['fr', 'Paris, le 14 octobre 2025'], ['fr', 'Paris : 14 octobre 2025'], ['fr', 'Bruxelles, mardi 14 octobre 2025'], ['fr', 'Saint-Malo : 14 octobre 2025', 'Le bac part de Saint-Malo. '],
  ['es', 'Madrid: 14 de octubre de 2025'], ['es', 'MADRID — 14 de octubre de 2025'], ['es', 'Ciudad de México, 14 de octubre de 2025'], ['it', 'Roma, 14 ottobre 2025'], ['it', 'Milano: 14 ottobre 2025'], ['pt', 'Lisboa: 14 de outubro de 2025'], ['pt', 'São Paulo, 14 de outubro de 2025'],
  ['nl', 'Den Haag, 14 oktober 2025'], ['nl', 'Amsterdam: 14 oktober 2025'], ['sv', 'Stockholm: 14 oktober 2025'], ['da', 'København – 14. oktober 2025'], ['pl', 'Warszawa — 14 października 2025'], ['cs', 'Praha: 14. října 2025'],
  ['hu', 'Budapest, 2025. október 14.'], ['hu', 'Budapest: 2025. október 14.'], ['ru', 'Москва: 14 октября 2025'], ['ru', 'Плёс: 14 октября 2025', 'Паром стоит в Плёс. '], ['uk', 'Київ — 14 жовтня 2025'], ['tr', 'İstanbul: 14 Ekim 2025'],
  ['ar', 'القاهرة: 14 أكتوبر 2025'], ['ja', '東京：2025年10月14日'], ['zh', '北京，2025年10月14日'], ['ko', '서울: 2025년 10월 14일'],
]

describe('the day of a dateline is the day of publication', () => {
  test.each(datelines.map(([language, line, more = '']) => [language, line, more] as const))('%s: %s', (language, line, more?: string) => {
    const missed = Object.entries(places).filter(([, readAt]) => readAt(language, line, more) !== day)
    expect(missed.map(([where]) => where)).toEqual([])
  })
})

// biome-ignore format: a table
const others: readonly (readonly [language: string, line: string])[] = [
  ['en', 'Next meeting in Berlin: 14 October 2025'], ['en', 'Flight: 14 October 2025'], ['en', 'Concert, Berlin: 14 October 2025'], ['en', 'Berlin Marathon: 14 October 2025'], ['en', 'Opening: 14 October 2025'], ['en', 'Deadline Berlin: 14 October 2025'], ['en', 'Berlin to Paris: 14 October 2025'],
  ['en', 'Wedding: 14 October 2025'], ['en', 'Meet us in London: 14 October 2025'], ['en', 'Berlin (Olympic Stadium): 14 October 2025'],
  ['de', 'Nächster Termin in Berlin: 14. Oktober 2025'], ['de', 'Konzert: 14. Oktober 2025'], ['de', 'Konzert in Wien: 14. Oktober 2025'], ['de', 'Frist: 14. Oktober 2025'], ['de', 'Berlin-Marathon: 14. Oktober 2025'],
  ['fr', 'Prochaine réunion à Paris : 14 octobre 2025'], ['fr', 'Vernissage : 14 octobre 2025'], ['es', 'Próxima reunión en Madrid: 14 de octubre de 2025'], ['es', 'Estreno: 14 de octubre de 2025'], ['it', 'Prossimo incontro a Roma: 14 ottobre 2025'], ['pt', 'Próximo encontro em Lisboa: 14 de outubro de 2025'],
  ['pl', 'Następne spotkanie w Warszawie: 14 października 2025'], ['ru', 'Следующая встреча в Москве: 14 октября 2025'],
]

describe('a place inside another label makes no dateline', () => {
  test.each(others)('%s: %s', (language, line) => {
    const wrong = Object.entries(places).filter(([, readAt]) => readAt(language, line) !== undefined)
    expect(wrong.map(([where]) => where)).toEqual([])
  })

  test('the days of a tour do not count', () => {
    expect(page('en', '<p>Berlin: 14 October 2025</p><p>Paris: 16 October 2025</p>')).toBeUndefined()
    expect(page('en', '<ul><li>Berlin: 14 October 2025</li></ul>')).toBeUndefined()
    expect(draft('en', 'Berlin: 14 October 2025\n\nParis: 16 October 2025')).toBeUndefined()
  })

  test('a day beside a venue does not count', () => {
    expect(page('en', '<p>Berlin: 14 October 2025</p><p>Venue: Olympic Stadium</p>')).toBeUndefined()
    expect(draft('en', 'Berlin: 14 October 2025\n\nVenue: Olympic Stadium')).toBeUndefined()
  })

  test('a sentence that begins with a city and a day does not count', () => {
    expect(draft('en', `Paris, 14 October 2025 was a cold day. ${opening}`)).toBeUndefined()
  })
})
