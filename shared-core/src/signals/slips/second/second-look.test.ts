import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { allPacks } from '../../../languages/all.ts'
import { exampleContext, exampleFields } from '../../../testing/read-examples.ts'

/** Language, text in Markdown, and the code with the first place; null: nothing of these kinds. */
type Row = readonly [language: string, text: string, found: string | null]

/** What `text-slips` quotes first of a draft. */
function slipOf(language: string, markdown: string): string | null {
  const { report } = analyze(
    { kind: 'markdown', markdown: `# T\n\n${markdown}`, fields: exampleFields },
    { ...exampleContext, language },
    { languages: allPacks },
  )
  const outcome = report.outcomes.find(({ check }) => check === 'text-slips')
  return outcome?.status === 'fail' ? `${outcome.code}: ${outcome.spans[0]!.quote}` : null
}

const check = (rows: readonly Row[]): void => it.each(rows)('%s: %s', (language, text, found) => expect(slipOf(language, text)).toBe(found))

describe('how long one thing takes', () =>
  check([
    ['en', 'The closure is expected to last 14 weeks. Once the ten weeks of work are over, lorries return.', 'twoFigures: ten weeks'],
    ['en', 'The course lasts eight weeks. After the 6 weeks you get a badge.', 'twoFigures: 6 weeks'],
    ['en', 'The course lasts 14 weeks. Once the 14 weeks are over, you get a badge.', null],
    ['en', 'The course lasts 14 weeks. In the ten weeks before it you read.', null],
    ['en', 'The course lasts 14 weeks. In the last ten weeks you read.', null],
    ['en', 'The course lasts 52 weeks. The two weeks of holiday are in May.', null],
    ['en', 'The course lasts 14 weeks, the short one ten weeks. The ten weeks are hard, and eight weeks are not.', null],
    ['de', 'Die Sperrung dauert voraussichtlich 14 Wochen. Wenn die zehn Wochen um sind, fährt der Bus.', 'twoFigures: zehn Wochen'],
    ['de', 'Die Sperrung dauert 14 Wochen. In den zehn Wochen vor Beginn fährt der Bus.', null],
    ['fr', 'Les travaux dureront 14 semaines. Pendant les dix semaines, le bus passe ailleurs.', 'twoFigures: dix semaines'],
    ['fr', 'Les travaux dureront 14 semaines. Pendant les dix semaines suivantes, le bus passe ailleurs.', null],
    ['es', 'Las obras durarán 14 semanas. Pasadas las diez semanas, vuelve el autobús.', 'twoFigures: diez semanas'],
    ['es', 'Las obras durarán 14 semanas. Pasadas las 14 semanas, vuelve el autobús.', null],
    ['it', 'I lavori dureranno 14 settimane. Dopo le dieci settimane torna il bus.', 'twoFigures: dieci settimane'],
    ['nl', 'Het werk duurt 14 weken. Na de tien weken rijdt de bus weer.', 'twoFigures: tien weken'],
    ['pl', 'Remont potrwa 14 tygodni. Po tych dziesięciu tygodniach wróci autobus.', 'twoFigures: dziesięciu tygodniach'],
    ['sv', 'Arbetet tar 14 veckor. Efter de tio veckorna går bussen.', null],
  ]))

describe('growth in per cent beside its figures', () =>
  check([
    ['en', 'We began in 2022 with 80 families. Today there are 320, an increase of 400%.', 'wrongFigure: an increase of 400%'],
    ['en', 'We began in 2022 with 80 families. Today there are 320, an increase of 300%.', null],
    ['en', 'Attendance rose from 300 last year. It is 330 now, a rise of 30 per cent.', 'wrongFigure: a rise of 30 per cent'],
    ['en', 'Of 40 members 12 are new and 7 are old, an increase of 30%.', null],
    ['en', 'We sold 80 boxes. An increase of 400% is expected.', null],
    ['de', 'Zuerst waren es 80 Familien. Heute sind es 320, ein Zuwachs von 400 Prozent.', 'wrongFigure: ein Zuwachs von 400 Prozent'],
    ['de', 'Zuerst waren es 80 Familien. Heute sind es 320, ein Zuwachs von 300 Prozent.', null],
    ['fr', 'Nous avions 80 familles. Elles sont 320, une hausse de 400 %.', 'wrongFigure: une hausse de 400 %'],
    ['fr', 'Nous avions 80 familles. Elles sont 320, une hausse de 300 %.', null],
    ['es', 'Empezamos con 80 familias. Hoy son 320, un aumento del 400 %.', 'wrongFigure: un aumento del 400 %'],
    ['pt', 'Começamos com 80 famílias. Hoje são 320, um crescimento de 400%.', 'wrongFigure: um crescimento de 400%'],
    ['pt', 'Começamos com 80 famílias. Hoje são 320, um crescimento de 300%.', null],
    ['it', 'Le famiglie erano 80. Oggi sono 320, una crescita del 400%.', 'wrongFigure: una crescita del 400%'],
    ['nl', 'Er waren 80 gezinnen. Nu zijn het er 320, een stijging van 400%.', 'wrongFigure: een stijging van 400%'],
    ['sv', 'Det var 80 familjer. I dag är de 320, en ökning med 400 procent.', 'wrongFigure: en ökning med 400 procent'],
  ]))

