import { readdirSync, readFileSync } from 'node:fs'
import { parseMessage, placesOf } from '@citable/core/messages'
import { wholeVocabulary } from '@citable/core/vocabulary'
import { describe, expect, it } from 'vitest'
import { createEditorStore } from '../store/store.ts'
import { createFakeAnalyzer, createFakeHost, createManualSchedule, sampleOptimization, settlePromises } from '../testing/index.ts'
import { panelView } from '../views/panel-view.ts'
import { createCatalog } from './catalog.ts'
import { loadLocale, loadRubricLocale, localeTags, rubricLocaleTags } from './locales/load-locale.ts'
import { type UiCode, uiTexts } from './ui-texts.ts'

const codes = Object.keys(uiTexts) as UiCode[]

describe('createCatalog', () => {
  it('fills in arguments and leaves a gap visible', () => {
    const catalog = createCatalog({ locale: 'en' })
    expect(catalog.text('scoreSentence', { value: 64, word: 'good' })).toBe('64 of 100, good')
    expect(catalog.text('scoreSentence', { value: 64 })).toBe('64 of 100, {word}')
  })

  it('does not fill in placeholders inside an argument', () => {
    expect(createCatalog({ locale: 'en' }).text('appliedTitle', { before: 'a {value} & <b>' })).toBe('Title was “a {value} & <b>”')
  })

  it.each([
    ['en', 0, '0 open points'],
    ['en', 1, '1 open point'],
    ['en', 2, '2 open points'],
    ['de', 1, '1 offener Punkt'],
    ['ar', 0, 'لا نقاط مفتوحة'],
    ['ar', 1, 'نقطة مفتوحة واحدة'],
    ['ar', 2, 'نقطتان مفتوحتان'],
    ['ar', 3, '3 نقاط مفتوحة'],
    ['ar', 11, '11 نقطة مفتوحة'],
    ['ar', 100, '100 نقطة مفتوحة'],
  ])('counts in %s: %i', async (locale, count, text) => {
    const texts = await loadLocale(locale)
    expect(createCatalog({ locale, ...(texts && { texts }) }).text('groupCount', { count })).toBe(text)
  })

  it.each([
    ['ar', { check: 'Why?' }, 'أرني: \u2068Why?\u2069'],
    ['ar', { check: 'C++ (or C)' }, 'أرني: \u2068C++ (or C)\u2069'],
    ['ar', { check: 'لماذا؟' }, 'أرني: \u2068لماذا؟\u2069'],
    ['ar', { check: 64 }, 'أرني: 64'],
    ['ar', { check: '' }, 'أرني: '],
    ['ar', {}, 'أرني: {check}'],
    ['he', { check: 'Why?' }, 'Show me: \u2068Why?\u2069'],
    ['en', { check: 'لماذا؟' }, 'Show me: لماذا؟'],
    ['de', { check: 'Why?' }, 'Zeigen: Why?'],
  ])('preserves the direction of words in a sentence from right to left: %s, %j', async (locale, args, text) => {
    const texts = await loadLocale(locale)
    expect(createCatalog({ locale, ...(texts && { texts }) }).text('actionShowCheck', args)).toBe(text)
  })

  it.each([
    ['ar', 'a \u2068Why?\u2069'],
    ['fa', 'a \u2068Why?\u2069'],
    ['en', 'a Why?'],
  ])('chooses by a code as it is, and preserves the direction of words in a rubric’s sentence: %s', (locale, text) => {
    const rubric = { sentences: { key: '{code, select, one {a} other {b}} {words}' }, findings: {} }
    expect(createCatalog({ locale, rubric }).message('key', { code: 'one', words: 'Why?' })).toBe(text)
  })

  it.each([
    ['de_DE_formal', 'de-DE', 'ltr'],
    ['ar', 'ar', 'rtl'],
    ['fa_IR', 'fa-IR', 'rtl'],
    ['zh_Hant_TW', 'zh-Hant-TW', 'ltr'],
    ['he-IL', 'he-IL', 'rtl'],
    ['en', 'en', 'ltr'],
    ['', 'en', 'ltr'],
    ['not a locale!', 'en', 'ltr'],
  ])('reads the locale %j', (locale, tag, direction) => {
    expect(createCatalog({ locale })).toMatchObject({ locale: tag, direction })
  })

  it('prefers the CMS’s own translation, then the panel’s own, then English', async () => {
    const texts = (await loadLocale('de'))!
    const catalog = createCatalog({
      locale: 'de',
      texts,
      translate: (code, english) => (code === 'bandGood' ? 'prima' : english),
    })
    expect(catalog.text('bandGood')).toBe('prima')
    expect(catalog.text('bandPoor')).toBe(texts.bandPoor)
    expect(createCatalog({ locale: 'fr' }).text('bandPoor')).toBe('poor')
  })

  it('stays English where a translation cannot be read', () => {
    const catalog = createCatalog({ locale: 'de', translate: () => '{broken' })
    expect(catalog.text('scoreNone')).toBe('Not scored yet')
  })

  it('translates sentences and findings of the rubric, and says so where it cannot', () => {
    const rubric = { sentences: { 'image-alt.missing': 'Bild ohne Text: {count}' }, findings: { 'No effect.': 'Keine Wirkung.' } }
    const catalog = createCatalog({ locale: 'de', rubric })
    expect(catalog.message('image-alt.missing', { count: 2 })).toBe('Bild ohne Text: 2')
    expect(catalog.message('image-alt.other', {})).toBeNull()
    expect(catalog.message('constructor', {})).toBeNull()
    expect(catalog.finding('No effect.')).toBe('Keine Wirkung.')
    expect(catalog.finding('Some effect.')).toBe('Some effect.')
    expect(catalog.finding('constructor')).toBe('constructor')
  })

  it.each([
    ['en', '12,400 words, 1,000.5', '12,400'],
    ['de', '12.400 words, 1.000,5', '12.400'],
    ['ar-EG', '12,400 words, 1,000.5', '12,400'],
  ])('writes numbers as %s does, in the digits 0–9', (locale, text, number) => {
    const rubric = { sentences: { a: '{n, plural, one {# word} other {# words}}, {m}' }, findings: {} }
    const catalog = createCatalog({ locale, rubric })
    expect(catalog.message('a', { n: 12_400, m: 1000.5 })).toBe(text)
    expect(catalog.number(12_400)).toBe(number)
    expect(catalog.text('readingLength', { words: 12_400, sentences: 2 })).toContain(number)
  })

  it('names languages, and gives a tag back that is invalid', () => {
    const catalog = createCatalog({ locale: 'en' })
    expect(catalog.languageName('de')).toBe('German')
    expect(catalog.languageName('!')).toBe('!')
  })
})

