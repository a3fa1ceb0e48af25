import { describe, expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { turnedOutcome } from './turned-outcome.ts'

function turnedIn(tag: string, title: string, markdown: string): string | null {
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title } }, exampleContext)
  const found = turnedOutcome(title, readText(article, language), language)
  return found === null ? null : `${found.word} / ${found.other}`
}

describe('a title that says the opposite of its text', () => {
  it.each([
    ['en', 'Rovers win again', 'It was the first defeat for Rovers since May. Hinckley won at Coalville.', 'win / defeat'],
    ['en', 'Town library closes', 'The town library reopens in March after two years.', 'closes / reopens'],
    ['en', 'Bus fares fall in June', 'Bus fares rise by 9 percent in June.', 'fall / rise'],
    ['en', 'Council approves the skate park', 'The council rejected the skate park on Monday.', 'approves / rejected'],
    ['de', 'Falken gewinnen in Ulm', 'Die Falken haben in Ulm 1:3 verloren.', 'gewinnen / verloren'],
    ['de', 'Freibad schließt im Mai', 'Das Freibad öffnet im Mai mit neuen Rutschen.', 'schließt / öffnet'],
    ['de', 'Die Mieten sinken', 'Die Mieten steigen um vier Prozent.', 'sinken / steigen'],
    ['fr', 'Les Aigles gagnent encore', 'Les Aigles ont perdu samedi à Brest.', 'gagnent / perdu'],
    ['fr', 'La piscine ferme en mars', 'La piscine rouvre en mars.', 'ferme / rouvre'],
    ['es', 'El Atlético gana en casa', 'El Atlético perdió en casa por 0 a 2.', 'gana / perdió'],
    ['es', 'Sube el precio del agua', 'El precio del agua baja un 4 % en mayo.', 'sube / baja'],
    ['it', 'I Leoni vincono il derby', 'I Leoni hanno perso il derby di sabato.', 'vincono / perso'],
    ['nl', 'Zwaluwen winnen de derby', 'De Zwaluwen verloren de derby met 0-2.', 'winnen / verloren'],
    [
      'pl',
      'Orły wygrywają u siebie',
      'Orły przegrały u siebie. To porażka: Orły tracą punkty, a porażka boli Orły.',
      'wygrywają / porażka',
    ],
    ['pt', 'A piscina fecha em maio', 'A piscina abre em maio.', 'fecha / abre'],
    ['sv', 'Falkarna vinner igen', 'Falkarna förlorade hemma mot Gävle.', 'vinner / förlorade'],
    [
      'en',
      'Standing desks make pupils more attentive',
      'The team found no difference in attention between pupils at standing desks and others.',
      'more / no difference',
    ],
    ['de', 'Stehpulte machen Kinder besser', 'Bei Kindern an Stehpulten fand sich kein Effekt, keine Wirkung.', 'besser / keine Wirkung'],
    ['fr', 'Le bureau debout aide les élèves', 'Le bureau debout n’a aucun effet sur les élèves.', 'aide / aucun effet'],
    ['es', 'El café mejora la memoria', 'El café no tuvo ningún efecto en la memoria.', 'mejora / ningún efecto'],
  ])('%s: %s', (tag, title, text, found) => expect(turnedIn(tag, title, text)).toBe(found))

  it.each([
    ['the text says it, too', 'Rovers win again', 'Rovers won on Saturday. It was no defeat for Rovers this time.'],
    ['another one loses', 'Rovers win again', 'Hinckley lost at Coalville. The Rovers fans sang.'],
    ['the title has both', 'Rovers win, United lose', 'It was a defeat for Rovers.'],
    ['the title asks', 'Do Rovers win again?', 'It was a defeat for Rovers.'],
    ['the title denies', 'Rovers never win', 'It was a defeat for Rovers.'],
    ['the text states no outcome', 'Rovers win again', 'Rovers played in the rain on Saturday.'],
    [
      'another thing makes none',
      'Standing desks make pupils more attentive',
      'Tables made no difference. Pupils at standing desks listened.',
    ],
    ['the title finds none', 'More homework makes no difference for pupils', 'Homework made no difference for pupils.'],
    ['no word of the title is in the text', 'We win again', 'It was a defeat.'],
  ])('is none where %s', (_what, title, text) => expect(turnedIn('en', title, text)).toBeNull())
})
