import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { textSlips } from './text-slips.ts'

const span = (quote: string) => ({ place: 'b1' as const, start: 0, end: quote.length, quote })

testCheck(textSlips, [
  { name: 'passes a text without slips', signals: { slips: [] }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'is sure of a paragraph that stands twice, and quotes its beginning',
    signals: { slips: [{ kind: 'doubledParagraph', span: span('a'.repeat(80)) }] },
    expect: { code: 'doubledParagraph', score: 0, certain: true, args: { quote: `${'a'.repeat(60)}…` }, fix: 'deleteRepetition', spans: 1 },
  },
  {
    name: 'asks of two spellings, and offers the usual one',
    signals: { slips: [{ kind: 'twoSpellings', span: span('Kelerman'), rare: 'Kelerman', common: 'Kellerman' }] },
    expect: {
      code: 'twoSpellings',
      certain: false,
      args: { rare: 'Kelerman', common: 'Kellerman' },
      fix: 'spellAlike',
      edit: { kind: 'replace_text', span: span('Kelerman'), value: 'Kellerman' },
    },
  },
  {
    name: 'asks of two figures for one thing, and offers no change: either may be right',
    signals: { slips: [{ kind: 'twoFigures', span: span('10 am'), rare: '10 am', common: '9 am' }] },
    expect: { code: 'twoFigures', certain: false, args: { rare: '10 am', common: '9 am' }, fix: 'correctOne', edit: null },
  },
  {
    name: 'asks of a paragraph that says what another has said',
    signals: { slips: [{ kind: 'saidAgain', span: span('abc') }] },
    expect: { code: 'saidAgain', certain: false, args: { quote: 'abc' }, fix: 'deleteRepetition' },
  },
  {
    name: 'is sure of a date with another day of the week than it has',
    signals: { slips: [{ kind: 'wrongWeekday', span: span('Thursday, 12 January 2027'), weekday: 'Tuesday' }] },
    expect: { code: 'wrongWeekday', certain: true, args: { quote: 'Thursday, 12 January 2027', weekday: 'Tuesday' }, fix: 'correctOne' },
  },
  {
    name: 'is sure of a figure that others of the text contradict',
    signals: { slips: [{ kind: 'wrongFigure', span: span('Total: £68'), value: 'Total: £58' }] },
    expect: { code: 'wrongFigure', certain: true, args: { quote: 'Total: £68', value: 'Total: £58' }, fix: 'correctOne' },
  },
  {
    name: 'is sure of a number that was left out',
    signals: { slips: [{ kind: 'skippedNumber', span: span('4. Bake'), value: '2' }] },
    expect: { code: 'skippedNumber', certain: true, args: { quote: '4. Bake', value: '2' }, fix: 'correctOne' },
  },
  {
    name: 'two places that cannot both be right',
    signals: {
      slips: [{ kind: 'unfit', span: span('three weeks'), rare: 'three weeks', common: '8 March … 23 April', other: span('8 March') }],
    },
    expect: { code: 'unfit', certain: false, args: { rare: 'three weeks', common: '8 March … 23 April' }, fix: 'correctOne' },
  },
  {
    name: 'more than all of a thing',
    signals: { slips: [{ kind: 'overWhole', span: span('saves 130%') }] },
    expect: { code: 'overWhole', certain: false, args: { quote: 'saves 130%' }, fix: 'correctOne' },
  },
  {
    name: 'is sure of years of which the last comes first',
    signals: { slips: [{ kind: 'endFirst', span: span('(1952–1911)') }] },
    expect: { code: 'endFirst', certain: true, args: { quote: '(1952–1911)' }, fix: 'correctOne' },
  },
  {
    name: 'asks of a table that the text points to and has none of',
    signals: { slips: [{ kind: 'missingPart', span: span('the table below') }] },
    expect: { code: 'missingPart', certain: false, args: { quote: 'the table below' }, fix: 'addOrDrop' },
  },
  {
    name: 'is sure of a number of things that the text does not come to',
    signals: { slips: [{ kind: 'miscounted', span: span('five things'), value: '4' }] },
    expect: { code: 'miscounted', certain: true, args: { quote: 'five things', value: '4' }, fix: 'correctOne' },
  },
  {
    name: 'asks of a thing that no step of a recipe takes up',
    signals: { slips: [{ kind: 'unused', span: span('2 tbsp capers') }] },
    expect: { code: 'unused', certain: false, args: { quote: '2 tbsp capers' }, fix: 'addOrDrop' },
  },
  {
    name: 'asks of a thing that a step takes and the list has not',
    signals: { slips: [{ kind: 'unlisted', span: span('saffron') }] },
    expect: { code: 'unlisted', certain: false, args: { quote: 'saffron' }, fix: 'addOrDrop' },
  },
  {
    name: 'asks of a person with two offices',
    signals: { slips: [{ kind: 'twoOffices', span: span('baker Ada Holm'), rare: 'baker Ada Holm', common: 'nurse Ada Holm' }] },
    expect: { code: 'twoOffices', certain: false, args: { rare: 'baker Ada Holm', common: 'nurse Ada Holm' }, fix: 'correctOne' },
  },
  {
    name: 'asks of a figure whose others may be of something else',
    signals: { slips: [{ kind: 'wrongFigure', isDoubt: true, span: span('a growth of 400%'), value: '300 %' }] },
    expect: { code: 'wrongFigure', certain: false, args: { quote: 'a growth of 400%', value: '300 %' }, fix: 'correctOne' },
  },
  {
    name: 'asks of two ways to address readers',
    signals: { slips: [{ kind: 'mixedAddress', span: span('wenn du'), rare: 'wenn du', common: 'denken Sie' }] },
    expect: { code: 'mixedAddress', certain: false, args: { rare: 'wenn du', common: 'denken Sie' }, fix: 'addressAlike', edit: null },
  },
  {
    name: 'asks of a click without a link',
    signals: { slips: [{ kind: 'noLink', span: span('click here') }] },
    expect: { code: 'noLink', certain: false, args: { quote: 'click here' }, fix: 'addOrDrop' },
  },
  {
    name: 'asks of an asterisk without a note',
    signals: { slips: [{ kind: 'noNote', span: span('free*') }] },
    expect: { code: 'noNote', certain: false, args: { quote: 'free*' }, fix: 'addOrDrop' },
  },
  {
    name: 'asks of a last day without a name',
    signals: { slips: [{ kind: 'noDeadline', span: span('by the deadline') }] },
    expect: { code: 'noDeadline', certain: false, args: { quote: 'by the deadline' }, fix: 'addOrDrop' },
  },
  {
    name: 'reports a sentence that is too long to follow',
    signals: { slips: [{ kind: 'longSentence', span: span('Having'), value: '95' }] },
    expect: { code: 'longSentence', certain: false, args: { quote: 'Having', words: '95' }, fix: 'divideSentence' },
  },
  {
    name: 'asks of an open bracket',
    signals: { slips: [{ kind: 'openMark', span: span('(all') }] },
    expect: { code: 'openMark', certain: false, args: { quote: '(all' }, fix: 'closeMark' },
  },
  {
    name: 'names the surest first and shows all',
    signals: {
      slips: [
        { kind: 'openMark', span: span('(all') },
        { kind: 'doubledParagraph', span: span('abc') },
      ],
    },
    expect: { code: 'doubledParagraph', args: { quote: 'abc' }, spans: 2 },
  },
])

