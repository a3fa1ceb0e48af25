import { expect, it } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { punnedWord, unansweredPrice, unfoundedHalf } from './broken-promises.ts'

it.each([
  ['How much does a heat pump really cost?', 'The works took four days and the machine hums.', true],
  ['How much does a heat pump really cost?', 'We paid £9,000 for ours.', false],
  ['How much does a heat pump really cost?', 'It depends on the house.', false],
  ['How much should you pay for a used bike?', 'Look at the chain first.', true],
  ['How much water does a lawn need?', 'Ten litres on each square metre.', false],
  ['What does a chimney sweep cost?', 'He comes twice a year.', true],
  ['Was kostet eine Wärmepumpe?', 'Der Einbau dauerte vier Tage.', true],
  ['Was kostet eine Wärmepumpe?', 'Wir haben 24 000 Euro bezahlt.', false],
  ['Was kostet uns der Klimawandel?', 'Er kommt teuer.', false],
  ['Combien coûte une pompe à chaleur ?', 'Les travaux ont duré quatre jours.', true],
  ['Combien coûte une pompe à chaleur ?', 'Environ 14 000 €.', false],
  ['¿Cuánto cuesta instalar un punto de recarga?', 'La instalación dura un día.', true],
  ['¿Cuánto cuesta instalar un punto de recarga?', 'Son 1200 euros.', false],
  ['Quanto costa una pompa di calore?', 'I lavori sono durati quattro giorni.', true],
  ['Quanto custa uma bomba de calor?', 'As obras duraram quatro dias.', true],
  ['Wat kost een warmtepomp?', 'Het werk duurde vier dagen.', true],
  ['Wat kost een warmtepomp?', 'Wij betaalden 9.000 euro.', false],
  ['Ile kosztuje pompa ciepła?', 'Prace trwały cztery dni.', true],
  ['Ile kosztuje pompa ciepła?', 'Zapłaciliśmy 40 tys. zł.', false],
  ['Vad kostar en värmepump?', 'Arbetet tog fyra dagar.', true],
  ['ヒートポンプはいくらですか？', '工事は四日かかりました。', true],
  ['ヒートポンプはいくらですか？', '工事は80万円かかりました。', false],
  ['كم تكلف المضخة؟', 'استغرق العمل أربعة أيام.', true],
  ['كم تكلف المضخة؟', 'دفعنا 900 دينار.', false],
])('%s %s asks in vain: %s', (title, text, expected) => expect(unansweredPrice(title, text) !== null).toBe(expected))

it.each([
  ['de', 'So sparen Sie die Hälfte beim Strom', 'Es waren 13 Prozent von 370 Kilowattstunden.', 'die Hälfte'],
  ['de', 'So sparen Sie die Hälfte beim Strom', 'Der Verbrauch fiel von 740 auf 370 Kilowattstunden.', null],
  ['de', 'So sparen Sie die Hälfte beim Strom', 'Von 800 Watt bleiben 370, das sind 13 Prozent.', 'die Hälfte'],
  ['de', 'So sparen Sie die Hälfte beim Strom', 'Wir sparen 50 Prozent, bei 13 Watt.', null],
  ['en', 'Halve your heating bill with a curtain', 'It saved us 9 percent in 3 winters.', 'Halve'],
  ['en', 'Halve your heating bill with a curtain', 'The bill fell by half in 3 winters.', null],
  ['en', 'Half Moon Bay in winter', 'The bay is 3 km wide.', null],
  ['en', 'A double room for 31 pounds', 'The room costs 31 pounds.', null],
  ['fr', 'Divisez par deux et payez la moitié', 'Nous avons gagné 9 % en 4 hivers.', 'la moitié'],
  ['es', 'Gasta la mitad en luz', 'Ahorramos un 9 % en 4 inviernos.', 'la mitad'],
  ['it', 'Spendi la metà per la luce', 'Abbiamo risparmiato il 9 % in 4 inverni.', 'la metà'],
  ['nl', 'Bespaar de helft op stroom', 'Wij bespaarden 9 procent in 4 winters.', 'de helft'],
  ['sv', 'Spara hälften på elen', 'Vi sparade 9 procent på 4 vintrar.', 'hälften'],
  ['pl', 'Zapłać o połowę mniej za prąd', 'Oszczędziliśmy 9 procent przez 4 zimy.', 'o połowę'],
  ['ja', '電気代を半分にする方法', '一年で9パーセント、4千円ほど減りました。', '半分'],
  ['ja', '電気代を半分にする方法', '電気代は半分になり、4千円減りました。', null],
] as const)('%s: %s %s promises a half for nothing: %s', (tag, title, text, expected) =>
  expect(unfoundedHalf(title, text, languageFor(tag, allPacks))).toBe(expected),
)

it.each([
  ['fr', 'La mer à boire', 'L’eau du robinet vient de la mer.', 'mer'],
  ['fr', 'Le compost sans odeur', 'Le compost ne sent pas, il est sans odeur.', null],
  ['fr', 'Nettoyer le filtre', 'Le filtre se démonte.', null],
  ['en', 'Not all at sea', 'The sea is warm.', 'sea'],
  ['en', 'You Can’t Beet It', 'Beetroot keeps a cake moist.', 'Beet'],
  ['en', 'What to do in a flood', 'A flood comes fast.', null],
  ['de', 'Alles für die Katz', 'Die Katze frisst.', 'Katz'],
  ['en', 'Repairing leather shoes', 'Shoes are glued.', null],
  ['en', 'How to mend a shoe', 'Glue the shoe.', null],
  ['es', 'El pan nuestro', 'El pan es de trigo.', 'pan'],
  ['es', 'Pan para hoy y hambre', 'El pan se hace con masa madre.', 'Pan'],
  ['it', 'Acqua in bocca', 'L’acqua del rubinetto è dolce.', null],
] as const)('%s: %s %s plays upon: %s', (tag, title, text, expected) =>
  expect(punnedWord(title, text, languageFor(tag, allPacks))).toBe(expected),
)
