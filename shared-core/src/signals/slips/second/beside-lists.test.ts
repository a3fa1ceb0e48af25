import { checkSlips } from '../../../testing/check-slips.ts'

const roof = '- Larch: £4,200\n- Slate: £6,900\n- Scaffold: £1,850\n- Labour: £5,300'
const kosten = '- Lärche: 4.200 €\n- Schiefer: 6.900 €\n- Gerüst: 1.850 €'
const chantier = '- Bois : 4 200 €\n- Ardoise : 6 900 €\n- Échafaudage : 1 850 €'

checkSlips('a list of amounts, and its sum in a sentence', [
  ['en', `The roof:\n\n${roof}\n\nTogether that makes £18,750, of which the club has paid £12,000.`, 'wrongFigure: £18,250'],
  ['en', `The roof:\n\n${roof}\n\nTogether that makes £18,250, of which the club has paid £12,000.`, null],
  ['en', `The roof:\n\n${roof}\n\nIn total we spent £18,750.`, 'wrongFigure: £18,250'],
  ['en', `The roof:\n\n${roof}\n\nThe total comes to £18,750.`, 'wrongFigure: £18,250'],
  ['en', `In all we spent £18,750:\n\n${roof}\n\nWe thank everybody.`, 'wrongFigure: £18,250'],
  ['en', `The roof:\n\n${roof}\n\nTogether with the walls that makes £20,250.`, null],
  ['en', `The roof:\n\n${roof}\n\nThe club has paid £12,000 in total.`, null],
  ['en', `The roof:\n\n${roof}\n\nIn total we raised £12,000.`, null],
  ['en', 'What we need:\n\n- 3 spades at £12\n- 2 rakes at £9\n\nTogether that makes £50.', null],
  ['de', `Das Dach:\n\n${kosten}\n\nZusammen sind das 12.590 Euro.`, 'wrongFigure: 12.950 Euro'],
  ['de', `Das Dach:\n\n${kosten}\n\nZusammen sind das 12.950 Euro.`, null],
  ['de', `Das Dach:\n\n${kosten}\n\nMacht insgesamt 12.590 €.`, 'wrongFigure: 12.950 €'],
  ['de', `Das Dach:\n\n${kosten}\n\nZusammen mit der Gebühr sind das 13.100 Euro.`, null],
  ['fr', `Le toit :\n\n${chantier}\n\nSoit 12 590 euros au total.`, 'wrongFigure: 12 950 euros'],
  ['fr', `Le toit :\n\n${chantier}\n\nSoit 12 950 euros au total.`, null],
  ['fr', `Le toit :\n\n${chantier}\n\nAu total, les travaux ont coûté 12 590 €.`, 'wrongFigure: 12 950 €'],
  ['es', 'El tejado:\n\n- Madera: 4200 €\n- Pizarra: 6900 €\n- Andamio: 1850 €\n\nEn total son 12 590 euros.', 'wrongFigure: 12 950 euros'],
  ['es', 'El tejado:\n\n- Madera: 4200 €\n- Pizarra: 6900 €\n- Andamio: 1850 €\n\nEn total son 12 950 euros.', null],
  ['it', 'Il tetto:\n\n- Legno: 4200 €\n- Ardesia: 6900 €\n- Ponteggio: 1850 €\n\nIn tutto fanno 12.590 euro.', 'wrongFigure: 12.950 euro'],
  [
    'pt',
    'O telhado:\n\n- Madeira: 4200 €\n- Ardósia: 6900 €\n- Andaime: 1850 €\n\nNo total são 12.590 euros.',
    'wrongFigure: 12.950 euros',
  ],
  ['nl', 'Het dak:\n\n- Hout: 4200 €\n- Leisteen: 6900 €\n- Steiger: 1850 €\n\nSamen is dat 12.590 euro.', 'wrongFigure: 12.950 euro'],
  [
    'sv',
    'Taket:\n\n- Trä: 4200 kr\n- Skiffer: 6900 kr\n- Ställning: 1850 kr\n\nTillsammans blir det 12 590 kronor.',
    'wrongFigure: 12 950 kronor',
  ],
  ['pl', 'Dach:\n\n- Drewno: 4200 zł\n- Łupek: 6900 zł\n- Rusztowanie: 1850 zł\n\nRazem to 12 590 zł.', 'wrongFigure: 12 950 zł'],
  [
    'ar',
    'التكلفة:\n\n- الخشب: 4200 ريال\n- الحجر: 6900 ريال\n- السقالة: 1850 ريال\n\nالمجموع 12590 ريال.',
    'wrongFigure: المجموع 12950 ريال.',
  ],
  ['ar', 'التكلفة:\n\n- الخشب: 4200 ريال\n- الحجر: 6900 ريال\n- السقالة: 1850 ريال\n\nالمجموع 12950 ريال.', null],
  [
    'ja',
    '費用は次のとおりです。\n\n- ボイラー本体：620万円\n- 配管工事：180万円\n- 煙突の補修：95万円\n\n合計は905万円で、半分を補助金でまかないました。',
    'wrongFigure: 895万円',
  ],
  [
    'ja',
    '費用は次のとおりです。\n\n- ボイラー本体：620万円\n- 配管工事：180万円\n- 煙突の補修：95万円\n\n合計は895万円で、半分を補助金でまかないました。',
    null,
  ],
  ['ja', '費用は次のとおりです。\n\n- ボイラー本体：620万円\n- 配管工事：180万円\n- 煙突の補修：95万円\n\n税込の合計は985万円です。', null],
])

