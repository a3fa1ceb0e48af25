import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../packages/tooling/src/gates/property-runs.ts'
import { titleShapes } from '../../../test/hostile-shapes.ts'
import { parseTitles } from './parse-titles.ts'

describe('parseTitles', () => {
  it.each([
    { name: 'a JSON list', answer: '["Slate roofs last", "Care of slate"]', titles: ['Slate roofs last', 'Care of slate'] },
    {
      name: 'a list of objects',
      answer: '[{"title":"Slate roofs last","why":"x"},{"text":"Care of slate"}]',
      titles: ['Slate roofs last', 'Care of slate'],
    },
    { name: 'a list in an object', answer: '{"titles": ["Slate roofs last"]}', titles: ['Slate roofs last'] },
    {
      name: 'a list in a code fence, with talk around it',
      answer: 'Sure!\n```json\n["Slate roofs last"]\n```\nHope it helps',
      titles: ['Slate roofs last'],
    },
    {
      name: 'lines when the JSON is broken',
      answer: '["Slate roofs last",\n"Care of slate"',
      titles: ['["Slate roofs last"', 'Care of slate'],
    },
    {
      name: 'numbers',
      answer: '1. Slate roofs last\n2) Care of slate\n(3) Nails of copper',
      titles: ['Slate roofs last', 'Care of slate', 'Nails of copper'],
    },
    {
      name: 'a number that belongs to the title',
      answer: '3 reasons for slate\n2026 prices of slate',
      titles: ['3 reasons for slate', '2026 prices of slate'],
    },
    {
      name: 'bullets',
      answer: '- Slate roofs last\n* Care of slate\n• Nails of copper',
      titles: ['Slate roofs last', 'Care of slate', 'Nails of copper'],
    },
    {
      name: 'Markdown',
      answer: '## **Slate roofs last**\n> *Care of slate*\n`Nails of copper`',
      titles: ['Slate roofs last', 'Care of slate', 'Nails of copper'],
    },
    {
      name: 'quotation marks',
      answer: '"Slate roofs last"\n“Care of slate”\n„Pflege“\n« Ardoise »\n「瓦屋根」',
      titles: ['Slate roofs last', 'Care of slate', 'Pflege', 'Ardoise', '瓦屋根'],
    },
    { name: 'quotation marks inside', answer: 'What “slate” means', titles: ['What “slate” means'] },
    {
      name: 'labels and counts',
      answer: 'Title 1: "Slate roofs last" (16 characters)\nTitel 2: Pflege [6 Zeichen]',
      titles: ['Slate roofs last', 'Pflege'],
    },
    { name: 'wrappers in wrappers', answer: '1. **"Slate roofs last"**,', titles: ['Slate roofs last'] },
    {
      name: 'introductions',
      answer: 'Here are five titles:\nCertainly, as asked\nOptions:\nSlate roofs last',
      titles: ['Slate roofs last'],
    },
    { name: 'the same twice', answer: 'Slate roofs last\n- Slate roofs last', titles: ['Slate roofs last'] },
    {
      name: 'markup and addresses',
      answer: '<script>alert(1)</script>\n<b>Slate</b>\n[Slate](https://example.com)\nhttps://example.com\nCare of slate',
      titles: ['Care of slate'],
    },
    { name: 'direction and zero-width marks', answer: 'Slate\u202e roofs\u200b last', titles: ['Slate roofs last'] },
    { name: 'what is no text', answer: '---\n***\n12345\n\n{}\n[]', titles: [] },
    { name: 'nothing', answer: '', titles: [] },
    { name: 'numbers and null in JSON', answer: '[1, null, true, {"title": 5}]', titles: [] },
  ])('reads $name', ({ answer, titles }) => {
    expect(parseTitles(answer)).toEqual(titles.map((text) => ({ text, sentences: [] })))
  })

  it('reads the sentences that carry a title', () => {
    const list = '[{"title":"Slate roofs last","sentences":["Slate roofs last 80 years [1].",5]},{"text":"Care of slate","sentences":"x"}]'
    const titles = [
      { text: 'Slate roofs last', sentences: ['Slate roofs last 80 years [1].'], numbers: [5] },
      { text: 'Care of slate', sentences: [] },
    ]
    expect(parseTitles(list)).toEqual(titles)
    expect(parseTitles(`Sure!\n\`\`\`json\n{"titles": ${list}}\n\`\`\`\nHope it helps`)).toEqual(titles)
  })

  it.each([
    { name: 'numbers', answer: '{"titles": [{"title": "Care of slate", "sentences": [3, 7]}]}' },
    { name: 'numbers as texts', answer: '[{"title": "Care of slate", "sentences": ["3", "[7]"]}]' },
    { name: 'an answer cut off', answer: '{"titles": [{"title": "Care of slate", "sentences": [3, 7]}, {"title": "Slate roofs", "sent' },
  ])('reads sentences cited by $name', ({ answer }) => {
    expect(parseTitles(answer)).toEqual([{ text: 'Care of slate', sentences: [], numbers: [3, 7] }])
  })

  it('takes twenty of two hundred lines and none that is a paragraph', () => {
    expect(parseTitles(Array.from({ length: 200 }, (_, index) => `Slate roof ${'x'.repeat(index + 1)}`).join('\n'))).toHaveLength(20)
    expect(parseTitles('slate '.repeat(60))).toEqual([])
  })

  it('never throws; gives lines of text without markup, and its own result again', () => {
    const pieces = fc.constantFrom(
      '["',
      '"]',
      '1. ',
      '**',
      '"',
      '<b>',
      '\n',
      '\u0000',
      'Slate',
      ' roof',
      '，',
      '{',
      '}',
      '\\',
      '🍞',
      '\ud800',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const titles = parseTitles(parts.join('')).map(({ text }) => text)
        for (const title of titles) expect(title).not.toMatch(/[<>\p{Cc}]|^\s|\s$/u)
        expect(new Set(titles).size).toBe(titles.length)
      }),
      { seed: 20261121, numRuns: propertyRuns(500) },
    )
  })

  it.each(titleShapes)('reads a long answer of %s', (piece) => {
    expect(parseTitles(piece.repeat(20_000)).length).toBeLessThanOrEqual(20)
  })
})
