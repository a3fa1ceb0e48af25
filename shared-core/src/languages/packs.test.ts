import { describe, expect, test } from 'vitest'
import { allPacks } from './all.ts'
import { loadableTags, loadLanguagePack, packTags } from './index.ts'
import type { ListName } from './language.ts'
import { languageFor } from './language-for.ts'

const evaluated = ['ar', 'de', 'el', 'en', 'es', 'hi', 'ro', 'ru', 'th', 'tr', 'vi', 'zh']
/** Languages with a background table and months; stop words where the script has spaces. Checks that need other lists do not apply there. */
const tableOnly = 'az be bs cy fil is ka kk km kn lo mk ml mt my ne nn pa sq sr sw ta te'.split(' ')
const everywhere: readonly ListName[] = ['stopWords', 'questionWords', 'genericHeadings', 'referenceOpeners', 'genericLinkTexts']
const inEvaluated: readonly ListName[] = [
  'definitionVerbs',
  'promotionalPhrases',
  'fillerPhrases',
  'sayingVerbs',
  'numberUnits',
  'transitionWords',
  'curiosityWords',
]

test('one list of tags: loadable, bundled, declared', () => {
  const tags = allPacks.map(({ tag }) => tag)
  expect(tags).toEqual([...tags].sort())
  expect([...packTags]).toEqual(tags)
  expect([...loadableTags].sort()).toEqual(tags)
})

test('loading gives the bundled pack; an unknown tag gives null', async () => {
  for (const pack of allPacks) expect(await loadLanguagePack(pack.tag)).toBe(pack)
  expect((await loadLanguagePack('en-AU'))?.tag).toBe('en')
  expect(await loadLanguagePack('tlh')).toBeNull()
})

describe.each(allPacks.map((pack) => ({ tag: pack.tag, pack })))('pack $tag', ({ tag, pack }) => {
  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(pack))).toEqual(pack)
  })
  test('has sorted lower-case lists without doubles', () => {
    for (const [name, entries] of Object.entries(pack.lists)) {
      expect([...entries], name).toEqual([...new Set(entries)].sort())
      expect(
        entries.filter((entry) => entry !== entry.trim() || entry === ''),
        name,
      ).toEqual([])
    }
  })
  test('has the lists of its tier', () => {
    const lists = tableOnly.includes(tag) ? everywhere.filter((name) => name === 'stopWords' && pack.script === 'spaced') : everywhere
    for (const name of lists) expect(pack.lists[name]?.length, name).toBeGreaterThan(3)
    if (evaluated.includes(tag)) for (const name of inEvaluated) expect(pack.lists[name]?.length, name).toBeGreaterThan(5)
    // Thai has no sentence ends: a paragraph would go with its announcement.
    if (evaluated.includes(tag) && tag !== 'th') expect(pack.lists.announcements?.length).toBeGreaterThan(5)
  })
  test('names every month once, or none', () => {
    const names = pack.months.flat()
    expect([0, 12]).toContain(pack.months.length)
    for (const month of pack.months) expect(new Set(month).size).toBeGreaterThan(0)
    expect(names.filter((name) => name === '')).toEqual([])
  })
  test('has a background table of 16 levels whose terms are its own', () => {
    expect(pack.levels).toHaveLength(16)
    const language = languageFor(tag, allPacks)
    const table = pack.levels.flatMap((line) => (line === '' ? [] : line.split(' ')))
    expect(table.length).toBeGreaterThan(500)
    expect(new Set(table).size).toBe(table.length)
    for (const [level, line] of pack.levels.entries()) if (line !== '') expect(language.weight(line.split(' ')[0]!)).toBe(level)
  })
  test('keeps its background table small enough to download', () => {
    const characters = pack.levels.join(' ').length
    expect(characters).toBeLessThan(20_000)
  })
  test('finds each of its own phrases', () => {
    const language = languageFor(tag, allPacks)
    for (const [name, entries] of Object.entries(pack.lists) as [ListName, readonly string[]][]) {
      if (name === 'abbreviations') continue
      for (const entry of entries)
        if (language.tokenize(entry).words.length > 0) expect(language.find(name, entry), `${name}: ${entry}`).not.toEqual([])
    }
  })
  test('has a threshold between a third and two thirds', () => {
    expect(pack.answerThreshold).toBeGreaterThan(333)
    expect(pack.answerThreshold).toBeLessThan(667)
  })
})

const titleForms = allPacks.flatMap(({ tag, titleForm }) => (titleForm === undefined ? [] : [{ tag, titleForm }]))

test.each(titleForms)('the form of titles of $tag compiles and repeats no repetition', ({ titleForm }) => {
  expect(() => new RegExp(titleForm, 'i')).not.toThrow()
  expect(titleForm).not.toMatch(/[+*}]\??\)[+*{]/)
})

test.each(allPacks.flatMap(({ tag, patterns }) => (patterns === undefined ? [] : [{ tag, patterns }])))(
  'patterns of $tag compile and repeat no repetition',
  ({ patterns }) => {
    for (const source of Object.values(patterns)) {
      expect(() => new RegExp(source, 'iu')).not.toThrow()
      expect(source).not.toMatch(/[+*}]\??\)[+*{]/)
    }
  },
)
