import { describe, expect, it } from 'vitest'
import { readQuantities, sameSize } from './read-quantities.ts'

const onPage = (tag = 'en') => ({ tag, hasWords: true, isSure: false })
const read = (text: string, reading = onPage()): readonly string[] =>
  readQuantities(text, reading).map(
    ({ start, end, values, measure }) => `${text.slice(start, end)} = ${values.join(' or ')}${measure && ` ${measure}`}`,
  )

describe('numbers that bound others', () => {
  const one = (text: string, tag = 'en') => readQuantities(text, onPage(tag))[0]!
  it.each([
    ['more than 400 schools', '380 schools', null],
    ['more than 400 schools', '412 schools', 'rounded'],
    ['more than 400 schools', '400 schools', 'exact'],
    ['more than 400 schools', '900 schools', 'coarse'],
    ['at least 400 schools', '399 schools', null],
    ['fewer than 400 schools', '412 schools', null],
    ['fewer than 400 schools', '390 schools', 'rounded'],
    ['mehr als 400 Schulen', '380 Schulen', null],
    ['weniger als 400 Schulen', '412 Schulen', null],
    ['plus de 400 écoles', '380 écoles', null],
    ['más de 400 escuelas', '380 escuelas', null],
    ['più di 400 scuole', '380 scuole', null],
    ['более 400 школ', '380 школ', null],
    ['أكثر من 400 مدرسة', '380 مدرسة', null],
    ['400校以上', '380校', null],
    ['400校以上', '412校', 'rounded'],
    ['400人未満', '412人', null],
    ['nearly 400 schools', '396 schools', 'rounded'],
    ['about 400 schools', '396 schools', 'rounded'],
    ['more than 0.5 million', '570,000', 'rounded'],
    ['more than 0.5 million', '900,000', 'coarse'],
  ])('%s, %s', (text, other, expected) => {
    expect(sameSize(one(text), one(other))).toBe(expected)
  })
})

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
    ['von 18 auf 23 Millionen Euro', '18 = 18000000 € / 23 Millionen Euro = 23000000 €'],
    ['van 18 naar 23 euro', '18 = 18 € / 23 euro = 23 €'],
    ['de 18 até 23 %', '18 = 18 % / 23 % = 23 %'],
    ['between 500.000 and 5 million euros', '500.000 = 500000 or 500 € / 5 million euros = 5000000 €'],
    ['1,200 to 1,500 km', '1,200 = 1200000 or 1200 m / 1,500 km = 1500000 or 1500 m'],
    ['7-9 hours', '7 = 25200 s / 9 hours = 32400 s'],
    ['1 hour 30 minutes', '1 hour 30 minutes = 5400 s'],
    ['1 hour and 30 minutes', '1 hour and 30 minutes = 5400 s'],
    ['2 Stunden und 15 Minuten', '2 Stunden und 15 Minuten = 8100 s'],
    ['6 feet 2 inches', '6 feet 2 inches = 74 inch'],
    ['3 years and 4 months', '3 years and 4 months = 40 month'],
    ['30 minutes and 2 hours', '30 minutes = 1800 s / 2 hours = 7200 s'],
    ['2 hours, 90 minutes', '2 hours = 7200 s / 90 minutes = 5400 s'],
    ['an hour and a half', 'hour and a half = 5400 s'],
    ['half an hour', 'half an hour = 1800 s'],
    ['two and a half hours', 'two and a half hours = 9000 s'],
    ['2 and a half years', '2 and a half years = 30 month'],
    ['a year and a half', 'year and a half = 18 month'],
    ['anderthalb Stunden', 'anderthalb Stunden = 5400 s'],
    ['eine halbe Stunde', 'eine halbe Stunde = 1800 s'],
    ['zweieinhalb Jahre', 'zweieinhalb Jahre = 30 month'],
    ['une heure et demie', 'heure et demie = 5400 s'],
    ['une demi-heure', 'une demi-heure = 1800 s'],
    ['deux heures et demie', 'deux heures et demie = 9000 s'],
    ['hora y media', 'hora y media = 5400 s'],
    ['media hora', 'media hora = 1800 s'],
    ['2 años y medio', '2 años y medio = 30 month'],
    ['un’ora e mezza', 'ora e mezza = 5400 s'],
    ['meia hora', 'meia hora = 1800 s'],
    ['полтора часа', 'полтора часа = 5400 s'],
    ['полчаса', 'полчаса = 1800 s'],
    ['1時間半', '1時間半 = 5400 s'],
    ['一个半小时', '一个半小时 = 5400 s'],
    ['半小时', '半小时 = 1800 s'],
    ['نصف ساعة', 'نصف ساعة = 1800 s'],
    ['half of the hours', 'half = 50 %'],
    ['5 to 6 years', '5 = 60 month / 6 years = 72 month'],
  ])('%s', (text, expected) => {
    expect(read(text).join(' / ')).toBe(expected)
  })

  it.each([
    ['pl', '2,3 miliona drzew', '2,3 miliona = 2300000'],
    ['pl', '730 ha lasu', '730 ha = 7300000 m²'],
    ['pl', '1,4 mln złotych', '1,4 mln złotych = 1400000 pln'],
    ['cs', '5 mil. korun', '5 mil. korun = 5000000 czk'],
    ['sv', '3,4 miljoner kronor', '3,4 miljoner kronor = 3400000 kr'],
    ['nl', '12 procent', '12 procent = 12 %'],
    ['tr', '%37’si', '37 = 37 %'],
    ['tr', 'yüzde 37', '37 = 37 %'],
    ['tr', '1,6 milyon kişi', '1,6 milyon = 1600000'],
    ['hu', '160 ezer forint', '160 ezer forint = 160000 huf'],
    ['fi', '1,6 miljoonaa euroa', '1,6 miljoonaa euroa = 1600000 €'],
    ['ko', '340만권', '340만 = 3400000'],
    ['ko', '2억 원', '2억 원 = 200000000 krw'],
    ['th', '1.6 ล้านคน', '1.6 ล้าน = 1600000'],
    ['vi', '1,6 triệu người', '1,6 triệu = 1600000'],
    ['uk', '1,6 млн гривень', '1,6 млн гривень = 1600000 uah'],
    ['el', '1,6 εκατομμύρια ευρώ', '1,6 εκατομμύρια ευρώ = 1600000 €'],
    ['fr', '1,7 M€', '1,7 M€ = 1700000 €'],
    ['de', '7,3 Mio. m³', '7,3 Mio. m³ = 7300000000 l'],
    ['de', '30 Promille', '30 Promille = 3 %'],
    ['ru', '3,2 т', '3,2 т = 3200000 g'],
    ['en', '48,000 miles', '48,000 miles = 3041280000 or 3041280 inch'],
    ['ja', '4万8000キロ', '4万8000キロ = 48000000 kilo'],
    ['zh', '4万8千公里', '4万8千公里 = 48000000 m'],
    ['ko', '8억 6000만 원', '8억 6000만 원 = 860000000 krw'],
    ['ko', '4만 8000킬로미터', '4만 8000킬로미터 = 48000000 m'],
    ['ko', '3만 2021년', '3만 = 30000'],
    ['tr', 'üyelerin %46’sı', '46 = 46 %'],
    ['tr', '36.000 mil', '36.000 mil = 2280960000 or 2280960 inch'],
    ['it', '4,3 chilogrammi', '4,3 chilogrammi = 4300 g'],
    ['ja', '48 kmだった', '48 km = 48000 m'],
    ['zh', '费用$860', '$860 = 860 $'],
    ['ru', 'длиной 640 м', '640 м = 640 m'],
    ['fr', 'contre 1 720 l’année d’avant', '1 720 = 1720'],
    ['fr', '5 l d’eau', '5 l = 5 l'],
    ['sv', '28 grader', '28 grader = 28 °'],
    ['zh', '时隔15年', '15年 = 180 month'],
    ['fr', '8 quintaux', '8 quintaux = 800000 g'],
    ['it', '62 quintali', '62 quintali = 6200000 g'],
    ['en', 'three to six days', 'three = 259200 s / six days = 518400 s'],
    ['ja', '築72年の銭湯', '72年 = 864 month'],
    ['ja', '創業120年の店', '120年 = 1440 month'],
    ['ja', '祭りは160年続いた', '160年 = 1920 month'],
    ['ja', '2019年の祭り', ''],
    ['zh', '结婚30年', '30年 = 360 month'],
    ['zh', '建于72年', ''],
    ['ja', '週に一度', ''],
  ])('in %s: %s', (tag, text, expected) => {
    expect(read(text, onPage(tag)).join(' / ')).toBe(expected)
  })

  it.each([
    ['de', '1.280 Kilometer', '1.280 Kilometer = 1280000 m'],
    ['de', '1,280 Kilometer', '1,280 Kilometer = 1280 m'],
    ['en', '1,280 km', '1,280 km = 1280000 m'],
    ['en', '1.280 km', '1.280 km = 1280 m'],
    ['es', '1.280 km', '1.280 km = 1280000 m'],
    ['es', '1,280 km', '1,280 km = 1280000 m'],
    ['und', '1.280 km', '1.280 km = 1280000 or 1280 m'],
  ])('of one’s own text in %s: %s', (tag, text, expected) => {
    expect(read(text, { tag, hasWords: false, isSure: true }).join(' / ')).toBe(expected)
  })

  it.each(['12.05.2019', 'version 1.2.3', '10:30', 'COVID-19', '2024年5月12日', '#3', 'Boeing 787-9'])('%s is no quantity', (text) => {
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
    expect(sameSize(readQuantities(one, onPage())[0]!, readQuantities(other, onPage())[0]!)).toBe(expected)
  })
})
