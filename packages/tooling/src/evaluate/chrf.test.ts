import { describe, expect, it } from 'vitest'
import { chrf, type Matches, matchesOf } from './chrf.ts'

/** Translation, reference, chrF and chrF++ by sacreBLEU 2.6.0 (`CHRF().sentence_score`), run on 2026-11-30. */
const judged: readonly (readonly [string, string, number, number])[] = [
  ['El gato duerme sobre la mesa roja.', 'El gato duerme en la mesa roja.', 77.90052942751021, 78.33037884081716],
  ['Mezcle la harina con agua tibia, y espere.', 'Mezcla la harina con agua templada y espera.', 57.93924003996882, 56.224272023341385],
  ['Bread', 'Pan', 9.803921568627452, 7.352941176470589],
  ['', 'Pan y sal', 0, 0],
  ['Igual.', 'Igual.', 100, 100],
  ['«¿Dónde está?», preguntó.', '—¿Dónde está? —preguntó.', 75.19921173231113, 58.90038392058723],
  ['パンを焼く 30 分', 'パンを 30 分焼きます', 24.29260795707612, 22.414673800057166],
  ['a', 'a', 100, 100],
  ['No tiene 3,5 kg; tiene 4.', 'Tiene 4 kg, no 3,5.', 30.0376402390551, 29.50243216913146],
]

describe('chrF and chrF++ are those of sacreBLEU', () => {
  it.each(judged)('“%s” for “%s”', (translation, reference, plain, plus) => {
    expect(chrf([matchesOf(translation, reference, 0)])).toBeCloseTo(plain, 10)
    expect(chrf([matchesOf(translation, reference)])).toBeCloseTo(plus, 10)
  })

  it('over a whole text, of its sums', () => {
    const all = (words: 0 | 2): readonly Matches[] => judged.map(([translation, reference]) => matchesOf(translation, reference, words))
    expect(chrf(all(0))).toBeCloseTo(58.46980379220147, 10)
    expect(chrf(all(2))).toBeCloseTo(54.69150840529563, 10)
  })

  it('is 0 where there is nothing', () => {
    expect(chrf([])).toBe(0)
    expect(chrf([matchesOf('', '')])).toBe(0)
  })
})
