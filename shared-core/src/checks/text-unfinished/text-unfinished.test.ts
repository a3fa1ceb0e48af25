import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'
import { testCheck } from '../../testing/test-check.ts'
import { textUnfinished } from './text-unfinished.ts'

const span = (quote: string) => ({ place: 'b1' as const, start: 0, end: quote.length, quote })

testCheck(textUnfinished, [
  { name: 'passes a text without gaps', signals: { unfinished: [] }, expect: { code: 'good', score: 100, fix: null } },
  ...(['placeholder', 'assistant', 'openEnd', 'nothingAfter', 'emptyPromise', 'emptySection'] as const).map((kind) => ({
    name: `fails one ${kind}`,
    signals: { unfinished: [{ kind, span: span('abc') }] },
    expect: {
      code: kind,
      score: 0,
      certain: kind === 'placeholder' || kind === 'assistant',
      args: { quote: 'abc' },
      fix: kind === 'assistant' ? ('removeLine' as const) : ('finishText' as const),
      spans: 1,
    },
  })),
  {
    name: 'names the surest first and shows all',
    signals: {
      unfinished: [
        { kind: 'openEnd', span: span('and') },
        { kind: 'placeholder', span: span('[link]') },
      ],
    },
    expect: { code: 'placeholder', args: { quote: '[link]' }, spans: 2 },
  },
])

/** Body, and what is found: the code and the place; null: nothing. */
type Row = readonly [html: string, expected: readonly [code: string, quote: string] | null]

