import { describe, expect, it } from 'vitest'
import { slugOf } from './slug.ts'

describe('a slug', () => {
  it.each([
    ['folds Latin letters', 'Cómo hacer pan: ¡fácil!', 'es', 'como-hacer-pan-facil'],
    ['spells out German umlauts', 'Über Brötchen & Größe', 'de', 'ueber-broetchen-groesse'],
    ['knows Danish letters', 'Blåbærgrød', 'da', 'blaabaergroed'],
    ['knows the Turkish i', 'Işık İstanbul', 'tr', 'isik-istanbul'],
    ['joins what an apostrophe divides', "L'any d’ahir", 'ca', 'lany-dahir'],
    ['preserves other scripts', 'Как испечь хлеб', 'ru', 'как-испечь-хлеб'],
    ['preserves marks of other scripts', 'रोटी बनाना', 'hi', 'रोटी-बनाना'],
    ['of nothing is empty', '!!! …', 'en', ''],
    ['ends at a word within 200 bytes of the address', 'хлеб '.repeat(40), 'ru', 'хлеб-'.repeat(8).slice(0, -1)],
    ['cuts one long word between code points', '𝒳'.repeat(100), 'en', '𝒳'.repeat(16)],
  ])('%s', (_, title, language, expected) => {
    expect(slugOf(title, language)).toBe(expected)
    expect(encodeURIComponent(slugOf(title, language)).length).toBeLessThanOrEqual(200)
  })
})
