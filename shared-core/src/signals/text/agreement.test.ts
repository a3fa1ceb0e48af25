import { describe, expect, it } from 'vitest'
import { adviseOn, foundBy } from '../../testing/advise.ts'

describe('a title that promises all of a subject over few words', () => {
  it.each([
    ['en', 'The complete guide to pruning olive trees', 'complete guide'],
    ['en', 'Everything you need to know about olives', 'Everything you need'],
    ['de', 'Der komplette Leitfaden zum Olivenschnitt', 'komplette Leitfaden'],
    ['de', 'Alles über den Schnitt von Oliven', 'Alles über'],
    ['fr', 'Guide complet de la taille de l’olivier', 'Guide complet'],
    ['es', 'Guía completa de la poda del olivo', 'Guía completa'],
    ['it', 'Guida completa alla potatura dell’olivo', 'Guida completa'],
    ['pt', 'Guia completo da poda da oliveira', 'Guia completo'],
    ['nl', 'Alles over het snoeien van olijven', 'Alles over'],
    ['pl', 'Wszystko o cięciu oliwek', 'Wszystko o'],
    ['cs', 'Kompletní průvodce řezem oliv', 'Kompletní průvodce'],
    ['sv', 'Allt om beskärning av oliver', 'Allt om'],
    ['ru', 'Полное руководство по обрезке олив', 'Полное руководство'],
    ['ja', 'オリーブ剪定の完全ガイド', '完全ガイド'],
    ['en', 'Pruning olive trees in March', null],
    ['fr', 'La taille de l’olivier en mars', null],
    ['pl', 'Cięcie oliwek w marcu', null],
    ['ja', 'オリーブの剪定', null],
  ])('%s: %s', (language, title, quote) => {
    const found = foundBy('title-promise', '<p>x y z olive olivo oliwek olijven.</p>', { language, fields: { title } })
    expect(found).toEqual(quote === null ? null : { code: 'whole', quotes: [quote] })
  })

  it('passes where the text is long', () => {
    const long = Array.from({ length: 60 }, (_, at) => `<p>Olive trees number ${at} stand in row ${at}.</p>`).join('')
    expect(foundBy('title-promise', long, { language: 'en', fields: { title: 'The complete guide to olive trees' } })).toBeNull()
  })
})

describe('a title whose number differs from the text’s', () => {
  it.each([
    ['en', 'Seven stages on the coast path', 'The first stage is short. The second stage is long. The third stage is wet.', 3],
    ['tr', 'Çanakkale’de üç gün', 'Şehri iki günde gezdik. Çanakkale küçük bir şehir.', 2],
    ['de', 'Sechs Etappen am Kanal', 'Wir gingen in vier Etappen den Kanal entlang.', 4],
    ['fr', 'Cinq jours dans le Jura', 'Nous avons marché quatre jours dans le Jura.', 4],
    ['es', 'Cinco días en Soria', 'Fueron cuatro días de camino por Soria.', 4],
    ['pl', 'Pięć dni w Tatrach', 'Spędziliśmy cztery dni w Tatrach.', 4],
    ['sv', 'Fem dagar i fjällen', 'Vi gick fyra dagar i fjällen.', 4],
    ['en', 'Seven stages on the coast path', 'There are seven stages. The first stage is short.', null],
    ['en', 'Seven stages on the coast path', 'At one stage we were lost.', null],
    ['en', 'Five loaves', 'Two of the loaves burned, five were good.', null],
    ['de', 'Sechs Etappen am Kanal', 'Alle 6 Etappen führen am Kanal entlang.', null],
    ['tr', 'Çanakkale’de üç gün', 'Üç gün kaldık, iki günde gezilmez.', null],
  ])('%s: %s', (language, title, text, count) => {
    const outcome = adviseOn('title-promise', `<p>${text}</p>`, { language, fields: { title } })
    if (count === null) expect(outcome.status).not.toBe('fail')
    else expect(outcome).toMatchObject({ status: 'fail', code: 'count', args: { count } })
  })
})

