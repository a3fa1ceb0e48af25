import { describe, expect, test } from 'vitest'
import { dayOf, parseDate } from './parse-date.ts'

const now = '2026-11-21T10:00:00Z'

describe('machine-readable', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T10:03:05Z', '2026-11-20T10:03:05+00:00'],
    ['2026-11-20T10:03:05.123+01:00', '2026-11-20T10:03:05+01:00'],
    ['2026-11-20 10:03:00 +0530', '2026-11-20T10:03:00+05:30'],
    ['2026-11-20T10:03', '2026-11-20'],
    ['20261120T100300Z', '2026-11-20T10:03:00+00:00'],
    ['20261120', '2026-11-20'],
    ['2026/11/20', '2026-11-20'],
    ['1574100000', '2019-11-18T18:00:00+00:00'],
    ['1574100000000', '2019-11-18T18:00:00+00:00'],
    ['951782400', null],
    ['0951782400', '2000-02-29T00:00:00+00:00'],
    ['Mon, 18 Nov 2019 11:47:23 +0000', '2019-11-18T11:47:23+00:00'],
    ['2024-02-29', '2024-02-29'],
    ['2023-02-29', null],
    ['2026-13-01', null],
    ['1989-12-31', null],
    ['1990-01-01', '1990-01-01'],
    ['2026-11-22', '2026-11-22'],
    ['2026-11-23', null],
    ['', null],
    ['no date', null],
  ])('%s', (text, expected) => {
    expect(parseDate(text, { language: 'en', now })).toBe(expected)
  })
})

describe('written', () => {
  test.each([
    ['November 20, 2026', 'en', '2026-11-20'],
    ['Published Nov. 3, 2019 at 5:03 PM EST', 'en', '2019-11-03T17:03:00-05:00'],
    ['Published 3rd of November 2019', 'en', '2019-11-03'],
    ['Nov 3, 2019 9:00 am', 'en', '2019-11-03'],
    ['20. November 2026', 'de', '2026-11-20'],
    ['3. März 2020, 14:05 Uhr', 'de', '2020-03-03'],
    ['20 de noviembre de 2026', 'es', '2026-11-20'],
    ['1er mai 2019', 'fr', '2019-05-01'],
    ['18 ноября 2019', 'ru', '2019-11-18'],
    ['11 листопада 2019', 'uk', '2019-11-11'],
    ['5 listopada 2019', 'pl', '2019-11-05'],
    ['5. listopada 2019', 'hr', '2019-10-05'],
    ['5 Kasım 2019', 'tr', '2019-11-05'],
    ['١٨ نوفمبر ٢٠١٩', 'ar', '2019-11-18'],
    ['18 בנובמבר 2019', 'he', '2019-11-18'],
    ['2026年11月20日', 'ja', '2026-11-20'],
    ['令和元年5月1日', 'ja', '2019-05-01'],
    ['2026년 11월 20일', 'ko', '2026-11-20'],
    ['20 พฤศจิกายน 2562', 'th', '2019-11-20'],
    ['18 नवंबर 2019', 'hi', '2019-11-18'],
    ['The 5 words of 2019', 'en', null],
    ['March 32, 2019', 'en', null],
  ])('%s (%s)', (text, language, expected) => {
    expect(parseDate(text, { language, now })).toBe(expected)
  })
})

describe('figures', () => {
  test.each([
    { text: '20/11/2026', language: 'en', expected: '2026-11-20', name: 'a part above 12 decides' },
    { text: '11/20/2026', language: 'en', expected: '2026-11-20', name: 'on either side' },
    { text: '03/04/2026', language: 'en', expected: null, name: 'plain English cannot tell' },
    { text: '03/04/2026', language: 'en-US', expected: '2026-03-04', name: 'the United States write the month first' },
    { text: '03/04/2026', language: 'en-GB', expected: '2026-04-03', name: 'Britain writes the day first' },
    { text: '03/04/2026', language: 'fr', expected: '2026-04-03', name: 'other languages write the day first' },
    { text: '04/04/2026', language: 'en', expected: '2026-04-04', name: 'equal parts need no decision' },
    { text: 'Fri, 03/04/2026 - 10:00', language: 'en', expected: '2026-04-03', name: 'the day of the week decides' },
    { text: 'Wednesday 03/04/2026', language: 'en', expected: '2026-03-04', name: 'the day of the week decides the other way' },
    { text: 'Sunday 03/04/2026', language: 'en', expected: null, name: 'a day of the week that fits neither' },
    { text: '03.04.26', language: 'de', expected: '2026-04-03', name: 'points mean day first, two figures this century' },
    { text: '18. 11. 2019', language: 'cs', expected: '2019-11-18', name: 'spaces after points' },
    { text: '1.2.3.4', language: 'de', expected: null, name: 'a version is no date' },
  ])('$name: $text', ({ text, language, expected }) => {
    expect(parseDate(text, { language, now })).toBe(expected)
  })
})

