import { describe, expect, it } from 'vitest'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { titleAdviceFor } from '../../languages/loading/all-advice.ts'
import { exampleContext as context, exampleFields } from '../../testing/read-examples.ts'
import { miscountOf, uncountedPromise } from './promised-count.ts'

const countIn = (tag: string, title: string, markdown: string): string | null => {
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title } }, context)
  const found = miscountOf(title, article, languageFor(tag, allPacks), titleAdviceFor(tag)?.numbers ?? null)
  return found === null ? null : `${title.slice(found.at.start, found.at.end)} → ${found.count}`
}

const headings = (count: number, mark = (number: number) => `${number}. `): string =>
  Array.from({ length: count }, (_, at) => `## ${mark(at + 1)}Lorem\n\nDolor sit.\n`).join('\n')
const paragraphs = (count: number): string => Array.from({ length: count }, (_, at) => `**${at + 1}) Lorem.** Dolor sit.\n`).join('\n')
const list = (count: number): string => Array.from({ length: count }, (_, at) => `${at + 1}. Lorem`).join('\n')

const bold = (count: number): string => Array.from({ length: count }, (_, at) => `**Lorem ${'abcdefg'[at]}.** Dolor sit.\n`).join('\n')

const steps = (count: number): string => Array.from({ length: count }, (_, at) => `${at + 1}. Turn part ${at}.`).join('\n')

describe('a number of the title and the parts of the text', () => {
  it.each([
    ['en', '7 mistakes when painting a room', headings(5), '7 → 5'],
    ['en', 'Seven really common mistakes', headings(5), 'Seven → 5'],
    ['en', 'Bleed your radiators in 7 easy steps', `${headings(3, () => '')}\n\n- a key\n- a cloth\n\n${steps(6)}`, '7 → 6'],
    ['fr', 'Purger un radiateur en 7 étapes', `${headings(3, () => '')}\n\n- une clé\n\n${steps(5)}`, '7 → 5'],
    ['en', '5 steps to a bike that shifts', `# 5 steps to a bike that shifts\n\n${headings(7, (number) => `Step ${number}: `)}`, '5 → 7'],
    [
      'de',
      '5 Schritte zum Rad, das schaltet',
      `# 5 Schritte zum Rad, das schaltet\n\n${headings(7, (number) => `Schritt ${number}: `)}`,
      '5 → 7',
    ],
    ['es', '5 pasos para la bici', `# 5 pasos para la bici\n\n${headings(7)}`, '5 → 7'],
    ['en', 'Painting a room: 7 common mistakes', list(5), '7 → 5'],
    ['en', '7 mistakes when painting a room', headings(9), '7 → 9'],
    ['en', '7 mistakes, from last to first', headings(5, (number) => `#${6 - number} `), '7 → 5'],
    ['de', 'Die 7 häufigsten Fehler beim Streichen', paragraphs(5), '7 → 5'],
    ['de', 'Sieben Tipps für den Balkon', headings(5), 'Sieben → 5'],
    ['fr', '10 erreurs à éviter', list(6), '10 → 6'],
    ['fr', 'Dix conseils pour le jardin', headings(6), 'Dix → 6'],
    ['es', '7 errores al pintar', headings(5), '7 → 5'],
    ['es', 'Siete consejos para el balcón', headings(5), 'Siete → 5'],
    ['it', '7 errori da evitare', headings(5), '7 → 5'],
    ['it', 'Sette consigli per il balcone', headings(5), 'Sette → 5'],
    ['pt', '7 erros ao pintar', headings(5), '7 → 5'],
    ['pt', 'Sete dicas para a varanda', headings(5), 'Sete → 5'],
    ['nl', 'Zeven tips voor het balkon', headings(5), 'Zeven → 5'],
    ['ru', '7 ошибок при покраске', headings(5), '7 → 5'],
    ['ru', 'Семь ошибок при покраске', headings(5), 'Семь → 5'],
    ['ar', '7 أخطاء عند الطلاء', headings(5), '7 → 5'],
    ['ja', '壁塗りで失敗しない7つのこつ', headings(5), '7 → 5'],
    ['zh', '刷墙的7个技巧', headings(5), '7 → 5'],
    ['en', '10 tips for better sleep', `Lorem ipsum.\n\n${bold(5)}\nDolor sit.`, '10 → 5'],
    ['de', 'Zehn Tipps für besseren Schlaf', bold(4), 'Zehn → 4'],
    ['es', 'Siete consejos para dormir', bold(3), 'Siete → 3'],
  ])('%s differ: %s', (tag, title, markdown, found) => {
    expect(countIn(tag, title, markdown)).toBe(found)
  })

  it.each([
    ['the nearer number is right', 'en', 'Seven knots and 9 ways to tie them', headings(9)],
    ['the parts are so many', 'en', '5 mistakes when painting a room', headings(5)],
    ['there are two rows of steps', 'en', 'Bleed it in 7 steps', `${steps(3)}\n\nThen:\n\n${steps(4)}`],
    ['another row is meant', 'en', '3 reasons to paint', `${headings(3, () => '')}\n\n${list(8)}`],
    ['bold paragraphs are meant', 'en', '2 tips', `**One.** Lorem.\n\n**Two.** Dolor.\n\n${list(8)}`],
    ['another number is meant', 'en', '3 mistakes in 5 rooms', headings(5)],
    ['headings without numbers count nothing', 'en', '7 mistakes when painting', headings(5, () => '')],
    ['a number is missing from the row', 'en', '7 mistakes', headings(5, (number) => `${number === 3 ? 9 : number}. `)],
    ['a list among headings is a list of its own', 'en', '7 mistakes', `${headings(4, () => '')}\n\n${list(5)}`],
    ['a shopping list is no list of mistakes', 'en', '7 mistakes', '- Paint\n- Tape\n- Tea\n- Rolls'],
    ['the number counts no parts', 'en', '7 years with the same paint', headings(5)],
    ['an ordinal counts nothing', 'fr', 'La deuxième étape', headings(5)],
    ['an age is no list', 'de', 'Mit 7 Jahren auf den Berg', headings(5)],
    ['a unit follows', 'ru', '7 лет с одной краской', headings(5)],
    ['one is an article, too', 'es', 'Uno de los errores', headings(5)],
  ])('agree, or cannot be compared, where %s', (_why, tag, title, markdown) => {
    expect(countIn(tag, title, markdown)).toBeNull()
  })
})

