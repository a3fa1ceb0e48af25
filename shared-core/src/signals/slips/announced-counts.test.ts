import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'

const list = (announced: string, ...items: readonly string[]): string =>
  `<p>${announced}</p><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
const numbered = (announced: string, ...items: readonly string[]): string =>
  `<p>${announced}</p><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
const headed = (heading: string, tag: 'ol' | 'ul', ...items: readonly string[]): string =>
  `<h2>${heading}</h2><${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
const p = (text: string): string => `<p>${text}</p>`

/** Language, body, and how many the text lists where it announces another number; null: nothing is found. */
type Row = readonly [language: string, html: string, told: string | null]

const lists: readonly Row[] = [
  ['en', list('You need five things:', 'a ladder', 'a bucket', 'a brush', 'a cloth'), '4'],
  ['en', list('We tried three pumps:', 'the Alva', 'the Brook', 'the Corrie', 'the Dunn'), '4'],
  ['en', list('The kit has 6 parts:', 'frame', 'wheel', 'chain', 'pedal'), '4'],
  ['en', list('You need five things:', 'a ladder', 'a bucket', 'a brush', 'needle and thread'), null],
  ['en', list('You need four things:', 'a ladder', 'a bucket', 'a brush', 'a cloth'), null],
  ['en', list('It is one of five rules:', 'Sweep', 'Wash', 'Dry'), null],
  ['en', list('For six people:', 'rice', 'beans', 'peas', 'corn', 'salt'), null],
  ['en', list('Any two of these six tools:', 'saw', 'axe', 'file', 'plane', 'adze'), null],
  ['en', list('In three weeks:', 'sow', 'water', 'weed', 'thin'), null],
  ['en', list('At least five things:', 'a ladder', 'a bucket', 'a brush'), null],
  ['en', list('Of the five rooms, two are let:', 'the attic', 'the cellar', 'the barn'), null],
  ['en', list('There are five rules, such as:', 'Sweep', 'Wash', 'Dry'), null],
  ['en', `${list('You need five things:', 'a ladder', 'a bucket', 'a brush')}${list('From the shop:', 'soap', 'wax')}`, null],
  ['en', `${list('Here are four reasons:', 'Cost', 'Weight', 'Noise')}${p('And then there is the smell, of course.')}`, null],
  ['de', list('Sie brauchen fünf Dinge:', 'eine Leiter', 'einen Eimer', 'eine Bürste', 'ein Tuch'), '4'],
  ['de', list('Wir haben drei Pumpen geprüft:', 'die Alva', 'die Bach', 'die Ceder', 'die Dohle'), '4'],
  ['de', list('Für vier Personen:', 'Reis', 'Bohnen', 'Erbsen'), null],
  ['de', list('Nach drei Wochen:', 'säen', 'gießen', 'jäten', 'ernten'), null],
  ['de', list('Sie brauchen fünf Dinge:', 'eine Leiter', 'einen Eimer', 'eine Bürste', 'Nadel und Faden'), null],
  ['fr', list('Il vous faut cinq outils :', 'une échelle', 'un seau', 'une brosse', 'un chiffon'), '4'],
  ['fr', list('Pour six personnes :', 'du riz', 'des pois', 'du maïs', 'du sel'), null],
  ['es', list('Hacen falta cinco herramientas:', 'una escalera', 'un cubo', 'un cepillo', 'un trapo'), '4'],
  ['es', list('La ruta tiene seis kilómetros y pasa por cinco molinos:', 'el del Cura', 'el de Arriba', 'el Quemado', 'el de la Luz'), '4'],
  ['fr', list('Le chemin fait six kilomètres et passe par cinq moulins :', 'le Vieux', 'le Haut', 'le Brûlé', 'la Lune'), '4'],
  ['pl', list('Trasa ma sześć kilometrów i mija pięć młynów:', 'Stary', 'Górny', 'Spalony', 'Jasny'), '4'],
  ['es', list('Vale para cinco molinos:', 'el del Cura', 'el de Arriba', 'el Quemado', 'el de la Luz'), null],
  ['es', list('Para seis personas:', 'arroz', 'maíz', 'sal', 'pan'), null],
  ['it', list('Servono cinque attrezzi:', 'una scala', 'un secchio', 'una spazzola', 'un panno'), '4'],
  ['it', list('Per sei persone:', 'riso', 'mais', 'sale', 'pane'), null],
  ['nl', list('Je hebt vijf dingen nodig:', 'een ladder', 'een emmer', 'een borstel', 'een doek'), '4'],
  ['nl', list('Voor zes personen:', 'rijst', 'mais', 'zout', 'brood'), null],
  ['pt', list('São precisas cinco ferramentas:', 'uma escada', 'um balde', 'uma escova', 'um pano'), '4'],
  ['pl', list('Potrzebne są cztery narzędzia:', 'drabina', 'wiadro', 'szczotka'), '3'],
  ['sv', list('Du behöver fem verktyg:', 'en stege', 'en hink', 'en borste', 'en trasa'), '4'],
  ['ja', list('必要なものは次の5つです:', 'はしご', 'バケツ', 'ブラシ', 'ふきん'), '4'],
  ['ja', list('必要なものは次の4つです:', 'はしご', 'バケツ', 'ブラシ', 'ふきん'), null],
]

/** Numbers in front of items, and bold letters at their beginning, count by themselves, whatever else the items hold. */
const enumerated: readonly Row[] = [
  ['en', numbered('Follow these four steps:', 'Cut and fold', 'Glue it, then wait', 'Paint'), '3'],
  ['en', numbered('After these four weeks:', 'Cut', 'Glue', 'Paint'), null],
  ['en', numbered('Here are three steps:', 'Cut and fold', 'Glue', 'Paint'), null],
  [
    'en',
    list('With these five tips it stays dry:', '<b>Seal it.</b> Wax and oil.', '<b>Air it.</b> Daily.', '<b>Lift it.</b> Bricks, wood.'),
    '3',
  ],
  ['en', list('Here are four tips:', '<b>Wax and oil.</b> Both.', '<b>Air it.</b> Daily.', '<b>Lift it.</b> High.'), null],
  ['en', headed('Five rules for the shed', 'ol', 'Sweep and wash', 'Dry', 'Oil', 'Lock'), '4'],
  ['en', headed('Five rooms with a bath', 'ol', 'North', 'East', 'South', 'West'), null],
  ['en', headed('Five rules for the shed', 'ul', 'Sweep', 'Dry', 'Oil', 'Lock'), null],
  ['de', numbered('So geht es in fünf Schritten. Es sind fünf Schritte:', 'Zuschneiden und falten', 'Kleben', 'Malen'), '3'],
  ['de', headed('Sieben Gründe', 'ol', 'Ruhe und Platz', 'Luft', 'Garten', 'Licht', 'Nachbarn', 'Sterne'), '6'],
  ['es', numbered('Hace calor. Estos cuatro consejos ayudan:', 'Ventila y sal', 'Cena pronto', 'Bebe agua'), '3'],
  ['en', numbered('Once these four weeks are over, do this:', 'Cut', 'Glue', 'Paint'), null],
  ['es', numbered('Siga estos cinco pasos:', 'Corte y doble', 'Pegue', 'Pinte y deje secar', 'Barnice'), '4'],
  ['fr', numbered('Suivez ces cinq étapes :', 'Couper et plier', 'Coller', 'Peindre', 'Vernir'), '4'],
  ['it', numbered('Ecco sei consigli:', 'Tagliare e piegare', 'Incollare', 'Dipingere', 'Lucidare', 'Asciugare'), '5'],
  [
    'nl',
    list(
      'Met deze vijf tips blijven ze weg:',
      '<b>Dicht.</b> Kieren en gaten.',
      '<b>Ruim op.</b> Zaad.',
      '<b>Snoei.</b> Klimop.',
      '<b>Zoek.</b> Sporen.',
    ),
    '4',
  ],
  ['pt', numbered('São quatro passos:', 'Retire e limpe', 'Quebre', 'Cole e espere'), '3'],
  ['pl', numbered('Oto pięć kroków, od których warto zacząć:', '<b>Skopiuj i sprawdź.</b> To ważne.', 'Kup', 'Zbierz', 'Wynieś'), '4'],
  ['sv', numbered('Följ dessa fem steg:', 'Klipp och vik', 'Limma', 'Måla', 'Olja'), '4'],
  ['ja', numbered('次の5つのコツを守りましょう。', '土が乾いたら水をやる', '日を避ける', '葉をふく', '鉢を替える'), '4'],
]

const rows: readonly Row[] = [
  ['en', p('It comes in three colours: red and white.'), '2'],
  ['en', p('It comes in two sizes: small, medium and large.'), '3'],
  ['en', p('The shop has two sizes: small, medium and large.'), '3'],
  ['en', p('The shop has three sizes: small, medium and large.'), null],
  ['en', p('There are two members: Tom Wilson, the treasurer, and Ann Lee.'), null],
  ['en', p('There are two dishes: fish and chips and soup.'), null],
  ['en', p('There are three colours, for example: red and white.'), null],
  ['en', p('There is one of three answers: yes and no.'), null],
  ['en', p('He had four sons: Tom, Will and others, etc.'), null],
  ['de', p('Es gibt drei Farben: rot und weiß.'), '2'],
  ['de', p('Es gibt zwei Größen: klein, mittel und groß.'), '3'],
  ['de', p('Es gibt drei Größen: klein, mittel und groß.'), null],
  ['fr', p('Il existe trois couleurs: rouge et blanc.'), '2'],
  ['es', p('Hay dos tamaños: pequeño, mediano y grande.'), '3'],
  ['es', p('Hay tres tamaños: pequeño, mediano y grande.'), null],
  ['it', p('Ci sono tre colori: rosso e bianco.'), '2'],
  ['nl', p('Er zijn drie kleuren: rood en wit.'), '2'],
  ['pt', p('Há três cores: vermelho e branco.'), '2'],
  ['pl', p('Są trzy kolory: czerwony i biały.'), '2'],
]

describe('a number of things', () => {
  it.each(lists)('before a list, %s: %s', (language, html, told) => {
    const found = adviseOn('text-slips', html, { language })
    expect(found.status === 'fail' ? [found.code, found.args.value] : null).toEqual(told === null ? null : ['miscounted', told])
  })

  it.each(enumerated)('before a list whose items show, %s: %s', (language, html, told) => {
    const found = adviseOn('text-slips', html, { language })
    expect(found.status === 'fail' ? [found.code, found.args.value] : null).toEqual(told === null ? null : ['miscounted', told])
  })

  it.each(rows)('before a colon, %s: %s', (language, html, told) => {
    const found = adviseOn('text-slips', html, { language })
    expect(found.status === 'fail' ? [found.code, found.args.value] : null).toEqual(told === null ? null : ['miscounted', told])
  })
})
