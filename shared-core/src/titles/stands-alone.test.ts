import { describe, expect, test } from 'vitest'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { standsAlone } from './stands-alone.ts'

describe('standsAlone', () => {
  test.each([
    ['en', 'names its subject', 'Slate roofs last a century in Wales', true],
    ['en', 'names whom it calls by a pronoun', 'Ada Roe sold the roof that she had mended', true],
    ['en', 'may have a verb known by its place only', 'Slate loses its colour in the sun', true],
    ['en', 'opens with a pronoun', 'They were covered by snow', false],
    ['en', 'opens with a contracted pronoun', 'It’s not clear which roofs will last', false],
    ['en', 'points at something', 'Wales is proud of these roofs', false],
    ['en', 'has a pronoun before any name', 'Now they have put out a statement', false],
    ['en', 'has a pronoun after an opening without a subject', 'Rebranded as a roofer, it was sold to Ada Roe', false],
    ['en', 'ends where the verb is left out', 'Reaching the roof by ladder hasn’t', false],
    ['en', 'has no verb', 'Slate, of course', false],
    ['en', 'has a verb only in its relative clause', 'A Welsh roofer who called the council', false],
    ['en', 'lacks the verb of the clause it opens', 'Roofers estimated that 900 houses in Wales', false],
    ['en', 'tells where to follow the site', 'Follow Slate News on Facebook and Instagram', false],
    ['en', 'may name one network', 'Facebook was built in 2004 under a slate roof', true],
    ['de', 'names its subject', 'Schieferdächer halten hundert Jahre', true],
    ['de', 'opens with a pronoun', 'Diese halten hundert Jahre', false],
    ['es', 'ends with a stop word', 'Los tejados de pizarra todavía no', false],
    ['es', 'names its subject', 'Los tejados de pizarra duran un siglo', true],
    ['zh', 'names its subject', '板岩屋顶可以使用一百年', true],
    ['xx', 'knows no lists', 'Toit en ardoise grise du nord', true],
  ])('%s: %s', (tag, _name, sentence, expected) => {
    expect(standsAlone(sentence, false, languageFor(tag, allPacks))).toBe(expected)
  })

  test('an instruction is whole where the article gives instructions', () => {
    const english = languageFor('en', allPacks)
    expect(standsAlone('Mend the roof with copper', true, english)).toBe(true)
    expect(standsAlone('Mend the roof with copper', false, english)).toBe(false)
  })
})