checkSlips('amounts of one sentence, and their sum', [
  ['de', 'Familie Ruhnau gab 90 Euro und Familie Oster 70 Euro, zusammen also 180 Euro.', 'wrongFigure: 160 Euro'],
  ['de', 'Familie Ruhnau gab 90 Euro und Familie Oster 70 Euro, zusammen also 160 Euro.', null],
  ['en', 'The bakery gave £240 and the butcher £150, together £410.', 'wrongFigure: £390'],
  ['en', 'The bakery gave £240 and the butcher £150, together £390.', null],
  ['en', 'Two adults at £5 and three children at £3, together £19.', null],
  ['en', 'Tickets are £12 and £9. Together with the guide we took £23.', null],
  ['fr', 'La boulangerie a donné 240 euros et la boucherie 150 euros, en tout 410 euros.', 'wrongFigure: 390 euros'],
  ['es', 'La panadería dio 240 euros y la carnicería 150 euros, en total 410 euros.', 'wrongFigure: 390 euros'],
  ['it', 'Il panificio ha dato 240 euro e la macelleria 150 euro, in tutto 410 euro.', 'wrongFigure: 390 euro'],
  ['nl', 'De bakker gaf 240 euro en de slager 150 euro, samen 410 euro.', 'wrongFigure: 390 euro'],
  ['nl', 'De bakker gaf 240 euro en de slager 150 euro, samen 390 euro.', null],
])

const otters =
  '| Stretch | Signs found |\n|---|---|\n| Weir to mill | 9 |\n| Mill to road bridge | 14 |\n| Road bridge to staithe | 31 |\n\n'
const panier = '| Légume | Récolte (kg) |\n|---|---|\n| Tomates | 286 |\n| Courgettes | 341 |\n| Haricots | 97 |\n\n'

