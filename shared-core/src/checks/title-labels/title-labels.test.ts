import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'
import { allPacks } from '../../languages/all.ts'
import { adviseOn } from '../../testing/advise.ts'
import { exampleContext } from '../../testing/read-examples.ts'
import { testCheck } from '../../testing/test-check.ts'
import { titleLabels } from './title-labels.ts'

const span = (quote: string) => ({ place: '@title' as const, start: 0, end: quote.length, quote })
const labelled = (kind: 'label' | 'section' | 'byline' | 'date') => ({
  titleLabels: { labels: [{ kind, span: span('abc') }], field: 'title' as const, without: 'The ferry runs' },
})

testCheck(
  titleLabels,
  [
    { name: 'does not judge an article without a title', signals: { titleLabels: null }, expect: 'not_applicable' },
    {
      name: 'passes a title without labels',
      signals: { titleLabels: { labels: [], field: 'title', without: null } },
      expect: { code: 'good', score: 100, fix: null },
    },
    ...(['label', 'section', 'byline', 'date'] as const).map((kind) => ({
      name: `offers the title without its ${kind}`,
      signals: labelled(kind),
      expect: {
        code: kind,
        score: 0,
        certain: false,
        args: { label: 'abc' },
        fix: 'cutLabel' as const,
        edit: { kind: 'set_field', field: 'title', value: 'The ferry runs' } as const,
        spans: 1,
      },
    })),
  ],
  { messages: ['labelOnly', 'subjectOnly'], fixes: ['sayNews'] },
)

it.each([
  ['en', 'Newsletter May', 'The fees of the club rise on 1 June. The club needs a new boat.', 'labelOnly'],
  ['de', 'Wichtige Information', 'Die Lindenstraße ist vom 22. April an gesperrt. Die Lindenstraße ist alt.', 'labelOnly'],
  ['ja', 'お知らせ', '4月1日から料金を変更します。料金は200円です。', 'labelOnly'],
  ['fr', 'Sommeil et écrans : ce qu’il faut savoir', 'Le sommeil souffre des écrans. Le sommeil revient sans écrans.', 'subjectOnly'],
  ['en', 'Harrow library opens on Sundays', 'Harrow library opens on Sundays. The library has a café.', null],
])('the whole title is a label, certainly and first of all (%s: %s)', (language, title, body, code) => {
  const found = adviseOn('title-labels', `<p>${body}</p>`, { language, fields: { title } })
  expect(found.status === 'fail' ? [found.code, found.certain, found.spans[0]?.quote] : null).toEqual(code && [code, true, title])
})

/** A title, and what is left of it; null: it has no label. */
type Row = readonly [title: string, left: string | null]