describe('a share of a whole', () =>
  check([
    ['en', 'Of the 212 households that answered, 148 (54 per cent) want the playground.', 'wrongFigure: 148 (54 per cent)'],
    ['en', 'Of the 212 households that answered, 148 (70 per cent) want the playground.', null],
    ['en', 'Of the 1990 rules, 148 (54 per cent) are gone.', null],
    ['de', 'Von den 212 Haushalten wollen 148 (54 Prozent) den Spielplatz.', 'wrongFigure: 148 (54 Prozent)'],
    ['de', 'Von den 212 Haushalten wollen 148 (70 Prozent) den Spielplatz.', null],
    ['fr', 'Sur les 212 foyers interrogés, 148 (54 %) veulent le parc.', 'wrongFigure: 148 (54 %)'],
    ['es', 'De los 212 hogares, 148 (54 %) quieren el parque.', 'wrongFigure: 148 (54 %)'],
    ['es', 'De los 212 hogares, 148 (70 %) quieren el parque.', null],
    ['nl', 'Van de 212 huishoudens willen 148 (54%) de speeltuin.', 'wrongFigure: 148 (54%)'],
  ]))

describe('one measure in two units', () =>
  check([
    ['en', 'A chisel of 25 mm (half an inch) is enough.', 'wrongFigure: 25 mm (half an inch)'],
    ['en', 'A chisel of 25 mm (one inch) is enough.', null],
    ['en', 'A chisel of 12 mm (half an inch) is enough.', null],
    ['en', 'The path is 5 km (8 miles) long.', 'wrongFigure: 5 km (8 miles)'],
    ['en', 'The path is 5 km (3 miles) long.', null],
    ['en', 'The path is 8 km (5 miles) long.', null],
    ['en', 'Take 2 kg (10 lb) of plums.', 'wrongFigure: 2 kg (10 lb)'],
    ['en', 'Take 2 kg (4.4 lb) of plums.', null],
    ['en', 'It grows 10–20 cm (4–8 inches) a year.', null],
    ['en', 'The plank is 2 m (30 cm) long or wide.', 'wrongFigure: 2 m (30 cm)'],
    ['en', 'It weighs 300 g (5 cm) or so.', null],
    ['de', 'Das Rohr misst 25 mm (0,5 Zoll).', 'wrongFigure: 25 mm (0,5 Zoll)'],
    ['de', 'Das Rohr misst 25 mm (1 Zoll).', null],
  ]))

