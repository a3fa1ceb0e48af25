import { expect, test } from 'vitest'
import * as detector from '../../languages/detection/detect-language.ts'
import type { Block } from '../../model/article.ts'
import { articleLanguage, canonicalTag, directionOf } from './language.ts'

const blocks = (text: string): Block[] => [{ kind: 'paragraph', id: 'b1', text, inlines: [], runs: [] }]
const english = 'This is a sentence that says what the article is about, and it has all the small words that the language is known for.'
const russian = 'Это предложение говорит о том, про что статья, и в нём есть все маленькие слова, которые есть в языке.'

const german =
  'Die Pumpe wurde im Garten aufgestellt und sie läuft seit zwei Jahren ohne Störung. Wir haben sie im Herbst noch einmal geprüft, weil das Geräusch am Morgen lauter war als im Sommer, und es lag nur an einer Schraube.'

test.each([
  { name: 'the writer decides', chosen: 'pt_br', hints: ['en'], text: english, language: 'pt-BR' },
  { name: 'the hint gives the region', chosen: null, hints: ['en-us'], text: english, language: 'en-US' },
  { name: 'there is no hint', chosen: null, hints: [], text: english, language: 'en' },
  { name: 'a hint that is no tag', chosen: null, hints: ['english!', null], text: english, language: 'en' },
  { name: 'the first hint that is a tag', chosen: null, hints: [null, 'english!', 'en-GB', 'fr'], text: english, language: 'en-GB' },
  { name: 'another script than the hint', chosen: null, hints: ['en'], text: russian.repeat(3), language: 'ru' },
  { name: 'other words than the hint', chosen: null, hints: ['en-US'], text: german, language: 'de' },
  { name: 'too few other words', chosen: null, hints: ['en-US'], text: german.slice(0, 90), language: 'en-US' },
  { name: 'a few foreign letters contradict nothing', chosen: null, hints: ['en'], text: `${english} Привет.`, language: 'en' },
  { name: 'a long quotation contradicts nothing', chosen: null, hints: ['en'], text: `${english} “${german}”`, language: 'en' },
  { name: 'no text', chosen: null, hints: [], text: '', language: 'und' },
])('$name', ({ chosen, hints, text, language }) => {
  expect(articleLanguage({ chosen, hints, blocks: blocks(text), detector })).toBe(language)
})

test('quotations and code in another language say nothing', () => {
  const [prose] = blocks(english)
  const others = (['quote', 'code'] as const).flatMap((kind) => blocks(german).map((block) => ({ ...block, kind }) as Block))
  expect(articleLanguage({ chosen: null, hints: ['en-GB'], blocks: [...others, prose!], detector })).toBe('en-GB')
})

test('asks for the detector only where the hint does not settle it', () => {
  const ask = (hint: string | null, text: string) => articleLanguage({ chosen: null, hints: [hint], blocks: blocks(text), detector: null })
  expect(ask('en-US', english)).toBe('en-US')
  expect(ask('en-US', 'Short.')).toBe('en-US')
  expect(ask('en-US', german)).toBeNull()
  expect(ask(null, english)).toBeNull()
})

test.each([
  ['EN', 'en'],
  ['pt_BR', 'pt-BR'],
  ['zh-hans-cn', 'zh-Hans-CN'],
  ['es-419', 'es-419'],
  ['en-US-x-private', 'en-US'],
  ['x-default', null],
  ['und', null],
  ['english', null],
  ['', null],
  [null, null],
])('%s in its usual spelling is %s', (tag, expected) => {
  expect(canonicalTag(tag)).toBe(expected)
})

test.each([
  { language: 'en', dir: null, direction: 'ltr' },
  { language: 'ar-EG', dir: null, direction: 'rtl' },
  { language: 'az-Arab', dir: null, direction: 'rtl' },
  { language: 'ur-Latn', dir: null, direction: 'ltr' },
  { language: 'en', dir: 'RTL', direction: 'rtl' },
  { language: 'he', dir: 'auto', direction: 'rtl' },
] as const)('$language with dir $dir runs $direction', ({ language, dir, direction }) => {
  expect(directionOf(language, dir)).toBe(direction)
})