const table: Readonly<Record<string, readonly Row[]>> = {
  en: [
    ['BREAKING: Ferry to the island runs again', 'Ferry to the island runs again'],
    ['Update | Ferry to the island runs again', 'Ferry to the island runs again'],
    ['[VIDEO] Ferry to the island runs again', 'Ferry to the island runs again'],
    ['Ferry to the island runs again (photos)', 'Ferry to the island runs again'],
    ['News | Ferry to the island runs again', 'Ferry to the island runs again'],
    ['Copy of Ferry to the island runs again', 'Ferry to the island runs again'],
    ['Ferry to the island runs again | by Marta Kellerman', 'Ferry to the island runs again'],
    ['Ferry to the island runs again – 5 May 2025', 'Ferry to the island runs again'],
    ['Ferry to the island runs again (May 5, 2025)', 'Ferry to the island runs again'],
    ['BREAKING: News | Ferry to the island runs again', 'Ferry to the island runs again'],
    ['Breaking: a horse', null],
    ['Video editing for harbour pilots', null],
    ['News of the island and its ferry', null],
    ['What the treaty of 5 May 2025 says', null],
    ['An effort to save the pier, by shrinking it', null],
    ['Ferry, bus or boat: three ways to the island', null],
  ],
  de: [
    ['EILMELDUNG: Fähre zur Insel fährt wieder', 'Fähre zur Insel fährt wieder'],
    ['Update | Fähre zur Insel fährt wieder', 'Fähre zur Insel fährt wieder'],
    ['+++ Eilmeldung +++ Fähre zur Insel fährt wieder', 'Fähre zur Insel fährt wieder'],
    ['[Video] Fähre zur Insel fährt wieder', 'Fähre zur Insel fährt wieder'],
    ['Aktuelles: Fähre zur Insel fährt wieder', 'Fähre zur Insel fährt wieder'],
    ['Kopie von Fähre zur Insel fährt wieder', 'Fähre zur Insel fährt wieder'],
    ['Fähre zur Insel fährt wieder – von Marta Kellermann', 'Fähre zur Insel fährt wieder'],
    ['Fähre zur Insel fährt wieder (05.05.2025)', 'Fähre zur Insel fährt wieder'],
    ['Fähre zur Insel fährt wieder | 5. Mai 2025', 'Fähre zur Insel fährt wieder'],
    ['Neue Fähre zur Insel fährt wieder', null],
    ['Aktuelles von der Fähre zur Insel', null],
    ['Das Gesetz vom 5. Mai 2025 im Wortlaut', null],
    ['Fähre, Bus oder Boot: drei Wege zur Insel', null],
  ],
  fr: [
    ['URGENT : le bac de l’île repart', 'le bac de l’île repart'],
    ['VIDÉO. Le bac de l’île repart', 'Le bac de l’île repart'],
    ['En direct | Le bac de l’île repart', 'Le bac de l’île repart'],
    ['[Exclusif] Le bac de l’île repart', 'Le bac de l’île repart'],
    ['Actualités : le bac de l’île repart', 'le bac de l’île repart'],
    ['Copie de Le bac de l’île repart', 'Le bac de l’île repart'],
    ['Le bac de l’île repart – par Marta Kellerman', 'Le bac de l’île repart'],
    ['Le bac de l’île repart (5 mai 2025)', 'Le bac de l’île repart'],
    ['Le bac de l’île repart (vidéo)', 'Le bac de l’île repart'],
    ['Vidéo et photo : bien choisir son appareil', null],
    ['L’urgent besoin d’un bac pour l’île', null],
    ['La loi du 5 mai 2025 expliquée', null],
    ['Bac, bus ou bateau : trois chemins vers l’île', null],
  ],
  es: [
    ['ÚLTIMA HORA: el barco a la isla vuelve', 'el barco a la isla vuelve'],
    ['VÍDEO. El barco a la isla vuelve', 'El barco a la isla vuelve'],
    ['En directo | El barco a la isla vuelve', 'El barco a la isla vuelve'],
    ['[Exclusiva] El barco a la isla vuelve', 'El barco a la isla vuelve'],
    ['Noticias: el barco a la isla vuelve', 'el barco a la isla vuelve'],
    ['Copia de El barco a la isla vuelve', 'El barco a la isla vuelve'],
    ['El barco a la isla vuelve | por Marta Kellerman', 'El barco a la isla vuelve'],
    ['El barco a la isla vuelve (5 de mayo de 2025)', 'El barco a la isla vuelve'],
    ['El barco a la isla vuelve (fotos)', 'El barco a la isla vuelve'],
    ['Vídeo o foto: qué cámara elegir', null],
    ['Noticias falsas sobre la isla y su barco', null],
    ['La ley del 5 de mayo de 2025 explicada', null],
    ['Barco, bus o lancha: tres caminos a la isla', null],
  ],
  ja: [
    ['【速報】島への渡し船が再開しました', '島への渡し船が再開しました'],
    ['速報：島への渡し船が再開しました', '島への渡し船が再開しました'],
    ['島への渡し船が再開しました【動画あり】', '島への渡し船が再開しました'],
    ['［独自］島への渡し船が再開しました', '島への渡し船が再開しました'],
    ['お知らせ｜島への渡し船が再開しました', '島への渡し船が再開しました'],
    ['島への渡し船が再開しました｜ニュース', '島への渡し船が再開しました'],
    ['島への渡し船が再開しました（2025年5月5日）', '島への渡し船が再開しました'],
    ['速報！島への渡し船が再開しました', '島への渡し船が再開しました'],
    ['動画で分かる島への渡し船の乗り方', null],
    ['最新の渡し船に乗って島へ行く方法', null],
    ['島への道：渡し船とバスと小舟', null],
    ['2025年5月5日の条約を読み解く', null],
  ],
  ar: [
    ['عاجل: عودة عبّارة الجزيرة إلى العمل', 'عودة عبّارة الجزيرة إلى العمل'],
    ['تحديث | عودة عبّارة الجزيرة إلى العمل', 'عودة عبّارة الجزيرة إلى العمل'],
    ['[فيديو] عودة عبّارة الجزيرة إلى العمل', 'عودة عبّارة الجزيرة إلى العمل'],
    ['بالفيديو.. عودة عبّارة الجزيرة إلى العمل', 'عودة عبّارة الجزيرة إلى العمل'],
    ['أخبار | عودة عبّارة الجزيرة إلى العمل', 'عودة عبّارة الجزيرة إلى العمل'],
    ['نسخة من عودة عبّارة الجزيرة إلى العمل', 'عودة عبّارة الجزيرة إلى العمل'],
    ['عودة عبّارة الجزيرة إلى العمل (صور)', 'عودة عبّارة الجزيرة إلى العمل'],
    ['عودة عبّارة الجزيرة إلى العمل | 5 مايو 2025', 'عودة عبّارة الجزيرة إلى العمل'],
    ['أخبار الجزيرة وعبّارتها القديمة', null],
    ['صور الجزيرة وعبّارتها القديمة', null],
    ['العبّارة أم الحافلة: طريقان إلى الجزيرة', null],
    ['ماذا تقول معاهدة 5 مايو 2025', null],
  ],
}