/** Body, and what is found: the code and what the place begins with; null: nothing. */
type Row = readonly [html: string, expected: readonly [code: string, quote: string] | null]

const p = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')
const twice = (text: string, between: string) => p(text, between, text)

const table: Readonly<Record<string, readonly Row[]>> = {
  en: [
    [
      twice('The orchard was planted in 1911, and half of its trees still bear fruit today.', 'It is old.'),
      ['doubledParagraph', 'The orchard'],
    ],
    [twice('Row, row, row your boat.', 'Gently down the stream.'), null],
    [p('We met Marta Kellerman. Then Kellerman left. The town praised Kellerman. Now Kelerman is back.'), ['twoSpellings', 'Kelerman']],
    [p('We met Ole Peterson. Then Peterson left. The town praised Peterson. Now old Petersen is back.'), ['twoSpellings', 'Petersen']],
    [
      p('Maren Halloway keeps bees.', 'Ms Halloway lost many.', 'What Maren Holloway wants is flowers.'),
      ['twoSpellings', 'Maren Holloway'],
    ],
    [p('Anna Carlsen keeps bees. Her sister Marie Karlsson does not, and Carlsen minds.'), null],
    [p('Marina and Martina came. Marina sang, and Martina played.'), null],
    [p('The comittee met. A committee is slow, this committee above all; no committee hurries.'), ['twoSpellings', 'comittee']],
    [
      p('Our enviroment changes. The environment of a bog is wet, and each environment differs: no environment stays.'),
      ['twoSpellings', 'enviroment'],
    ],
    [p('A recieved letter. He received one, she received two, they received three.'), ['twoSpellings', 'recieved']],
    [p('The latter is older. The latter costs more, and the latter lasts. Later it broke, much later.'), null],
    [p('A contract is signed. The contract holds, this contract above all. We made contact.'), null],
    [p('Two women came. The women sang, the women danced. One woman stayed.'), null],
    [p('The orchard (all of it pears was planted in 1911.', 'It lies by the river.'), ['openMark', '(all of it pears']],
    [p('She said: “I came for the pears.', 'And she stayed.'), ['openMark', '“I came']],
    [p('“I came for the pears.', '“And I stayed,” she said.'), null],
    [p('It was late (and dark.', 'And cold, too), so we left.'), null],
    [p('We were glad :( and then sad.'), null],
    [p('“It was early,’’ she said.'), null],
    [
      `${p('The modelling took long. This modelling was hard, and modelling is slow.')}<h2>References</h2>${p('Weber, A. Moddelling a bog (2019).')}`,
      null,
    ],
    [p('The orchard (all of it pears) was “planted” in 1911.'), null],
  ],
  de: [
    [
      twice('Der Garten wurde 1911 angelegt, und die Hälfte seiner Bäume trägt noch heute Früchte.', 'Er ist alt.'),
      ['doubledParagraph', 'Der Garten'],
    ],
    [twice('Schlaf, Kindlein, schlaf.', 'Der Vater hüt die Schaf.'), null],
    [p('Das Kommitee tagte. Ein Komitee ist langsam, dieses Komitee erst recht, kein Komitee eilt.'), ['twoSpellings', 'Kommitee']],
    [p('Die Verwatlung baut. Eine Verwaltung plant, diese Verwaltung zahlt, jede Verwaltung zählt.'), ['twoSpellings', 'Verwatlung']],
    [
      p('Die Gesellchaft zahlt. Eine Gesellschaft hilft, diese Gesellschaft half, keine Gesellschaft schadet.'),
      ['twoSpellings', 'Gesellchaft'],
    ],
    [p('Die Leistung steigt. Eine Leistung zählt, diese Leistung auch. Die Leitung lobt.'), null],
    [p('Der Vertrag gilt. Ein Vertrag bindet, dieser Vertrag auch. Der Vortrag war lang.'), null],
    [p('Die Väter kamen. Der Vater sang, ein Vater tanzte, mein Vater schlief.'), null],
    [p('Der Garten (lauter Birnen wurde 1911 angelegt.', 'Er liegt am Fluss.'), ['openMark', '(lauter Birnen']],
    [p('Sie sagte: „Ich kam wegen der Birnen.', 'Und sie blieb.'), ['openMark', '„Ich kam']],
    [p('Sie sagte: „Ich kam wegen der Birnen.“ Er sagte: „Gut."'), null],
    [p('Er nannte es »Garten«, sie «Wildnis».'), null],
    [p('Der Garten (lauter Birnen) ist alt.'), null],
  ],
  fr: [
    [
      twice('Le verger a été planté en 1911, et la moitié de ses arbres donne encore des fruits.', 'Il est vieux.'),
      ['doubledParagraph', 'Le verger'],
    ],
    [twice('Dors, mon petit, dors.', 'La nuit vient.'), null],
    [p('On a vu Marta Kellerman. Puis Kellerman partit. La ville loua Kellerman. Voici encore Kelerman.'), ['twoSpellings', 'Kelerman']],
    [
      p('L’environement change. Un environnement humide, cet environnement froid, nul environnement ne dure.'),
      ['twoSpellings', 'environement'],
    ],
    [
      p('Une dévelopement lent. Le développement dure, ce développement aussi, tout développement coûte.'),
      ['twoSpellings', 'dévelopement'],
    ],
    [p('Le professseur vint. Un professeur parle, ce professeur chante, nul professeur ne dort.'), ['twoSpellings', 'professseur']],
    [p('Ils mangeons du pain. Nous chantons, nous chantons encore, et nous chantons toujours.'), null],
    [p('Les étudiants lisent. Un étudiant dort, cet étudiant aussi, nul étudiant ne veille. L’étudiante rit.'), null],
    [p('Le verger (rien que des poires a été planté en 1911.', 'Il borde la rivière.'), ['openMark', '(rien que']],
    [p('Elle dit : « Je suis venue pour les poires.', 'Et elle resta.'), ['openMark', '« Je suis']],
    [p('« Je suis venue pour les poires.', '« Et je suis restée », dit-elle.'), null],
    [p('« Je suis venue pour les poires.', '» Et je suis restée. »'), null],
    [p('Le verger (rien que des poires) est « vieux ».'), null],
  ],
  es: [
    [twice('El huerto se plantó en 1911, y la mitad de sus árboles todavía da fruta hoy.', 'Es viejo.'), ['doubledParagraph', 'El huerto']],
    [twice('Duerme, niño, duerme.', 'Ya viene la noche.'), null],
    [
      p('Vimos a Marta Kellerman. Luego Kellerman se fue. El pueblo alabó a Kellerman. Ahora vuelve Kelerman.'),
      ['twoSpellings', 'Kelerman'],
    ],
    [
      p('La administarción paga. Una administración planea, esta administración cobra, toda administración cuenta.'),
      ['twoSpellings', 'administarción'],
    ],
    [p('Un imformes raro. Los informes pesan, estos informes también, otros informes no.'), null],
    [p('El desarollo sigue. Un desarrollo dura, este desarrollo también, todo desarrollo cuesta.'), ['twoSpellings', 'desarollo']],
    [p('Las causas pesan. Estas causas duelen, otras causas no. Las casas siguen.'), null],
    [p('Vive en Europa. La Unión Europea paga, la Comisión Europea manda y la Unión Europea crece.'), null],
    [p('El huerto (todo perales se plantó en 1911.', 'Está junto al río.'), ['openMark', '(todo perales']],
    [p('Ella dijo: «Vine por las peras.', 'Y se quedó.'), ['openMark', '«Vine']],
    [p('«Vine por las peras.', '»Y me quedé», dijo.'), null],
    [p('Ella dijo: “Vine por las peras”.'), null],
    [p('El huerto (todo perales) es «viejo».'), null],
  ],
  ja: [
    [twice('果樹園は一九一一年に作られ、木の半分は今も毎年たくさんの実をつけています。', '古い園です。'), ['doubledParagraph', '果樹園は']],
    [twice('ねんねんころり。', '夜が来ます。'), null],
    [p('サーバーを買い、サーバーを置き、サーバーを動かす。最後にサーバを止める。'), ['twoSpellings', 'サーバ']],
    [p('プリンタを買い、プリンタを置く。最後にプリンターを止める。'), ['twoSpellings', 'プリンター']],
    [p('サーバーを買い、サーバーを置く。'), null],
    [p('コンピューターとコンピューターを、コンピューターにつなぐ。'), null],
    [p('ユーザーとユーザーグループを作り、ユーザーを消す。'), null],
    [p('果樹園(すべて梨は一九一一年に作られました。', '川のそばです。'), ['openMark', '(すべて梨']],
    [p('果樹園（すべて梨は古いです。', '川のそばです。'), ['openMark', '（すべて梨']],
    [p('彼女は「梨のために来たと言いました。', 'そして残りました。'), ['openMark', '「梨の']],
    [p('彼女は「梨のために来た。', 'そして残った」と言いました。'), null],
    [p('『果樹園』という「古い」本（全三巻）です。'), null],
    [p('果樹園は古い。:('), null],
  ],
  ar: [
    [twice('زُرع البستان عام 1911 وما زال نصف أشجاره يثمر كل عام حتى هذا اليوم الجميل.', 'هو قديم.'), ['doubledParagraph', 'زُرع']],
    [twice('نم يا صغيري نم.', 'جاء الليل.'), null],
    [p('جاء أحمد إلى السوق. ثم رأى إسماعيل النهر. قال إسماعيل شيئًا، وضحك إسماعيل. ثم عاد اسماعيل.'), ['twoSpellings', 'اسماعيل']],
    [p('في إسرائيل نهر. زار إسرائيل، ثم ترك إسرائيل. وعاد إلى اسرائيل.'), ['twoSpellings', 'اسرائيل']],
    [p('قرأ الإعلام الخبر. الإعلام سريع، والناس مع الإعلام. ورفعت الأعلام.'), null],
    [p('هذا الكتاب قديم. الكتاب كبير، وذلك الكتاب صغير. والكاتب شاب.'), null],
    [p('البستان (كله كمثرى زُرع قديمًا.', 'هو عند النهر.'), ['openMark', '(كله']],
    [p('قالت: «جئت من أجل الكمثرى.', 'ثم بقيت.'), ['openMark', '«جئت']],
    [p('قالت: “جئت من أجل الكمثرى.', 'ثم بقيت.'), ['openMark', '“جئت']],
    [p('قالت: «جئت من أجل الكمثرى.', 'ثم بقيت» وضحكت.'), null],
    [p('البستان (كله كمثرى) «قديم».'), null],
    [p('جاء المعلم. المعلم طيب، والمعلم كريم. والعلم نور.'), null],
  ],
}

describe.each(Object.entries(table))('slips (%s)', (language, rows) => {
  it.each(rows)('%s', (html, expected) => {
    const found = foundBy('text-slips', html, { language })
    if (expected === null) return expect(found).toBeNull()
    expect(found?.code).toBe(expected[0])
    expect(found?.quotes[0]?.startsWith(expected[1]), found?.quotes[0]).toBe(true)
  })
})
