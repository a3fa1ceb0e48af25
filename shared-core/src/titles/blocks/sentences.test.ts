import { expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { createOpening } from '../opening/opening.ts'
import { findSentences } from './sentences.ts'

function sentencesOf(markdown: string, tag: string, own = 'News') {
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title: own } }, exampleContext)
  const language = languageFor(tag, allPacks)
  const text = readText(article, language)
  const opening = createOpening(openingFor(tag))
  const subjects = opening.subjectsOf(text, language)
  const blocks = findSentences({
    article,
    answers: [],
    language,
    text,
    own,
    subjects,
    isCall: opening.isCall,
    isDuration: opening.isDuration,
    shortened: opening.shortened,
    isPerson: () => false,
    year: 2026,
  })
  for (const { span, text: written } of blocks)
    expect(article.blocks.find(({ id }) => id === span.place)?.text.slice(span.start, span.end)).toBe(written)
  return blocks.map(({ text: written }) => written)
}

it.each([
  [
    'the first, where it names the subject and a day',
    'en',
    'The swimming pool in Castle Street opens again on 4 May after eight months. The pool has new tiles.\n\nThe pool costs £3.',
    ['The swimming pool in Castle Street opens again on 4 May after eight months'],
  ],
  [
    'the one of a day and the first',
    'en',
    'The village library lends tools as well as books to everybody with a card. Ask at the desk of the library.\n\nThe first drills can be borrowed from 3 March 2026.',
    ['The first drills can be borrowed from 3 March 2026', 'The village library lends tools as well as books to everybody with a card'],
  ],
  [
    'no question',
    'en',
    'Do you know what is in your tap water? The tap water of Ardle is soft and needs no filter.\n\nTap water is tested daily.',
    ['The tap water of Ardle is soft and needs no filter', 'Tap water is tested daily'],
  ],
  [
    'no call',
    'de',
    'Aufgepasst! Das Freibad in Ellern öffnet am 9. Mai um zehn Uhr.\n\nDas Freibad hat neue Becken.',
    ['Das Freibad in Ellern öffnet am 9. Mai um zehn Uhr'],
  ],
  [
    'a greeting has no day, the news behind it has',
    'de',
    'der Herbst ist da, und die Blätter fallen wie jedes Jahr.\n\nAm 8. November wird in der Anlage das Wasser abgestellt. Das Wasser läuft dann erst im April wieder.',
    ['Am 8. November wird in der Anlage das Wasser abgestellt'],
  ],
  [
    'French news below its season',
    'fr',
    'Les feuilles tombent et les soirées raccourcissent.\n\nLa piscine sera fermée du 3 novembre au 19 décembre. La piscine rouvre en janvier.',
    ['La piscine sera fermée du 3 novembre au 19 décembre'],
  ],
  [
    'Spanish news of its day',
    'es',
    'El mercado de Villar cerrará el 12 de enero de 2026. El mercado se traslada a la plaza.',
    ['El mercado de Villar cerrará el 12 de enero de 2026'],
  ],
  [
    'Polish news of its day',
    'pl',
    'Od 3 listopada poradnia w Zagórowie przyjmuje pacjentów przy ulicy Lipowej. Poradnia działa jak dotąd.',
    ['Od 3 listopada poradnia w Zagórowie przyjmuje pacjentów przy ulicy Lipowej'],
  ],
  [
    'Japanese news of its day',
    'ja',
    '町立図書館は4月1日から延滞の罰則をなくします。図書館は毎日開いています。',
    ['町立図書館は4月1日から延滞の罰則をなくします'],
  ],
  [
    'a number behind a month counts something else',
    'nl',
    'De gemeente betaalt de fietsvergoeding voortaan voor iedereen uit. De fietsvergoeding is 27 cent.\n\nIn januari 23 keer fietsen levert ook iets op.',
    ['De gemeente betaalt de fietsvergoeding voortaan voor iedereen uit', 'In januari 23 keer fietsen levert ook iets op'],
  ],
  [
    'a day of long ago is no news',
    'en',
    'The lighthouse of Marl stands on the outer rock and is kept by nobody today. The lighthouse has a red stripe.\n\nOn 9 February 1881 a brig went aground below it.',
    ['The lighthouse of Marl stands on the outer rock'],
  ],
  [
    'an abbreviation keeps its stop',
    'en',
    'The ferry to Marl will stop on 1 June 2026 at 7 p.m. The ferry is old.',
    ['The ferry to Marl will stop on 1 June 2026 at 7 p.m.'],
  ],
  [
    'neither where to write to nor who was present',
    'en',
    'Present: Baines, Dacre, Ferris, Hobday and Mount. The council of Oxney accepts a limit of 20 mph in Church Lane.\n\nThe council asks for letters to clerk@oxney.example by 18 April 2026.',
    ['The council of Oxney accepts a limit of 20 mph in Church Lane'],
  ],
  [
    'a long one as far as its colon',
    'it',
    `Domenica 18 maggio apre la ciclovia della valle: ${'un viadotto di pietra e una galleria lunga e buia, '.repeat(4)}e poi il mare. La ciclovia è aperta a tutti.`,
    ['Domenica 18 maggio apre la ciclovia della valle'],
  ],
  [
    'what happens, beside what it costs',
    'en',
    'We hope that everybody enjoyed the holidays.\n\nYear 4 will visit the Museum of Tides at Carrow Point on 6 May 2026. Year 4 travels by coach.\n\nThe visit costs £9 for each child.\n\nChildren of Year 4 need a coat for Carrow Point.',
    ['Year 4 will visit the Museum of Tides at Carrow Point on 6 May'],
  ],
  [
    'the danger of a thing that is called back, behind praise of the firm',
    'de',
    'Bei uns steht Qualität seit jeher an erster Stelle.\n\nBei der Kaffeemühle Brisk 3 kann sich der Deckel lösen, während sie mahlt. Bitte benutzen Sie die Kaffeemühle nicht mehr.\n\nSchicken Sie den Deckel der Brisk 3 ein, wir senden einen neuen.',
    ['Bei der Kaffeemühle Brisk 3 kann sich der Deckel lösen, während sie mahlt'],
  ],
  [
    'whom a firm looks for, behind its questions',
    'fr',
    'Vous aimez le pain ?\n\nNous cherchons un boulanger pour notre fournil de Lisle, 35 heures par semaine. Le boulanger commence à 4 heures au fournil.\n\nUn logement se trouve au-dessus du fournil de Lisle.',
    ['Nous cherchons un boulanger pour notre fournil de Lisle, 35 heures par semaine', 'Le boulanger commence à 4 heures au fournil'],
  ],
  ['none that is too long and has no border', 'en', `The tap water of Ardle ${'and the water of the next village '.repeat(8)}is soft.`, []],
  [
    'what a colon announces, and neither the announcement nor a list behind a colon',
    'en',
    'Hello! The bees are busy.\n\nOur big news: the allotment club has won the lease for the field behind Orchard Road. The lease runs for 25 years.\n\nThe field needs only three things: spades, seed and a well.',
    ['the allotment club has won the lease for the field behind Orchard Road'],
  ],
  [
    'no orders to the reader',
    'en',
    'Notes of Tidemark can be shared with people who have no account.\n\nPress the arrow above the notes of Tidemark and choose Copy link. Please give the link to nobody else.',
    ['Notes of Tidemark can be shared with people who have no account'],
  ],
  [
    'as much as a result page shows, and no decision without what was decided',
    'de',
    'Die Mitgliederversammlung hat am 14. November beschlossen, den Beitrag für Erwachsene zu erhöhen. Der Beitrag steigt auf 114 Euro.',
    ['Die Mitgliederversammlung hat am 14. November beschlossen, den Beitrag für Erwachsene zu erhöhen'],
  ],
  [
    'both ends of a span of days',
    'pt',
    'A rua dos Oleiros será fechada aos carros de 2 de março a 24 de abril de 2026, entre a praça e a ponte. A rua é velha.',
    ['A rua dos Oleiros será fechada aos carros'],
  ],
  [
    'no thanks',
    'de',
    'Wir danken allen Helfern des Vereins für ihre Zeit im Garten. Der Garten des Vereins öffnet am 4. Mai 2026.',
    ['Der Garten des Vereins öffnet am 4. Mai 2026'],
  ],
  ['none of a text that only asks', 'en', 'Who drinks tap water? Who does not drink it?', []],
])('%s', (_, tag, markdown, expected) => {
  expect(sentencesOf(markdown, tag)).toEqual(expected)
})

it('leaves out what the title says', () => {
  const text = 'The pool in Castle Street opens again on 4 May. The pool has new tiles.'
  expect(sentencesOf(text, 'en', 'Castle Street: the pool opens again on 4 May')).toEqual([])
})