const leftOf = (title: string, language: string, fields = {}): string | null => {
  const outcome = adviseOn('title-labels', '<p>x</p>', { language, fields: { title, ...fields } })
  const edit = 'fix' in outcome ? outcome.fix?.edit : null
  return edit?.kind === 'set_field' ? edit.value : null
}

describe.each(Object.entries(table))('labels around a title (%s)', (language, rows) => {
  it.each(rows)('%s', (title, left) => {
    expect(leftOf(title, language)).toBe(left)
  })
})

describe('the name of a person behind a bar', () => {
  const title = 'Ferry to the island runs again | Marta Kellerman'
  it('is a byline where it is the author’s', () => {
    const authors = [{ kind: 'person' as const, name: 'Marta Kellerman', url: null }]
    expect(leftOf(title, 'en', { authors })).toBe('Ferry to the island runs again')
  })
  it('may be a subject or a site where it is not', () => {
    expect(leftOf(title, 'en')).toBeNull()
  })
})

it('a title of its own for search engines is cut in its own field', () => {
  const outcome = adviseOn('title-labels', '<p>x</p>', {
    language: 'en',
    fields: { title: 'Ferry', seoTitle: 'Update: Ferry to the island runs again' },
  })
  expect('fix' in outcome ? outcome.fix?.edit : null).toEqual({
    kind: 'set_field',
    field: 'seo_title',
    value: 'Ferry to the island runs again',
  })
})

describe('the title of a page keeps the name of its site', () => {
  /** The proposed title of a page with this title element and this headline. */
  const proposedFor = (title: string, headline: string, language: string): string | null => {
    const html = `<!doctype html><html lang="${language}"><head><title>${title}</title><meta property="og:site_name" content="Harbour Weekly"></head><body><main><article><h1>${headline}</h1><p>${title}. x y z.</p></article></main></body></html>`
    const { report } = analyze({ kind: 'page', html }, { ...exampleContext, language }, { languages: allPacks })
    const outcome = report.outcomes.find(({ check }) => check === 'title-labels')!
    const edit = 'fix' in outcome ? outcome.fix?.edit : null
    return edit?.kind === 'set_field' ? edit.value : null
  }
  it.each([
    ['en', 'Update: Ferry to the island runs again', 'Ferry to the island runs again'],
    ['en', 'Ferry to the island runs again (photos)', 'Ferry to the island runs again'],
    ['de', '[Video] Fähre zur Insel fährt wieder', 'Fähre zur Insel fährt wieder'],
    ['fr', 'Le bac de l’île repart (5 mai 2025)', 'Le bac de l’île repart'],
    ['es', 'ÚLTIMA HORA: el barco a la isla vuelve', 'el barco a la isla vuelve'],
  ])('without its label (%s): %s', (language, labelled, left) => {
    for (const name of [' | Harbour Weekly', ' – Harbour Weekly'])
      expect(proposedFor(`${labelled}${name}`, labelled, language)).toBe(`${left}${name}`)
  })
})