describe('an age beside a year', () =>
  check([
    [
      'en',
      'Ada Holm was born in 1921 in Leeds. In 1938, at the age of twenty-five, she left.',
      'wrongFigure: 1938, at the age of twenty-five',
    ],
    ['en', 'Ada Holm was born in 1921 in Leeds. In 1946, at the age of twenty-five, she left.', null],
    ['en', 'Ada Holm was born in 1921. In 1938, aged 25, she left.', 'wrongFigure: 1938, aged 25'],
    ['en', 'Ada Holm was born in 1921, her son was born in 1950. In 1975, aged 25, he left.', null],
    ['de', 'Ada Holm wurde 1921 geboren. 1938, mit fünfundzwanzig Jahren, ging sie fort.', 'wrongFigure: 1938, mit fünfundzwanzig Jahren'],
    ['de', 'Ada Holm wurde 1921 geboren. 1946, mit fünfundzwanzig Jahren, ging sie fort.', null],
    ['es', 'Ada Holm nació en 1921. En 1938, con veinticinco años, se marchó.', 'wrongFigure: 1938, con veinticinco años'],
    ['es', 'Ada Holm nació en 1921. En 1946, con veinticinco años, se marchó.', null],
    ['fr', 'Ada Holm est née en 1921. En 1938, à 25 ans, elle part.', 'wrongFigure: 1938, à 25 ans'],
    ['fr', 'Ada Holm est née en 1921. En 1946, à 25 ans, elle part.', null],
    ['it', 'Ada Holm è nata nel 1921. Nel 1938, a 25 anni, partì.', 'wrongFigure: 1938, a 25 anni'],
    ['sv', 'Ada Holm föddes 1921 i Lund. 1946 flyttade hon.', null],
  ]))

describe('a time beside the code below it', () =>
  check([
    ['en', "It ends what idles for longer than 30 seconds:\n\n```sql\nSET timeout = '300s';\n```", 'twoFigures: 30 seconds'],
    ['en', "It ends what idles for longer than 30 seconds:\n\n```sql\nSET timeout = '30s';\n```", null],
    ['en', "It ends what idles for longer than 5 minutes:\n\n```sql\nSET timeout = '300s';\n```", null],
    ['en', "It ends what idles for longer than 30 seconds:\n\n```sql\nSET a = '10s', b = '300s';\n```", null],
    ['en', "It took 30 seconds.\n\n```sql\nSET timeout = '300s';\n```", null],
    ['de', 'Nach 5 Minuten endet, was ruht:\n\n```\ntimeout: 30s\n```', 'twoFigures: 5 Minuten'],
    ['de', 'Nach 5 Minuten endet, was ruht:\n\n```\ntimeout: 5min\n```', null],
  ]))

describe('two spellings of a surname', () =>
  check([
    ['en', 'Shona Whitlock pays no rent. She is glad, says Shona Whitlow.', 'twoSpellings: Shona Whitlow'],
    ['en', 'Shona Whitlock pays no rent. She is glad, says Shona Whitlock.', null],
    ['en', 'Shona Whitlock’s roof leaks. Shona Whitlock pays no rent.', null],
    ['en', 'Shona Whitlock pays no rent, and Shona Brackley does.', null],
    ['en', 'The Interior Minister spoke. The Interior Ministry was silent.', null],
    ['de', 'Lina Wieczorkowska leitet das Haus. Es ist neu, sagt Lina Więckowska.', 'twoSpellings: Lina Więckowska'],
    ['de', 'Eine Leistung zählt. Eine Leitung lobt.', null],
    ['de', 'Uwe Brandner mäht. Es ist nass, sagt Uwe Branner.', 'twoSpellings: Uwe Branner'],
    ['pl', 'Poradnią kieruje Elżbieta Wieczorkowska. Tak mówi Elżbieta Więckowska.', 'twoSpellings: Elżbieta Więckowska'],
    ['pl', 'Poradnią kieruje Jan Wieczorkowski. Pytano Jana Wieczorkowskiego.', null],
    ['pl', 'Przyszedł Adam Wieczorek. Adam Wieczorka nie zna.', null],
    ['fr', 'Luc Sarrasin parle. Il pleut, dit Luc Sarazin.', 'twoSpellings: Luc Sarazin'],
    ['es', 'Rosa Belmontez vende pan. Es bueno, dice Rosa Belmonez.', 'twoSpellings: Rosa Belmonez'],
    ['it', 'Gemma Tesoriero canta. Poi Gemma Tesoriere tace.', null],
    ['fi', 'Aino Virtasella on kissa. Aino Virtanen on iloinen.', null],
  ]))