test('a long text costs little and is cut', () => {
  expect(parseDate('May 3 2'.repeat(100_000), { language: 'en', now })).toBeNull()
})

test('the day of an instant is the day written there', () => {
  expect(dayOf('2026-11-20T23:30:00-05:00')).toBe('2026-11-20')
})

/** The languages that dates are promised for (with their usual region); what people write there is what CLDR prints. */
const locales =
  'en-US en-GB de-DE fr-FR es-ES it-IT pt-BR pt-PT nl-NL pl-PL ru-RU uk-UA cs-CZ sk-SK hu-HU ro-RO bg-BG el-GR tr-TR ar-EG he-IL hi-IN bn-BD id-ID ms-MY vi-VN th-TH th-TH-u-ca-gregory zh-CN zh-TW ja-JP ko-KR sv-SE da-DK nb-NO fi-FI et-EE lv-LV lt-LT hr-HR sl-SI sr-RS ca-ES'.split(
    ' ',
  )

describe('every month of the year as it is written in', () => {
  test.each(locales)('%s', (locale) => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    const language = locale.replace(/-u-.*$/, '')
    const read = Array.from({ length: 12 }, (_, month) => {
      const text = format.format(Date.UTC(2025, month, 17))
      return parseDate(text, { language, now: '2026-11-21' }) ?? text
    })
    expect(read).toEqual(Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-17`))
  })
})

/** Forms of all months that CLDR does not print with a day, and how the language writes the whole. */
// biome-ignore format: a table
const forms: readonly (readonly [name: string, language: string, write: (month: string) => string, months: string])[] = [
  ['Latvian, “in”', 'lv', (month) => `2025. gada 17. ${month}`, 'janvārī februārī martā aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī'],
  ['Latvian', 'lv', (month) => `2025. gada 17. ${month}`, 'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris'],
  ['Latvian, “in”, in a sentence', 'lv', (month) => `Rīgā, 2025. gada 17. ${month}, trešdien`, 'janvārī februārī martā aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī'],
  ['Basque, “of”', 'eu', (month) => `2025eko ${month} 17a`, 'urtarrilaren otsailaren martxoaren apirilaren maiatzaren ekainaren uztailaren abuztuaren irailaren urriaren azaroaren abenduaren'],
  ['Basque, “on the … of”', 'eu', (month) => `2025eko ${month} 17an`, 'urtarrilaren otsailaren martxoaren apirilaren maiatzaren ekainaren uztailaren abuztuaren irailaren urriaren azaroaren abenduaren'],
  ['Uzbek', 'uz', (month) => `17 ${month} 2025`, 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'],
  ['Uzbek with a hyphen', 'uz', (month) => `17-${month}, 2025`, 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'],
  ['Uzbek, the year first', 'uz', (month) => `2025-yil 17-${month}`, 'yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr'],
  ['Uzbek, capitals', 'uz', (month) => `17 ${month} 2025`, 'Yanvar Fevral Mart Aprel May Iyun Iyul Avgust Sentabr Oktabr Noyabr Dekabr'],
  ['Uzbek in Cyrillic', 'uz', (month) => `17 ${month} 2025`, 'январ феврал март апрел май июн июл август сентябр октябр ноябр декабр'],
  ['Azerbaijani', 'az', (month) => `17 ${month} 2025`, 'yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr'],
]

test.each(forms)('every month in %s', (_name, language, write, months) => {
  const read = months.split(' ').map((month) => parseDate(write(month), { language, now: '2026-11-21' }) ?? write(month))
  expect(read).toEqual(Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-17`))
})
