import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { allPacks } from '../../languages/all.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'

/** Language, heading, its section, and whether it is answered, in doubt, or not judged. */
type Row = readonly [language: string, heading: string, section: string, state: 'answered' | 'unclear']

const rows: readonly Row[] = [
  [
    'en',
    'At what angle is a chisel ground?',
    'The chisel lies on the wheel and the wheel turns slowly in its bath of water. Wipe the chisel with a cloth and look at the burr, which falls off by itself later.',
    'unclear',
  ],
  [
    'en',
    'At what angle is a chisel ground?',
    'The chisel is ground at 25 degrees. The wheel turns slowly in its bath of water. Wipe the chisel with a cloth and look at the burr, which falls off later.',
    'answered',
  ],
  [
    'en',
    'Why did only the third chisel stay sharp?',
    'The third chisel hangs beside the door, above the bench. Visitors like the bench very much. It was painted green in spring, and the chisel has a handle of ash.',
    'unclear',
  ],
  [
    'en',
    'Why did only the third chisel stay sharp?',
    'The third chisel stayed sharp because nobody used it. It hangs beside the door, above the bench. Visitors like the bench very much. It was painted green in spring.',
    'answered',
  ],
  [
    'de',
    'In welchem Winkel wird der Meißel geschliffen?',
    'Der Meißel liegt auf dem Stein, und der Stein dreht sich langsam im Wasserbad. Wischen Sie den Meißel mit einem Tuch ab und sehen Sie sich den Span an, der später von selbst abfällt.',
    'unclear',
  ],
  [
    'de',
    'In welchem Winkel wird der Meißel geschliffen?',
    'Der Meißel wird in einem Winkel von 25 Grad geschliffen. Der Stein dreht sich langsam im Wasserbad. Wischen Sie den Meißel mit einem Tuch ab und sehen Sie sich den Span an.',
    'answered',
  ],
  [
    'de',
    'Warum blieb nur der dritte Meißel scharf?',
    'Der dritte Meißel hängt neben der Tür über der Bank. Besucher mögen die Bank sehr. Sie wurde im Frühjahr grün gestrichen, und der Meißel hat einen Griff aus Esche und einen Ring.',
    'unclear',
  ],
  [
    'de',
    'Warum blieb nur der dritte Meißel scharf?',
    'Der dritte Meißel blieb scharf, weil ihn niemand benutzte. Er hängt neben der Tür über der Bank. Besucher mögen die Bank sehr. Sie wurde im Frühjahr grün gestrichen.',
    'answered',
  ],
  [
    'es',
    '¿A qué temperatura se guarda el queso?',
    'El queso se guarda en la bodega, sobre tablas de madera que se lavan cada semana. La corteza del queso se cepilla con sal y la bodega se ventila por la mañana.',
    'unclear',
  ],
  [
    'es',
    '¿A qué temperatura se guarda el queso?',
    'El queso se guarda a 11 grados en la bodega, sobre tablas de madera que se lavan cada semana. La corteza del queso se cepilla con sal y la bodega se ventila.',
    'answered',
  ],
  [
    'fr',
    'À quelle température garde-t-on le fromage ?',
    'Le fromage se garde dans la cave, sur des planches de bois lavées chaque semaine. La croûte du fromage est brossée avec du sel et la cave est aérée le matin.',
    'unclear',
  ],
  [
    'it',
    'A quale temperatura si conserva il formaggio?',
    'Il formaggio si conserva in cantina, su assi di legno lavate ogni settimana. La crosta del formaggio si spazzola con il sale e la cantina si arieggia al mattino presto.',
    'unclear',
  ],
  [
    'it',
    'A quale temperatura si conserva il formaggio?',
    'Il formaggio si conserva a 11 gradi in cantina, su assi di legno lavate ogni settimana. La crosta del formaggio si spazzola con il sale e la cantina si arieggia.',
    'answered',
  ],
  [
    'nl',
    'Bij welke temperatuur bewaar je de kaas?',
    'De kaas ligt in de kelder op houten planken die elke week worden gewassen. De korst van de kaas wordt met zout geborsteld en de kelder wordt in de ochtend gelucht.',
    'unclear',
  ],
  [
    'nl',
    'Bij welke temperatuur bewaar je de kaas?',
    'De kaas ligt bij 11 graden in de kelder op houten planken die elke week worden gewassen. De korst van de kaas wordt met zout geborsteld en de kelder wordt gelucht.',
    'answered',
  ],
  [
    'pt',
    'A que temperatura se guarda o queijo?',
    'O queijo guarda-se na cave, sobre tábuas de madeira lavadas todas as semanas. A casca do queijo é escovada com sal e a cave é arejada de manhã cedo.',
    'unclear',
  ],
]

describe('a heading that asks over a section', () => {
  it.each(rows)('%s: %s %s', (language, heading, section, state) => {
    const html = `<p>A workshop by the river.</p><h2>${heading}</h2><p>${section}</p>`
    const { answers, report } = analyze(
      { kind: 'body', html, fields: { ...exampleFields, title: 'The workshop' } },
      { ...exampleContext, language },
      { languages: allPacks },
    )
    const answer = answers.find(({ question }) => question === heading)
    expect(answer?.state).toBe(state)
    if (state === 'unclear') expect(answer?.sentence).toBeNull()
    // the check of questions says the same
    const coverage = report.outcomes.find(({ check }) => check === 'question-coverage')
    expect(coverage).toMatchObject({ status: 'pass', args: { answered: answers.filter((one) => one.state === 'answered').length } })
  })
})