describe('readers who are addressed in two ways', () =>
  check([
    [
      'de',
      'Bitte denken Sie an die Uhr. Wenn du keine Zange hast, frag. Dann rufen Sie an. Du bekommst eine.',
      'mixedAddress: denken Sie an',
    ],
    ['de', 'Bitte denken Sie an die Uhr, und rufen Sie an, wenn Ihnen eine Zange fehlt.', null],
    ['de', 'Wenn du keine Zange hast, frag. Die Frauen halfen. Sie kamen früh. Sie hatten Zangen. Du bekommst eine.', null],
    ['de', '„Wenn du keine Zange hast, frag, und du bekommst eine“, sagt er. Bitte denken Sie an die Uhr, und rufen Sie an.', null],
    ['fr', 'Pensez à votre montre et notez vos heures. Si tu n’as pas de pince, demande. Tu en auras une.', 'mixedAddress: à votre montre'],
    ['fr', 'Pensez à votre montre et notez vos heures, vous en aurez besoin.', null],
    ['es', 'Piense usted en la hora. Si tú no puedes, llama. Te ayudamos. Usted decide.', 'mixedAddress: Piense usted en'],
    ['es', 'Si tú no puedes, llama. Te ayudamos con tu reloj.', null],
    [
      'it',
      'Se hai perso il tuo orologio, chiama: ti aiutiamo. Poi venga con il Suo documento, e la Sua firma.',
      'mixedAddress: il Suo documento',
    ],
    ['nl', 'Denkt u aan uw klok. Als je geen tang hebt, vraag er een. Dan help je mee.', 'mixedAddress: Denkt u aan'],
    ['nl', 'Als je geen tang hebt, vraag er een. Dan help je mee.', null],
    [
      'pl',
      'Jeśli chce Pan przyjść, prosimy zadzwonić. Może Pani też napisać. Jeśli masz pytanie, napisz. Możesz też przyjść.',
      'mixedAddress: chce Pan przyjść',
    ],
    ['pl', 'Jeśli masz pytanie, napisz. Możesz też zapytać, radzi Pan Kowalski. Był tam Pan Nowak.', null],
    ['en', 'You may ask us. You get one.', null],
  ]))

const path =
  'The path to the old signal station starts behind the church. It takes half an hour going up. On a clear day you see eleven islands from the top. Wear good shoes, because the upper steps are slippery after rain.'
const again =
  'Behind the church a path leads up to the old signal station. You need about half an hour. If it is clear, you can see eleven islands. The upper steps get slippery after rain, so wear proper shoes.'
const weg =
  'Der Pfad zur alten Signalstation beginnt hinter der Kirche. Er dauert hinauf eine halbe Stunde. Bei klarer Sicht sieht man elf Inseln. Feste Schuhe helfen, denn die oberen Stufen sind nach Regen glatt.'
const nochmal =
  'Hinter der Kirche führt ein Pfad zur alten Signalstation. Man braucht eine halbe Stunde. Bei klarer Sicht erscheinen elf Inseln. Die oberen Stufen sind nach Regen glatt, also feste Schuhe anziehen.'
const other =
  'The sauna floats in the harbour. You book a seat for an hour and a half and sit beside strangers who tell you about their boats. Jump from the north side, where it is deep.'

describe('a passage that is repeated', () =>
  check([
    ['en', `## Steps\n\n${path}\n\n## Sauna\n\n${other}\n\n## Station\n\n${again}`, `saidAgain: ${again}`],
    ['en', `## Steps\n\n${path}\n\n${again}\n\n## Sauna\n\n${other}`, `saidAgain: ${again}`],
    [
      'en',
      `## Steps\n\n${path}\n\n## Sauna\n\n${other}\n\n## Museum\n\nOne room over the harbour office, with all that was left on the steamer between 1902 and 1978: a tuba, a wedding dress, nine sets of teeth.`,
      null,
    ],
    ['de', `## Stufen\n\n${weg}\n\n## Sauna\n\nSie schwimmt. Man bucht einen Platz.\n\n## Station\n\n${nochmal}`, `saidAgain: ${nochmal}`],
    ['de', `## Stufen\n\n${weg}\n\n## Sauna\n\nSie schwimmt. Man bucht einen Platz.`, null],
  ]))