describe('a number of the title that nothing in the text comes to', () => {
  const sentence = 'The castle stands above the plain, and in January hardly anybody walks up to it, save a cat and its keeper.'
  const prose = Array.from({ length: 7 }, (_, at) => `${sentence} ${'abcdefg'[at]}`).join('\n\n')
  const uncounted = (tag: string, title: string, markdown: string): string | null => {
    const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title } }, context)
    const found = uncountedPromise(title, article, languageFor(tag, allPacks), titleAdviceFor(tag)?.numbers ?? null)
    return found === null ? null : title.slice(found.whole.start, found.whole.end)
  }
  it.each([
    ['en', 'Five reasons to see the castle in winter', 'Five reasons'],
    ['en', '7 really good reasons to see the castle', '7 really good reasons'],
    ['de', 'Fünf Gründe für das Schloss im Winter', 'Fünf Gründe'],
    ['fr', 'Cinq raisons de voir le château', 'Cinq raisons'],
    ['es', 'Cinco razones para ver el castillo', 'Cinco razones'],
    ['it', 'Cinque motivi per vedere il castello', 'Cinque motivi'],
    ['pt', 'Cinco razões para ver o castelo', 'Cinco razões'],
    ['nl', 'Vijf redenen om het kasteel te zien', 'Vijf redenen'],
  ])('%s is named whole: %s', (tag, title, whole) => expect(uncounted(tag, title, prose)).toBe(whole))

  const title = 'Five reasons to see the castle in winter'
  it.each([
    ['as many headings', headings(5, () => '')],
    ['more headings', headings(6, () => '')],
    ['a list of as many', `${prose}\n\n- a\n- b\n- c\n- d\n- e`],
    ['as many openings in bold', bold(5)],
    ['as many short paragraphs', Array.from({ length: 5 }, (_, at) => `It is quiet ${at}.`).join('\n\n')],
    ['as many paragraphs with a sign in front', Array.from({ length: 5 }, () => `★ ${sentence}`).join('\n\n')],
    ['ordinals', `${prose}\n\nSecond, it is quiet. Third, it is cheap.`],
    ['the number again', `${prose}\n\nThese five reasons are enough.`],
  ])('may be kept by %s', (_what, markdown) => expect(uncounted('en', title, markdown)).toBeNull())

  it.each(['Two reasons to see the castle', 'The castle in 5 minutes', 'Five women of the castle'])(
    'is no promise of a list in “%s”',
    (other) => expect(uncounted('en', other, prose)).toBeNull(),
  )
})