/** Words for schema.org's names are found by the name; each must be one of schema.org’s. */
const isTypeWord = (code: string): boolean => code.startsWith('schemaType') && Object.hasOwn(wholeVocabulary.types, code.slice(10))
const isPropertyWord = (code: string): boolean =>
  code.startsWith('property') && Object.hasOwn(wholeVocabulary.properties, `${code.charAt(8).toLowerCase()}${code.slice(9)}`)

describe('English', () => {
  it.each(codes)('%s can be read', (code) => {
    expect(() => parseMessage(uiTexts[code])).not.toThrow()
  })

  it('holds nothing that no view asks for', () => {
    const folder = new URL('../', import.meta.url)
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^texts\/(?:ui-texts|locales)|^testing/.test(file))
      .map((file) => readFileSync(new URL(file, folder), 'utf8'))
      .join('\n')
    const unused = codes.filter((code) => !source.includes(`'${code}'`) && !/^(?:evidence[ABCD]|propertyType)$/.test(code))
    expect(unused.filter((code) => !isTypeWord(code) && !isPropertyWord(code))).toEqual([])
  })

  it('promises nothing', () => {
    for (const code of codes) expect(uiTexts[code]).not.toMatch(/guarantee|rank higher|will be cited|first place/i)
  })
})

describe.each(localeTags)('locale %s', (tag) => {
  it('has no string that English lacks, and each with the same arguments, and readable', async () => {
    const texts: Readonly<Record<string, string>> = (await loadLocale(tag))!
    expect(Object.keys(texts).filter((code) => !Object.hasOwn(uiTexts, code))).toEqual([])
    for (const code of codes.filter((code) => Object.hasOwn(texts, code)))
      expect([code, [...placesOf(texts[code]!)].sort()]).toEqual([code, [...placesOf(uiTexts[code])].sort()])
  })

  it('shows in English what it lacks', async () => {
    const { scoreAeo: _, ...texts } = (await loadLocale(tag))!
    const catalog = createCatalog({ locale: tag, texts })
    expect(catalog.text('scoreAeo')).toBe(uiTexts.scoreAeo)
    expect(catalog.text('scoreSentence', { value: 1, word: 'x' })).not.toBe(
      createCatalog({ locale: 'en' }).text('scoreSentence', { value: 1, word: 'x' }),
    )
  })

  it('leaves nothing in English that has words', async () => {
    const texts = (await loadLocale(tag))!
    const same = codes.filter((code) => texts[code] === uiTexts[code] && /[A-Za-z]{4}/.test(uiTexts[code].replace(/\{[^}]*\}/g, '')))
    // Written the same in German or French.
    const loanWords: readonly string[] = [
      'kindInterview',
      'kindOpinion',
      'kindDocumentation',
      'kindArticle',
      'severityHigh',
      'fieldSlug',
      'fieldDescription',
      'factDescription',
      'factImage',
      'schemaTypeWebSite',
      'schemaTypeOrganization',
      'schemaTypePerson',
      'schemaTypeArticle',
      'schemaTypeImageObject',
      'schemaTypeVideoObject',
      'propertyName',
      'propertyDescription',
      'propertyImage',
      'propertyLogo',
      'propertyVideo',
    ]
    expect(same.filter((code) => !loanWords.includes(code))).toEqual([])
  })

  it('draws a whole panel', async () => {
    const analyzer = createFakeAnalyzer()
    const store = createEditorStore({
      host: createFakeHost(),
      analyzer,
      clock: () => '2026-11-21',
      schedule: createManualSchedule().schedule,
    })
    store.start()
    analyzer.last().succeed(sampleOptimization())
    await settlePromises()
    const texts = (await loadLocale(tag))!
    const view = panelView(store.getSnapshot(), createCatalog({ locale: tag, texts }))
    expect(view.direction).toBe(tag === 'ar' ? 'rtl' : 'ltr')
    expect(view.scores[0]!.label).toBe(texts.scoreAeo)
    expect(view.announcement).not.toMatch(/\{\w+\}/)
  })
})

describe('loadLocale', () => {
  it.each([
    ['de-AT', 'de'],
    ['de_DE_formal', 'de'],
    ['AR', 'ar'],
    ['fr_CA', 'fr'],
    ['ja', 'ja'],
  ])('finds %s as %s', async (tag, as) => {
    expect(await loadLocale(tag)).toBe(await loadLocale(as))
  })

  it.each(['en', 'xx', '', 'constructor'])('says null for %j', async (tag) => {
    expect(await loadLocale(tag)).toBeNull()
  })
})

describe('loadRubricLocale', () => {
  it.each(rubricLocaleTags)('finds %s for its regions', async (tag) => {
    const found = await loadRubricLocale(`${tag}_XX_formal`)
    expect(found?.sentences['title-present.good']).toBe((await loadRubricLocale(tag))?.sentences['title-present.good'])
    expect(found?.sentences['title-present.good']).toMatch(/\S/)
  })

  it.each(['en', 'xx', '', 'constructor'])('says null for %j', async (tag) => {
    expect(await loadRubricLocale(tag)).toBeNull()
  })

  it('uses no language that the panel itself lacks', () => {
    expect(rubricLocaleTags.filter((tag) => !localeTags.includes(tag))).toEqual([])
  })
})