checkSlips('a row of a table, and its figure in a sentence', [
  ['en', `${otters}The best stretch was the one between the road bridge and the staithe, with 41 signs.`, 'twoFigures: 31'],
  ['en', `${otters}The best stretch was the one between the road bridge and the staithe, with 31 signs.`, null],
  ['en', `${otters}In 2021 there were 41 signs between the road bridge and the staithe.`, null],
  ['en', `${otters}Between the road bridge and the staithe we found 12 signs more than expected.`, null],
  ['en', `${otters}Between the road bridge and the staithe stand 41 alders.`, null],
  ['fr', `${panier}Les tomates, avec 268 kg, ont souffert en août.`, 'twoFigures: 286'],
  ['fr', `${panier}Les tomates, avec 286 kg, ont souffert en août.`, null],
  ['fr', `${panier}Les tomates donnaient 190 kg l’an dernier.`, null],
  ['de', '| Gemüse | Ernte |\n|---|---|\n| Tomaten | 286 kg |\n| Bohnen | 97 kg |\n\nDie Tomaten brachten 268 kg.', 'twoFigures: 286 kg'],
  ['de', '| Gemüse | Ernte |\n|---|---|\n| Tomaten | 286 kg |\n| Bohnen | 97 kg |\n\nDie Tomaten brachten 286 kg.', null],
  [
    'de',
    '| Gemüse | Ernte |\n|---|---|\n| Tomaten | 286 kg |\n| Bohnen | 97 kg |\n\nVon den Tomaten gingen 150 kg an die Tafel, davon profitierten viele.',
    null,
  ],
  ['es', '| Verdura | Cosecha |\n|---|---|\n| Tomates | 286 kg |\n| Judías | 97 kg |\n\nLos tomates dieron 268 kg.', 'twoFigures: 286 kg'],
  [
    'it',
    '| Verdura | Raccolto |\n|---|---|\n| Pomodori | 286 kg |\n| Fagioli | 97 kg |\n\nI pomodori hanno dato 268 kg.',
    'twoFigures: 286 kg',
  ],
  ['nl', '| Groente | Oogst |\n|---|---|\n| Tomaten | 286 kg |\n| Bonen | 97 kg |\n\nDe tomaten gaven 268 kg.', 'twoFigures: 286 kg'],
  ['sv', '| Grönsak | Skörd |\n|---|---|\n| Tomater | 286 kg |\n| Bönor | 97 kg |\n\nTomaterna gav 268 kg.', 'twoFigures: 286 kg'],
  ['pl', '| Warzywo | Zbiór |\n|---|---|\n| Pomidory | 286 kg |\n| Fasola | 97 kg |\n\nPomidory dały 268 kg.', 'twoFigures: 286 kg'],
  ['ja', '| 野菜 | 収穫 |\n|---|---|\n| トマト | 286kg |\n| いんげん | 97kg |\n\nトマトは268kgとれました。', 'twoFigures: 286kg'],
  ['ja', '| 野菜 | 収穫 |\n|---|---|\n| トマト | 286kg |\n| いんげん | 97kg |\n\nトマトは昨年268kgでした。', null],
])

checkSlips('one number with two units', [
  ['nl', 'De kraan moet hoog zitten: 45 cm boven de grond. Met de kraan op 45 meter past ook een emmer.', 'twoFigures: 45 cm'],
  ['nl', 'De kraan moet hoog zitten: 45 cm boven de grond. Met de kraan op 60 cm past ook een emmer.', null],
  ['en', 'Set the tap 45 cm above the ground. With the tap at 45 m a bucket fits as well.', 'twoFigures: 45 cm'],
  ['en', 'The wall is 45 cm thick. From the road it is 45 m to the house.', null],
  ['de', 'Der Hahn sitzt 45 cm über dem Boden. Mit dem Hahn auf 45 Metern passt auch ein Eimer.', 'twoFigures: 45 cm'],
  ['fr', 'Le robinet est à 45 cm du sol. Avec un robinet à 45 m, un seau passe aussi.', 'twoFigures: 45 cm'],
  ['es', 'Añade 250 g de harina tamizada. Con los 250 kg de harina se hace una masa blanda.', 'twoFigures: 250 g'],
  ['it', 'Aggiungi 250 g di farina setacciata. Con i 250 kg di farina si fa un impasto.', 'twoFigures: 250 g'],
  ['sv', 'Kranen sitter 45 cm över marken. Med kranen på 45 meter går även en hink in.', 'twoFigures: 45 cm'],
])