const table: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['<p>[to be written]</p>', ['placeholder', '[to be written]']],
    ['<p>(To be written later.)</p>', ['placeholder', '(To be written later.)']],
    ['<p>The form is on the page of the town hall: [link].</p>', ['placeholder', '[link]']],
    ['<p>The pump costs [insert price] with its tank.</p>', ['placeholder', '[insert price]']],
    ['<p>TODO: ask Maria for the date of the fair.</p>', ['placeholder', 'TODO:']],
    ['<p>Lorem ipsum dolor sit amet.</p>', ['placeholder', 'Lorem ipsum dolor']],
    ['<p>Entry is €XX for adults and free for children.</p>', ['placeholder', '€XX']],
    ['<p>About XX % of the nests were empty.</p>', ['placeholder', 'XX %']],
    ['<p>As an AI language model, I cannot taste cheese.</p>', ['assistant', 'As an AI language model, I']],
    [
      "<p>Sure! Here's a draft blog post about hedgehogs:</p><p>Hedgehogs sleep from November.</p>",
      ['assistant', "Sure! Here's a draft blog post"],
    ],
    ['<p>Bees like thyme.</p><p>Would you like me to add a section on wasps?</p>', ['assistant', 'Would you like me to']],
    [
      '<p>The ferry leaves from the old pier at noon and</p><p>Tickets cost five pounds on board.</p>',
      ['openEnd', 'leaves from the old pier at noon and'],
    ],
    ['<p>Bring boots, a coat and a torch for the tunnel, because</p>', ['openEnd', 'coat and a torch for the tunnel, because']],
    ['<h2>Cost</h2><p>Prices are shown below:</p><h2>Noise</h2><p>It hums.</p>', ['nothingAfter', 'Prices are shown below:']],
    ['<h2>Cost</h2><h2>Noise</h2><p>It hums.</p>', ['emptySection', 'Cost']],
    ['<h2>Cost</h2><p>It is low.</p><h2>Noise</h2>', ['emptySection', 'Noise']],
    ['<h2>Cost</h2><h3>In town</h3><p>It is low.</p>', null],
    [
      '<h2>Cost</h2><iframe src="https://maps.example.org/embed/very/long/address?center=47.1,9.5&zoom=12&layers=roads,paths" width="600" height="400"></iframe><h2>Noise</h2><p>It hums.</p>',
      null,
    ],
    ['<p>You need:</p><ul><li>Flour</li><li>Salt</li></ul>', null],
    ['<p>There are three ways to cross the river:</p><h2>By boat</h2><p>It is slow.</p>', null],
    ['<p>Super Bowl XX was played in January, and Louis XX never lived.</p>', null],
    ['<p>She said “[link]” when she meant the chain.</p>', null],
    ['<p>He walked home, past the mill and the pond, and slept</p>', null],
    ['<p>Dear [Name],</p><p>thank you for [gift]. See you in [place] on [day].</p><p>[link]</p>', null],
    ['<p>Write // TODO: in the code.</p><pre><code>x = 1 // TODO: y</code></pre>', null],
    ['<p>Here is the article that the paper printed in May.</p>', null],
    ['<p>As an AI model grows, it needs more power for the machines it runs on.</p>', null],
  ],
  de: [
    ['<p>(kommt noch)</p>', ['placeholder', '(kommt noch)']],
    ['<p>Text folgt noch</p>', ['placeholder', 'Text folgt noch']],
    ['<p>Das Formular liegt hier: [Link].</p>', ['placeholder', '[Link]']],
    ['<p>Der Eintritt kostet [Preis ergänzen] pro Kopf.</p>', ['placeholder', '[Preis ergänzen]']],
    ['<p>Text folgt.</p>', ['placeholder', 'Text folgt.']],
    ['<p>Rund XX Prozent der Nester waren leer.</p>', ['placeholder', 'XX Prozent']],
    ['<p>Am XX.XX.2026 wird das Bad geöffnet.</p>', ['placeholder', 'XX.XX.2026']],
    ['<p>Als KI-Sprachmodell kann ich keinen Käse kosten.</p>', ['assistant', 'Als KI-Sprachmodell']],
    ['<p>Gerne! Hier ist dein Artikel über Igel:</p><p>Igel schlafen ab November.</p>', ['assistant', 'Gerne! Hier ist dein Artikel']],
    ['<p>Bienen mögen Thymian.</p><p>Möchtest du, dass ich noch etwas über Wespen schreibe?</p>', ['assistant', 'Möchtest du, dass ich']],
    ['<p>Die Fähre legt am alten Steg um zwölf Uhr ab und</p>', ['openEnd', 'legt am alten Steg um zwölf Uhr ab und']],
    [
      '<p>Wer im Herbst sät, hat im Frühjahr schon kräftige Pflanzen,</p><p>Im Winter ruht alles.</p>',
      ['openEnd', 'im Frühjahr schon kräftige Pflanzen,'],
    ],
    [
      '<h2>Tipps</h2><p>Empfehlungen von Dennis aus Kiel:</p><h2>Preise</h2><p>Sie sind niedrig.</p>',
      ['nothingAfter', 'Empfehlungen von Dennis aus Kiel:'],
    ],
    ['<h2>Preise</h2><h2>Lärm</h2><p>Sie brummt leise.</p>', ['emptySection', 'Preise']],
    ['<p>Im XX. Kapitel steht es, und Ludwig XX gab es nie.</p>', null],
    ['<p>Man braucht:</p><ul><li>Mehl</li><li>Salz</li></ul>', null],
    ['<p>Sehr geehrte Frau Weber,</p><p>danke für den Brief.</p>', null],
    ['<p>Er ging am Teich vorbei nach Hause und schlief dort sofort ein</p>', null],
  ],
  fr: [
    ['<p>À compléter.</p>', ['placeholder', 'À compléter.']],
    ['<p>Le tarif est simple (à compléter) et fixe.</p>', ['placeholder', '(à compléter)']],
    ['<p>Le formulaire est ici : [lien].</p>', ['placeholder', '[lien]']],
    ['<p>L’entrée coûte [à compléter] par personne.</p>', ['placeholder', '[à compléter]']],
    ['<p>Texte à venir</p>', ['placeholder', 'Texte à venir']],
    ['<p>Environ XX % des nids étaient vides.</p>', ['placeholder', 'XX %']],
    ['<p>En tant que modèle de langage, je ne goûte pas le fromage.</p>', ['assistant', 'En tant que modèle de langage']],
    [
      '<p>Bien sûr ! Voici un article sur les hérissons :</p><p>Ils dorment dès novembre.</p>',
      ['assistant', 'Bien sûr ! Voici un article'],
    ],
    ['<p>Les abeilles aiment le thym.</p><p>Souhaitez-vous que je parle aussi des guêpes ?</p>', ['assistant', 'Souhaitez-vous que je']],
    ['<p>Le bac part du vieux quai à midi juste et</p>', ['openEnd', 'Le bac part du vieux quai à midi juste et']],
    [
      '<p>Il faut des bottes, un manteau et une lampe pour</p><p>Le tunnel est long.</p>',
      ['openEnd', 'des bottes, un manteau et une lampe pour'],
    ],
    [
      '<h2>Prix</h2><p>Les prix sont indiqués ci-dessous :</p><h2>Bruit</h2><p>Elle ronronne.</p>',
      ['nothingAfter', 'Les prix sont indiqués ci-dessous :'],
    ],
    ['<h2>Prix</h2><h2>Bruit</h2><p>Elle ronronne.</p>', ['emptySection', 'Prix']],
    ['<p>Au XXe siècle, Louis XX n’existait pas.</p>', null],
    ['<p>Il faut :</p><ul><li>Farine</li><li>Sel</li></ul>', null],
    ['<p>Elle a écrit « [lien] » au tableau.</p>', null],
  ],
  es: [
    ['<p>[por completar]</p>', ['placeholder', '[por completar]']],
    ['<p>{Por escribir}</p>', ['placeholder', '{Por escribir}']],
    ['<p>El formulario está aquí: [enlace].</p>', ['placeholder', '[enlace]']],
    ['<p>La entrada cuesta [por confirmar] por persona.</p>', ['placeholder', '[por confirmar]']],
    ['<p>Texto pendiente.</p>', ['placeholder', 'Texto pendiente.']],
    ['<p>Cerca del XX % de los nidos estaban vacíos.</p>', ['placeholder', 'XX %']],
    ['<p>Como modelo de lenguaje, no puedo probar el queso.</p>', ['assistant', 'Como modelo de lenguaje,']],
    [
      '<p>¡Claro! Aquí tienes un artículo sobre erizos:</p><p>Duermen desde noviembre.</p>',
      ['assistant', '¡Claro! Aquí tienes un artículo'],
    ],
    ['<p>Las abejas aman el tomillo.</p><p>Si quieres, puedo hablar de las avispas.</p>', ['assistant', 'Si quieres, puedo']],
    ['<p>El barco sale del muelle viejo a mediodía y</p>', ['openEnd', 'sale del muelle viejo a mediodía y']],
    [
      '<p>Lleve botas, un abrigo y una linterna para</p><p>El túnel es largo.</p>',
      ['openEnd', 'Lleve botas, un abrigo y una linterna para'],
    ],
    [
      '<h2>Precio</h2><p>Los precios se muestran a continuación:</p><h2>Ruido</h2><p>Zumba.</p>',
      ['nothingAfter', 'Los precios se muestran a continuación:'],
    ],
    ['<h2>Precio</h2><h2>Ruido</h2><p>Zumba.</p>', ['emptySection', 'Precio']],
    ['<p>En el siglo XX TODO cambió: todo era nuevo.</p>', null],
    ['<p>Desde arriba se entiende todo: el pueblo está dentro de una curva del río.</p>', null],
    ['<p>Todo: pan, queso y vino.</p>', null],
    ['<p>El horario. TODO: preguntar en la oficina.</p>', ['placeholder', 'TODO:']],
    ['<p>El horario. FIXME: preguntar en la oficina.</p>', ['placeholder', 'FIXME:']],
    ['<p>Hace falta:</p><ul><li>Harina</li><li>Sal</li></ul>', null],
    ['<p>Aquí tienes pan, queso y un mapa del valle.</p>', null],
  ],
  ja: [
    ['<p>（未完：あとで書く）</p>', ['placeholder', '（未完：あとで書く）']],
    ['<p>【執筆中】</p>', ['placeholder', '【執筆中】']],
    ['<p>申請書はこちらです：[リンク]。</p>', ['placeholder', '[リンク]']],
    ['<p>料金は【要確認】です。</p>', ['placeholder', '【要確認】']],
    ['<p>入場料は［ここに金額］です。</p>', ['placeholder', '［ここに金額］']],
    ['<p>巣の約XX%が空でした。</p>', ['placeholder', 'XX%']],
    ['<p>ここに本文が入ります。</p>', ['placeholder', 'ここに本文が入ります。']],
    ['<p>AI言語モデルとして、私はチーズを味わえません。</p>', ['assistant', 'AI言語モデルとして']],
    [
      '<p>承知しました。以下がハリネズミについての記事です。</p><p>ハリネズミは冬に眠ります。</p>',
      ['assistant', '承知しました。以下がハリネズミについての記事です'],
    ],
    ['<p>渡し船は古い桟橋から正午に出発し、切符は船の上で買うことができますが、</p>', ['openEnd', 'できますが、']],
    ['<p>長靴と上着と懐中電灯を持って行くと、トンネルの中でも安心して歩けるのは</p>', ['openEnd', '安心して歩けるのは']],
    ['<h2>料金</h2><p>料金は以下のとおりです：</p><h2>騒音</h2><p>静かです。</p>', ['nothingAfter', '料金は以下のとおりです：']],
    ['<h2>料金</h2><h2>騒音</h2><p>静かです。</p>', ['emptySection', '料金']],
    ['<p>必要なもの：</p><ul><li>小麦粉</li><li>塩</li></ul>', null],
    ['<p>【駅前】の店は朝から開いています。</p>', null],
    ['<p>彼は「[リンク]」と黒板に書きました。</p>', null],
  ],
  ar: [
    ['<p>[سيُكتب لاحقًا]</p>', ['placeholder', '[سيُكتب لاحقًا]']],
    ['<p>سيكتب لاحقا.</p>', ['placeholder', 'سيكتب لاحقا.']],
    ['<p>الاستمارة هنا: [رابط].</p>', ['placeholder', '[رابط]']],
    ['<p>سعر الدخول [أدخل السعر] للفرد.</p>', ['placeholder', '[أدخل السعر]']],
    ['<p>أدخل النص هنا</p>', ['placeholder', 'أدخل النص هنا']],
    ['<p>كان نحو XX % من الأعشاش فارغًا.</p>', ['placeholder', 'XX %']],
    ['<p>بصفتي نموذجًا لغويًا لا أستطيع تذوق الجبن.</p>', ['assistant', 'بصفتي نموذجًا لغويًا']],
    ['<p>بالتأكيد! إليك مقال عن القنافذ:</p><p>تنام القنافذ في الشتاء.</p>', ['assistant', 'بالتأكيد! إليك مقال']],
    ['<p>يحب النحل الزعتر.</p><p>هل تريد أن أضيف فقرة عن الدبابير؟</p>', ['assistant', 'هل تريد أن أضيف']],
    ['<p>تغادر العبّارة الرصيف القديم عند الظهر تمامًا وتصل إلى</p>', ['openEnd', 'الرصيف القديم عند الظهر تمامًا وتصل إلى']],
    ['<p>احمل حذاءً طويلًا ومعطفًا دافئًا ومصباحًا صغيرًا للنفق الطويل،</p><p>النفق مظلم.</p>', ['openEnd', 'دافئًا ومصباحًا صغيرًا للنفق الطويل،']],
    ['<h2>السعر</h2><p>الأسعار مبينة أدناه:</p><h2>الضجيج</h2><p>صوتها خافت.</p>', ['nothingAfter', 'الأسعار مبينة أدناه:']],
    ['<h2>السعر</h2><h2>الضجيج</h2><p>صوتها خافت.</p>', ['emptySection', 'السعر']],
    ['<p>تحتاج إلى:</p><ul><li>دقيق</li><li>ملح</li></ul>', null],
    ['<p>كتب على اللوح «[رابط]» ثم خرج.</p>', null],
    ['<p>إليك الخبز والجبن وخريطة الوادي.</p>', null],
  ],
}

