import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkEvidence } from '../checks/check-evidence.ts'
import { sentences as englishSentences } from './english.ts'
import { formatMessage, type MessagePart, parseMessage, placesOf } from './format-message.ts'
import { graphNotes } from './graph-notes.ts'
import { type PluralCategory, pluralCategory } from './plural-category.ts'
import { schemaTypeReasons } from './schema-type-reasons.ts'
import type { Translation } from './translation.ts'

const tags = readdirSync(new URL('./locales/', import.meta.url))
  .flatMap((file) => /^([a-z]{2,3})\.ts$/.exec(file)?.[1] ?? [])
  .filter((tag) => tag !== 'en')
const translations: readonly (readonly [string, Translation])[] = await Promise.all(
  tags.map(async (tag) => [tag, (await import(`./locales/${tag}.ts`)) as Translation] as const),
)

const withPrefix = (prefix: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [`${prefix}.${code}`, text]))
const english: Readonly<Record<string, string>> = {
  ...englishSentences,
  ...withPrefix('schema-type', schemaTypeReasons),
  ...withPrefix('graph-note', graphNotes),
}
const contrary = [...new Set(Object.values(checkEvidence).flatMap(({ contrary }) => contrary))]

/** Forms that the language needs for the counts an article can have. */
const categoriesOf = (tag: string): readonly PluralCategory[] => [
  ...new Set(Array.from({ length: 200 }, (_, count) => pluralCategory(count, tag))),
]

const choicesIn = (parts: readonly MessagePart[]): readonly Exclude<MessagePart, { kind: 'text' | 'place' | 'number' }>[] =>
  parts.flatMap((part) =>
    part.kind === 'plural' || part.kind === 'select' ? [part, ...Object.values(part.forms).flatMap((form) => choicesIn(form))] : [],
  )

it('finds the languages', () => {
  expect(tags).toContain('de')
})

describe.each(translations)('%s', (tag, { sentences, findings }) => {
  const texts: Readonly<Record<string, string>> = sentences

  it('has no sentence that English lacks; what it lacks itself stays English', () => {
    expect(Object.keys(texts).filter((key) => !Object.hasOwn(english, key))).toEqual([])
  })

  it('preserves the places of every sentence it has', () => {
    for (const [key, text] of Object.entries(texts))
      expect([key, [...placesOf(text)].sort()]).toEqual([key, [...placesOf(english[key] ?? '')].sort()])
  })

  it('has each plural form the language needs, and words for each code', () => {
    for (const [key, text] of Object.entries(texts)) {
      const codes = choicesIn(parseMessage(english[key] ?? '')).flatMap((choice) =>
        choice.kind === 'select' ? Object.keys(choice.forms) : [],
      )
      for (const choice of choicesIn(parseMessage(text))) {
        const forms = Object.keys(choice.forms)
        const needed = choice.kind === 'select' ? codes : categoriesOf(tag)
        expect([key, needed.filter((form) => !forms.includes(form))]).toEqual([key, []])
      }
    }
  })

  it('leaves no sentence in English', () => {
    expect(Object.keys(english).filter((key) => texts[key] === english[key])).toEqual([])
  })

  it('promises nothing', () => {
    for (const [key, text] of Object.entries(texts))
      expect(text, key).not.toMatch(/garant|besser ranken|mehr Besucher|mehr Traffic|más tráfico/i)
  })

  it('names every finding it has by exactly its English sentence', () => {
    expect(Object.keys(findings).filter((text) => !contrary.includes(text))).toEqual([])
  })

  it('preserves the addresses of findings', () => {
    const addresses = (text: string) => text.match(/https?:\/\/\S+/g) ?? []
    for (const [text, translated] of Object.entries(findings)) expect(addresses(translated)).toEqual(addresses(text))
  })
})

describe('German counts', async () => {
  const { sentences } = (await import('./locales/de.ts')) as Translation
  it.each([
    ['date-age.old', { days: 1 }, 'Der Text wurde vor 1 Tag zuletzt geändert.'],
    ['date-age.old', { days: 40 }, 'Der Text wurde vor 40 Tagen zuletzt geändert.'],
    ['keyphrase-density.good', { phrase: 'a', uses: 1 }, '„a“ kommt einmal vor.'],
    ['keyphrase-density.good', { phrase: 'a', uses: 3 }, '„a“ kommt 3-mal vor.'],
    ['link-text.vague', { vague: 1, links: 1, text: 'hier' }, '1 von 1 Link sagt nicht, wohin er führt, etwa „hier“.'],
    ['title-reason.matchesIntent', { intent: 'how_to' }, 'Entspricht dem, was Leser suchen: eine Anleitung.'],
  ] as const)('%s %o', (key, args, text) => {
    expect(formatMessage(sentences[key] ?? '', args, 'de')).toBe(text)
  })
})
