import { expect, test } from 'vitest'
import { detectLanguage } from '../languages/detect-language.ts'
import type { Block } from '../model/article.ts'
import { articleLanguage, canonicalTag, directionOf } from './language.ts'

const blocks = (text: string): Block[] => [{ kind: 'paragraph', id: 'b1', text, inlines: [], runs: [] }]
const english = 'This is a sentence that says what the article is about, and it has all the small words that the language is known for.'
const russian = 'Это предложение говорит о том, про что статья, и в нём есть все маленькие слова, которые есть в языке.'

test.each([
  { name: 'the host decides', given: 'pt_br', declared: 'en', text: english, language: 'pt-BR' },
  { name: 'the page declares', given: null, declared: 'en-us', text: english, language: 'en-US' },
  { name: 'nothing is declared', given: null, declared: null, text: english, language: 'en' },
  { name: 'a declaration that is no tag', given: null, declared: 'english!', text: english, language: 'en' },
  { name: 'a declaration that the script contradicts', given: null, declared: 'en', text: russian, language: 'ru' },
  { name: 'a few foreign letters contradict nothing', given: null, declared: 'en', text: `${english} Привет.`, language: 'en' },
  { name: 'no text', given: null, declared: null, text: '', language: 'und' },
])('$name', ({ given, declared, text, language }) => {
  expect(articleLanguage({ given, declared, blocks: blocks(text), detectLanguage })).toBe(language)
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
