import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'

/** Language, paragraphs, and the two offices of one name; null: nothing is found. */
type Row = readonly [language: string, paragraphs: readonly string[], found: readonly [later: string, first: string] | null]

const rows: readonly Row[] = [
  [
    'en',
    ['Treasurer Ada Holm counted the gifts.', 'Then caretaker Ada Holm locked the hall.'],
    ['caretaker Ada Holm', 'Treasurer Ada Holm'],
  ],
  ['en', ['Ada Holm, the treasurer, counted the gifts.', 'Coach Ada Holm was glad.'], ['Coach Ada Holm', 'Ada Holm, the treasurer']],
  ['en', ['Treasurer Ada Holm counted the gifts.', 'Then treasurer Ada Holm locked the hall.'], null],
  ['en', ['Treasurer Ada Holm counted the gifts.', 'Then caretaker Ida Holm locked the hall.'], null],
  ['en', ['Treasurer Ada Holm counted the gifts.', 'Former coach Ada Holm was glad.'], null],
  ['en', ['Treasurer and coach Ada Holm counted the gifts.', 'Coach Ada Holm was glad.'], null],
  ['en', ['Mayor Ada Holm opened the bridge.', 'President Ada Holm of the league was glad.'], null],
  ['en', ['Vice-president Ada Holm came.', 'Treasurer Ada Holm was glad.'], null],
  [
    'de',
    ['Kassenwartin Ute Brand rechnet.', 'Jugendwartin Ute Brand nimmt Anmeldungen an.'],
    ['Jugendwartin Ute Brand', 'Kassenwartin Ute Brand'],
  ],
  ['de', ['Kassenwart Uwe Brand rechnet.', 'Fragen Sie Kassenwart Uwe Brand.'], null],
  ['de', ['Vorsitzender Uwe Brand sprach.', 'Platzwart Uwe Brand mäht.'], ['Platzwart Uwe Brand', 'Vorsitzender Uwe Brand']],
  ['de', ['Vorsitzender Uwe Brand sprach.', 'Der frühere Platzwart Uwe Brand mäht.'], null],
  ['fr', ['Le président Luc Sarre parle.', 'Le trésorier Luc Sarre compte.'], ['trésorier Luc Sarre', 'président Luc Sarre']],
  ['fr', ['Le président Luc Sarre parle.', 'L’ancien trésorier Luc Sarre compte.'], null],
  [
    'es',
    ['La alcaldesa Pilar Rubio habló.', 'La farmacéutica Pilar Rubio vive cerca.'],
    ['farmacéutica Pilar Rubio', 'alcaldesa Pilar Rubio'],
  ],
  [
    'it',
    ['La tesoriera Anna Riva conta.', 'La panettiera Anna Riva canta.', 'La fornaia Anna Riva canta.'],
    ['fornaia Anna Riva', 'tesoriera Anna Riva'],
  ],
  ['nl', ['Penningmeester Jan Kuiper telt.', 'Trainer Jan Kuiper roept.'], ['Trainer Jan Kuiper', 'Penningmeester Jan Kuiper']],
  ['pt', ['O tesoureiro Rui Matos conta.', 'O zelador Rui Matos varre.'], ['zelador Rui Matos', 'tesoureiro Rui Matos']],
  ['pl', ['Skarbnik Jan Wilk liczy.', 'Trener Jan Wilk krzyczy.'], ['Trener Jan Wilk', 'Skarbnik Jan Wilk']],
  ['ja', ['会計の佐藤花子さんが数えた。', 'コーチの佐藤花子さんが喜んだ。'], ['コーチの佐藤花子さん', '会計の佐藤花子さん']],
  ['ja', ['会計の佐藤花子さんが数えた。', '会計の佐藤花子さんが喜んだ。'], null],
  [
    'ar',
    ['قالت أمينة الصندوق سارة حداد إن المال يكفي.', 'فرحت المدربة سارة حداد كثيرا.'],
    ['المدربة سارة حداد', 'أمينة الصندوق سارة حداد'],
  ],
]

describe('two offices of one person', () => {
  it.each(rows)('%s: %j', (language, paragraphs, expected) => {
    const found = adviseOn('text-slips', paragraphs.map((text) => `<p>${text}</p>`).join(''), { language })
    expect(found.status === 'fail' ? [found.code, found.args.rare, found.args.common] : null).toEqual(
      expected === null ? null : ['twoOffices', ...expected],
    )
  })
})