describe('clicks without a link', () =>
  check([
    ['en', 'For more, click here. It is free.', 'noLink: click here'],
    ['en', 'For more, [click here](https://lantern.test/a). It is free.', null],
    ['en', 'They click hereafter and wait.', null],
    ['en', 'Nobody reads “click here” any more.', null],
    ['de', 'Für mehr klicken Sie hier. Es ist frei.', 'noLink: klicken Sie hier'],
    ['de', 'Für mehr [klicken Sie hier](https://lantern.test/a).', null],
    ['fr', 'Pour en savoir plus, cliquez ici.', 'noLink: cliquez ici'],
    ['fr', 'Pour en savoir plus, [cliquez ici](https://lantern.test/a).', null],
    ['es', 'Para más información, haz clic aquí.', 'noLink: haz clic aquí'],
    ['es', 'Para más información, [haz clic aquí](https://lantern.test/a).', null],
    ['it', 'Per saperne di più clicca qui.', 'noLink: clicca qui'],
    ['pt', 'Para saber mais, clique aqui.', 'noLink: clique aqui'],
    ['nl', 'Voor meer: klik hier.', 'noLink: klik hier'],
    ['pl', 'Aby się zapisać, kliknij tutaj.', 'noLink: kliknij tutaj'],
    ['ja', '詳しくはこちらをクリックしてください。', 'noLink: こちらをクリック'],
    ['ar', 'للمزيد اضغط هنا.', 'noLink: اضغط هنا'],
  ]))

describe('an asterisk without its note', () =>
  check([
    ['en', 'Entry is free* on Sunday, and tea is not.', 'noNote: free*'],
    ['en', 'Entry is free* on Sunday, and tea is not.\n\n\\* Members only.', null],
    ['en', 'It was a d**n shame and 3 * 4 is twelve.', null],
    ['de', 'Der Eintritt ist frei* am Sonntag.', 'noNote: frei*'],
    ['de', 'Alle Nutzer*innen kommen am Sonntag.', null],
    ['de', 'Der Eintritt ist frei* am Sonntag.\n\n\\*Nur für Mitglieder.', null],
    ['pt', 'A participação é gratuita* no domingo.', 'noNote: gratuita*'],
    ['es', 'La entrada es gratis* el domingo.', 'noNote: gratis*'],
    ['es', 'La entrada es gratis* el domingo. *Solo socios.', null],
    ['fr', 'L’entrée est libre* le dimanche.', 'noNote: libre*'],
    ['en', 'Find it by name* in the list.\n\n```\nls name*\n```', null],
  ]))

describe('a last day without a name', () =>
  check([
    ['en', 'Residents may give their views. All that is received by the deadline is read.', 'noDeadline: by the deadline'],
    ['en', 'Residents may give their views. The deadline is 4 May. All that is received by the deadline is read.', null],
    ['en', 'Write within 30 days; what comes after the deadline of 30 days is not read. Send it by the deadline.', null],
    ['de', 'Bewerben Sie sich bis zum Einsendeschluss bei uns.', 'noDeadline: bis zum Einsendeschluss'],
    ['de', 'Einsendeschluss ist der 4. Mai. Bewerben Sie sich bis zum Einsendeschluss.', null],
    ['fr', 'Envoyez votre avis avant la date limite.', 'noDeadline: avant la date limite'],
    ['fr', 'La date limite est le 4 mai. Envoyez votre avis avant la date limite.', null],
    ['es', 'Envíe su opinión antes de la fecha límite.', 'noDeadline: antes de la fecha límite'],
    ['it', 'Inviate il parere entro la scadenza.', 'noDeadline: entro la scadenza'],
    ['nl', 'Stuur uw mening vóór de sluitingsdatum.', 'noDeadline: vóór de sluitingsdatum'],
    ['ja', '期限までに意見を送ってください。', 'noDeadline: 期限までに'],
    ['ja', '期限は5月4日です。期限までに意見を送ってください。', null],
  ]))

const words = (count: number, word: string): string =>
  Array.from({ length: count }, (_, at) => `${word}${'abcdefghij'[at % 10]!}`).join(' ')

describe('a sentence that is too long to follow', () =>
  check([
    [
      'en',
      `Having regard to the costs ${words(60, 'of labour')} it was concluded.`,
      `longSentence: ${`Having regard to the costs ${words(60, 'of labour')} it was`.slice(0, 80)}`,
    ],
    ['en', `Having regard to the costs ${words(20, 'of labour')} it was concluded.`, null],
    ['en', `We sell ${Array.from({ length: 70 }, (_, at) => `apple${'abcdefghij'[at % 10]!}`).join(', ')} and pears.`, null],
    ['en', `“Having regard to the costs ${words(60, 'of labour')} it was concluded,” he said.`, null],
    ['ja', `${'費用と労働の増加を考慮して'.repeat(20)}決まりました。`, null],
  ]))
