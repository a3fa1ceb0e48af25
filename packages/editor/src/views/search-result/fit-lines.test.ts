import { textWidth } from '@citable/core/titles'
import { describe, expect, it } from 'vitest'
import { fitLines } from './fit-lines.ts'

/** Pixels of a text at 20 px, so that a box can be made for it. */
const box = (text: string, lines = 1) => ({ width: textWidth(text), lines, fontSize: 20 })

describe('fitLines', () => {
  it.each([
    { name: 'nothing', text: '  ', fit: box('a'), lines: [], isCut: false },
    { name: 'what fits exactly', text: 'Bread keeps', fit: box('Bread keeps'), lines: ['Bread keeps'], isCut: false },
    {
      name: 'one pixel too little cuts at a word',
      text: 'Bread keeps',
      fit: { ...box('Bread keeps'), width: textWidth('Bread keeps') - 1 },
      lines: ['Bread…'],
      isCut: true,
    },
    { name: 'a second line takes the rest', text: 'Bread keeps', fit: box('keeps', 2), lines: ['Bread', 'keeps'], isCut: false },
    {
      name: 'smaller letters take less room',
      text: 'Bread keeps',
      fit: { ...box('Bread'), fontSize: 8 },
      lines: ['Bread keeps'],
      isCut: false,
    },
    {
      name: 'spaces and line breaks are one space',
      text: ' Bread\n  keeps ',
      fit: box('Bread keeps'),
      lines: ['Bread keeps'],
      isCut: false,
    },
    { name: 'scripts without spaces break anywhere', text: '热泵的成本', fit: box('热泵', 3), lines: ['热泵', '的成', '本'], isCut: false },
    { name: 'and are cut between characters', text: '热泵的成本', fit: box('热泵的', 1), lines: ['热泵…'], isCut: true },
    { name: 'never inside a surrogate pair', text: '𠀀𠀁𠀂', fit: box('𠀀𠀁', 1), lines: ['𠀀…'], isCut: true },
    { name: 'a word that is too long is broken', text: 'aaaa', fit: box('aa', 2), lines: ['aa', 'aa'], isCut: false },
  ])('$name', ({ text, fit, lines, isCut }) => {
    expect(fitLines(text, fit)).toEqual({ lines, isCut })
  })

  it('never gives a line that is wider than the box', () => {
    const text = 'How long does sourdough bulk fermentation take at 24 °C, and how do you know when it is finished?'
    for (let width = 60; width < 900; width += 7)
      for (const lines of [1, 2, 3]) {
        const fitted = fitLines(text, { width, lines, fontSize: 20 })
        expect(fitted.lines.length).toBeLessThanOrEqual(lines)
        for (const line of fitted.lines) expect(textWidth(line)).toBeLessThanOrEqual(width)
        expect(fitted.isCut).toBe(fitted.lines.join(' ') !== text && fitted.lines.at(-1)!.endsWith('…'))
      }
  })
})