const torn = (text: string, ...more: readonly string[]): string =>
  `<ul><li>${text}</li>${more.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** What writers note for themselves, and sentences that stop before such a note or in an item. */
const left: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['<p>The hall holds (check the number with Paul??) people.</p>', ['placeholder', '(check the number with Paul??)']],
    [
      '<p>She laughed (insert the quote from the interview here) and left.</p>',
      ['placeholder', '(insert the quote from the interview here)'],
    ],
    ['<p>[check with legal]</p>', ['placeholder', '[check with legal]']],
    ['<p>CHECK WITH LEGAL before this goes out</p>', ['placeholder', 'CHECK WITH LEGAL before this goes out']],
    ['<p>ask Marta for a photo!!</p>', ['placeholder', 'ask Marta for a photo!!']],
    ['<p>The hall (XXX) is full.</p>', ['placeholder', '(XXX)']],
    ['<p>XXX add the price of the pump</p>', ['placeholder', 'XXX add the price of the pump']],
    ['<p>Salt it (add more if you like it!!) and serve.</p>', null],
    ['<p>Take one a day (ask your doctor).</p>', null],
    ['<p>It runs at night (check the timetable).</p>', null],
    ['<p>Push the plug in (insert the key here) and turn.</p>', null],
    ['<p>Find the date here</p>', ['placeholder', 'Find the date here']],
    ['<p>Find the date of the fair on the board here.</p>', null],
    ['<p>Super Bowl XXX was played in January.</p>', null],
    ['<p>XXX Congress of Beekeepers</p>', null],
    [
      '<p>The ferry leaves from the old pier at noon because the</p><p>(ask Paul for the photo!!)</p><h2>Cost</h2><p>It is low.</p>',
      ['placeholder', '(ask Paul for the photo!!)'],
    ],
    [
      torn('Take the ferry that leaves from the old pier at the', 'Bring boots.', 'Bring a coat.'),
      ['openEnd', 'that leaves from the old pier at the'],
    ],
    [torn('Take the ferry that leaves from the old pier and', 'bring boots.'), null],
    [torn('a ferry that leaves from the old pier at noon,', 'a coat that is warm and dry in the wind,', 'boots.'), null],
  ],
  de: [
    ['<p>Es kamen (hier noch die Zahl von Jürgen einfügen) Gäste.</p>', ['placeholder', '(hier noch die Zahl von Jürgen einfügen)']],
    ['<p>Hier noch Zahl einfügen</p>', ['placeholder', 'Hier noch Zahl einfügen']],
    ['<p>[Zitat der Leiterin noch einfügen – Renate fragen!]</p>', ['placeholder', '[Zitat der Leiterin noch einfügen – Renate fragen!]']],
    ['<p>XXX Zahl von Jürgen einsetzen</p>', ['placeholder', 'XXX Zahl von Jürgen einsetzen']],
    ['<p>Der Steg (noch mit dem Statiker klären) ist gesperrt.</p>', ['placeholder', '(noch mit dem Statiker klären)']],
    ['<p>Den Akku (hier einsetzen) laden.</p>', null],
    ['<p>Wasser (bei Bedarf ergänzen) aufkochen.</p>', null],
  ],
  es: [
    [
      '<p>(poner aquí lo de la consulta de Marta, preguntar si deja el nombre!!)</p>',
      ['placeholder', '(poner aquí lo de la consulta de Marta, preguntar si deja el nombre!!)'],
    ],
    ['<p>El aforo es de (preguntar a Luis el dato) personas.</p>', ['placeholder', '(preguntar a Luis el dato)']],
    ['<p>Se sirve frío (añadir sal al gusto).</p>', null],
    ['<p>Las llaves están en la recepción (preguntar allí).</p>', null],
  ],
  fr: [
    ['<p>Quarante chalets (à vérifier avec Paul ??) sont prévus.</p>', ['placeholder', '(à vérifier avec Paul ??)']],
    ['<p>à vérifier avec Paul??</p>', ['placeholder', 'à vérifier avec Paul??']],
    ['<p>Le musée (mettre ici la photo) rouvre.</p>', ['placeholder', '(mettre ici la photo)']],
    ['<p>Servez frais (ajouter du sel à volonté).</p>', null],
  ],
  it: [
    ['<p>[chiedere a Gianni la foto]</p>', ['placeholder', '[chiedere a Gianni la foto]']],
    ['<p>La sala (manca ancora il dato) è piena.</p>', ['placeholder', '(manca ancora il dato)']],
    ['<p>Servite freddo (aggiungere sale a piacere).</p>', null],
    [
      '<p>Mai il sapone: lascia un sapore che resta, perché quando la</p><p>[chiedere a Gianni la foto]</p>',
      ['placeholder', '[chiedere a Gianni la foto]'],
    ],
    [
      '<p>Mai il sapone: lascia un sapore che resta, perché quando la</p><p>Basta acqua.</p>',
      ['openEnd', 'un sapore che resta, perché quando la'],
    ],
  ],
  pt: [
    ['<p>A sala (colocar aqui o número de lugares) está cheia.</p>', ['placeholder', '(colocar aqui o número de lugares)']],
    [
      '<p>O desconto vale para estudantes, desempregados e pessoas com</p><p>A piscina abre cedo.</p>',
      ['openEnd', 'estudantes, desempregados e pessoas com'],
    ],
  ],
  nl: [
    ['<p>De zaal (hier nog het cijfer invullen) is vol.</p>', ['placeholder', '(hier nog het cijfer invullen)']],
    [
      '<p>De korting geldt voor studenten, werklozen en mensen met een</p><p>Het bad gaat open.</p>',
      ['openEnd', 'studenten, werklozen en mensen met een'],
    ],
  ],
  pl: [
    ['<p>Sala (sprawdzić liczbę miejsc u Pawła??) jest pełna.</p>', ['placeholder', '(sprawdzić liczbę miejsc u Pawła??)']],
    [
      '<p>Zniżka obowiązuje uczniów, studentów, emerytów i osoby, które przyjdą z</p><p>Basen otwiera się rano.</p>',
      ['openEnd', 'emerytów i osoby, które przyjdą z'],
    ],
  ],
  sv: [['<p>Salen (kolla siffran med Anna??) är full.</p>', ['placeholder', '(kolla siffran med Anna??)']]],
  ja: [
    ['<p>会場は満員です（ここに写真を入れる）。</p>', ['placeholder', '（ここに写真を入れる）']],
    ['<p>会場は満員です（田中さんに確認）。</p>', ['placeholder', '（田中さんに確認）']],
    ['<p>会場は満員です（昨年の写真）。</p>', null],
  ],
  ar: [
    ['<p>القاعة ممتلئة (أضف الصورة هنا).</p>', ['placeholder', '(أضف الصورة هنا)']],
    ['<p>القاعة ممتلئة (صورة العام الماضي).</p>', null],
  ],
}

describe.each(Object.entries(left))('what writers left (%s)', (language, rows) => {
  it.each(rows)('%s', (html, expected) => {
    const found = foundBy('text-unfinished', html, { language })
    expect(found === null ? null : [found.code, found.quotes[0]]).toEqual(expected)
  })
})

it('finds a sentence that stops before such a note', () => {
  const found = foundBy('text-unfinished', '<p>The ferry leaves from the old pier because the</p><p>(ask Paul for the photo!!)</p>', {
    language: 'en',
  })
  expect(found?.quotes).toEqual(['(ask Paul for the photo!!)', 'leaves from the old pier because the'])
})

describe.each(Object.entries(table))('an unfinished text (%s)', (language, rows) => {
  it.each(rows)('%s', (html, expected) => {
    const found = foundBy('text-unfinished', html, { language })
    if (expected === null) return expect(found).toBeNull()
    expect(found?.code).toBe(expected[0])
    // of a paragraph that stops, the last words are shown
    if (expected[0] === 'openEnd') expect(found?.quotes[0]?.endsWith(expected[1].slice(-8))).toBe(true)
    else expect(found?.quotes[0]).toBe(expected[1])
  })
})

describe('the only paragraph that ends in a word', () => {
  const closed = Array.from({ length: 6 }, (_, at) => `<p>The ferry number ${at} leaves at noon. It comes back in the evening.</p>`)
  const open = '<p>The boat is old. It goes out for a few</p>'
  it.each<[string, readonly string[], string | null]>([
    ['among others that are closed', [...closed.slice(1), open, closed[0]!], 'The boat is old. It goes out for a few'],
    ['is a habit where there are two', [...closed.slice(1), open, '<p>It is fast. It is new too</p>', closed[0]!], null],
    ['at the end of a text is a signature', [...closed, open], null],
    ['in a short text', [...closed.slice(3), open, closed[0]!], null],
    ['of one sentence is a caption', [...closed.slice(1), '<p>The boat goes out for a few</p>', closed[0]!], null],
    ['before a list', [...closed.slice(1), open, '<ul><li>miles</li></ul>', closed[0]!], null],
    ['before a line that goes on', [...closed.slice(1), open, '<p>miles and comes back. That is all.</p>', closed[0]!], null],
  ])('%s', (_name, paragraphs, quote) => {
    const found = foundBy('text-unfinished', paragraphs.join(''), { language: 'en' })
    expect(found?.code === 'openEnd' ? found.quotes[0] : null).toBe(quote)
  })
})
