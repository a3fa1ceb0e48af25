import { describe, expect, test } from 'vitest'
import { lettersOf } from './letters-of.ts'
import { acceptName, isNameLike, namesOfByline, personOf } from './names.ts'

describe('names of a byline', () => {
  test.each([
    ['Ann Lee', ['Ann Lee']],
    ['By Ann Lee', ['Ann Lee']],
    ['Written by Ann Lee', ['Ann Lee']],
    ['By Ann Lee and Bo Müller', ['Ann Lee', 'Bo Müller']],
    ['By Ann Lee, Bo Müller & Cy Ito', ['Ann Lee', 'Bo Müller', 'Cy Ito']],
    ['By Ann Lee, Staff Writer', ['Ann Lee']],
    ['ANN LEE, AP Harbour Affairs Writer', ['ANN LEE']],
    ['Ann Lee | 3 May 2026', ['Ann Lee']],
    ['By Ann Lee Published May 3', ['Ann Lee']],
    ['Ann Lee for Example News', ['Ann Lee']],
    ['Ann Lee, PhD', ['Ann Lee, PhD']],
    ['Von Anna Muster und Bernd Beispiel', ['Anna Muster', 'Bernd Beispiel']],
    ['Von: Anna von der Heide', ['Anna von der Heide']],
    ['Par Jeanne Martin', ['Jeanne Martin']],
    ['Por Juan Pérez y Ana Gómez', ['Juan Pérez', 'Ana Gómez']],
    ['Автор: Иван Петров', ['Иван Петров']],
    ['文：山田太郎', ['山田太郎']],
    ['山田太郎、鈴木花子', ['山田太郎', '鈴木花子']],
    ['بقلم: أحمد علي', ['أحمد علي']],
    ['Moderation: Ann Lee', ['Ann Lee']],
    ['责任编辑：李小梅', []],
    ['编辑：李小梅', ['李小梅']],
    ['Filed under: boats', []],
    ['February 3rd, 2026 by Ann Lee', ['Ann Lee']],
    ['February 3rd, 2026', []],
    ['Super User', []],
    ['Staff Writer', []],
    ['3 May 2026', []],
    ['admin', []],
    ['admin2', []],
    ['null', []],
    ['undefined', []],
    ['anónimo', []],
    ['%author_name%', []],
    ['Gespeichert von Anna Muster', ['Anna Muster']],
    ["'Ann Lee", ['Ann Lee']],
    ['“Ann Lee”', ['Ann Lee']],
    ['By Geert ’t Hooft', ['Geert ’t Hooft']],
    ['Head shot of Ann Lee (', []],
    ['ann-marie-lee', ['Ann Marie Lee']],
    ['https://example.com/ann', []],
    ['ann@example.com', []],
    ['5 min read', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(namesOfByline(text)).toEqual(expected)
  })
})

test.each([
  { name: 'Ann Lee', accepted: 'Ann Lee' },
  { name: ' – Ann Lee, ', accepted: 'Ann Lee' },
  { name: 'Ann Lee (Editor)', accepted: 'Ann Lee' },
  { name: 'By Ann Lee', accepted: 'Ann Lee' },
  { name: 'x'.repeat(60), accepted: 'x'.repeat(60) },
  { name: 'x'.repeat(61), accepted: null },
  { name: 'one two three four five six', accepted: 'one two three four five six' },
  { name: 'one two three four five six seven', accepted: null },
  { name: 'A', accepted: null },
  { name: '2026', accepted: null },
])('accepts $name as $accepted', ({ name, accepted }) => {
  expect(acceptName(name)).toBe(accepted)
})

test.each([
  { name: 'Ann Lee', is: true },
  { name: 'Ludwig van Beethoven', is: true },
  { name: 'readers of this page', is: false },
  { name: '山田太郎', is: true },
  { name: 'A B C D E F', is: false },
])('$name looks like a name: $is', ({ name, is }) => {
  expect(isNameLike(name)).toBe(is)
})

test.each([
  { name: 'Ann Lee', site: 'Example', kind: 'person' },
  { name: 'Example', site: 'example', kind: 'organization' },
  { name: 'Harbour Weekly', site: 'Harbour Weekly.com', kind: 'organization' },
  { name: 'HW', site: 'hw.com', kind: 'organization' },
  { name: 'Ann Lee', site: 'annlee.com', kind: 'person' },
  { name: 'Reuters', site: null, kind: 'organization' },
  { name: 'Editorial Team', site: null, kind: 'organization' },
  { name: 'Example GmbH', site: null, kind: 'organization' },
  { name: 'HarbourSoft', site: null, kind: 'organization' },
  { name: 'McDonald', site: null, kind: 'person' },
  { name: 'The Water Club', site: null, kind: 'organization' },
  { name: 'Sekretariat Bund der Gärtner', site: 'Bund der Gärtner', kind: 'organization' },
  { name: 'La República', site: 'larepublica.pe', kind: 'organization' },
])('$name of $site is a $kind', ({ name, site, kind }) => {
  expect(personOf(name, null, site).kind).toBe(kind)
})

test('letters compare names whatever their spaces and marks', () => {
  expect(lettersOf('The Example–Post!')).toBe(lettersOf('the example post'))
})
