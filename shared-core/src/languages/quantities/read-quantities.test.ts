import { describe, expect, it } from 'vitest'
import { readQuantities, sameSize } from './read-quantities.ts'

const read = (text: string): readonly string[] =>
  readQuantities(text, true).map(
    ({ start, end, values, measure }) => `${text.slice(start, end)} = ${values.join(' or ')}${measure && ` ${measure}`}`,
  )

describe('numbers in any spelling', () => {
  it.each([
    ['1.6 million people', '1.6 million = 1600000'],
    ['1.6m people', '1.6m = 1600000'],
    ['1.6m high', '1.6m = 1.6 m'],
    ['1,600,000', '1,600,000 = 1600000'],
    ['1 600 000 euros', '1 600 000 euros = 1600000 €'],
    ['1.600 Euro', '1.600 Euro = 1600 or 1.6 €'],
    ['1,6 Mio. Menschen', '1,6 Mio. = 1600000'],
    ['12,34,567 rupees', '12,34,567 rupees = 1234567 ₹'],
    ['3 mil millones de euros', '3 mil millones de euros = 3000000000 €'],
    ['1,6 миллиона человек', '1,6 миллиона = 1600000'],
    ['١٬٦٠٠٬٠٠٠', '١٬٦٠٠٬٠٠٠ = 1600000'],
    ['१२ लाख', '१२ लाख = 1200000'],
    ['160万人', '160万 = 1600000'],
    ['一百六十万人', '一百六十万 = 1600000'],
    ['1億6000万円', '1億6000万円 = 160000000 ¥'],
    ['百分之三十七', '三十七 = 37 %'],
    ['４５％', '４５％ = 45 %'],
    ['US$2.4 million', 'US$2.4 million = 2400000 $'],
    ['18 °C', '18 °C = 18 °'],
    ['three years', 'three years = 36 month'],
    ['half of all', 'half = 50 %'],
    ['20–25 %', '20 = 20 % / 25 % = 25 %'],
    ['5 to 6 years', '5 = 60 month / 6 years = 72 month'],
  ])('%s', (text, expected) => {
    expect(read(text).join(' / ')).toBe(expected)
  })

  it.each(['12.05.2019', 'version 1.2.3', '10:30', 'COVID-19', '2024年5月12日', '#3'])('%s is none', (text) => {
    expect(read(text)).toEqual([])
  })
})

describe('one number says another', () => {
  it.each([
    ['1.6 million', '1,600,000', 'exact'],
    ['1.6 million', '1,612,480', 'rounded'],
    ['37 %', '36.8 %', 'rounded'],
    ['about 12,000', '11,800', 'rounded'],
    ['1,612,480', '1.6 million', 'coarse'],
    ['12,000', '11,800', null],
    ['20 %', '18 %', null],
    ['1.6 million', '1.9 million', null],
    ['1.6 million', '16 million', null],
  ])('%s, %s: %s', (one, other, expected) => {
    expect(sameSize(readQuantities(one, false)[0]!, readQuantities(other, false)[0]!)).toBe(expected)
  })
})