describe('one thing with two figures', () => {
  it.each([
    ['en', 'The toy museum opens at 9 am. Toys are old. The toy museum opens at 10 am.', '10 am'],
    ['de', 'Das Hallenbad öffnet um 9 Uhr. Es ist warm. Das Hallenbad öffnet um 10 Uhr.', '10 Uhr'],
    ['fr', 'Le musée ouvre à 9 h. Il est grand. Le musée ouvre à 11 h.', '11 h'],
    ['es', 'La entrada general cuesta 5 euros. Hay café. La entrada general cuesta 7 euros.', '7 euros'],
    ['pl', 'Bilet normalny kosztuje 20 złotych. Jest szatnia. Bilet normalny kosztuje 25 złotych.', '25 złotych'],
    ['fi', 'Museon lippu maksaa 8 euroa. Kahvila on auki. Museon lippu maksaa 9 euroa.', '9 euroa'],
    ['ru', 'Взрослый билет стоит 300 рублей. Есть кафе. Взрослый билет стоит 350 рублей.', '350 рублей'],
    ['en', 'The adult ticket costs 5 pounds. The child ticket costs 3 pounds.', null],
    ['en', 'The toy museum opens at 9 am. On Sunday the toy museum opens at 10 am.', null],
    ['en', 'In 2019 the club had 40 members. In 2021 the club had 60 members.', null],
    ['en', 'The toy museum opens at 9 am. The toy museum opens at 9 am and closes at 5 pm.', null],
    ['en', 'In the coffee group 47 percent fell ill. In the group without coffee it was 64 percent.', null],
    ['de', 'In der Gruppe mit Tee waren es 47 Prozent. In der Gruppe ohne Tee waren es 64 Prozent.', null],
    ['fr', 'Dans le groupe café, 47 pour cent ont rechuté. Dans le groupe sans café, 64 pour cent.', null],
    ['es', 'En el grupo con café fueron 47 puntos. En el grupo sin café fueron 64 puntos.', null],
    ['de', 'Das Zelt Lumo wiegt 1850 Gramm. Das Zelt Vento wiegt 1400 Gramm.', null],
    ['en', 'The night train left at 9 pm. The night train left at 10 pm. The night train left at 11 pm.', null],
  ])('%s: %s', (language, text, quote) => {
    expect(foundBy('text-slips', `<p>${text}</p>`, { language })?.quotes[0] ?? null).toBe(quote)
  })
})

describe('a paragraph that says what another has said', () => {
  it.each([
    [
      'en',
      'Wash the frame with warm water and soap, then dry the frame. Oil the chain and wipe off the rest with a rag. Pump the tyres to two bar.',
      'With warm water and soap wash the frame, and dry it. The chain is to be oiled, the rest wiped off with a rag. Pump the tyres to two bar.',
    ],
    [
      'ru',
      'Вымойте раму тёплой водой с мылом и протрите её насухо. Смажьте цепь маслом и уберите лишнее тряпкой. Накачайте шины до двух атмосфер.',
      'Раму вымойте тёплой водой с мылом и насухо протрите. Цепь смажьте маслом, лишнее уберите тряпкой. Шины накачайте до двух атмосфер.',
    ],
    [
      'de',
      'Die Kette wird mit warmem Wasser und Spülmittel gereinigt, getrocknet und geölt. Danach wird das Öl abgewischt.',
      'Mit warmem Wasser und Spülmittel wird die Kette gereinigt, geölt und getrocknet. Das Öl wird danach abgewischt.',
    ],
  ])('%s', (language, one, other) => {
    const html = `<h2>A</h2><p>${one}</p><h2>B</h2><p>${other}</p>`
    expect(foundBy('text-slips', html, { language })).toMatchObject({ code: 'saidAgain', quotes: [other] })
  })

  it('passes for different steps of the same work', () => {
    const html =
      '<p>Wash the frame with warm water and soap, then dry it with a clean rag and leave it in the sun.</p>' +
      '<p>Wash the wheels with cold water and a brush, then dry them with a clean rag and leave them inside.</p>'
    expect(foundBy('text-slips', html, { language: 'en' })).toBeNull()
  })
})
