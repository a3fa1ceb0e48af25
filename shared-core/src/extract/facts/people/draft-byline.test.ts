import { expect, test } from 'vitest'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const text =
  'The old ferry crosses the wide river every day of the week, and it carries bread, books and a dog to the other side.\n\nIt is never late, they say, and nobody has ever asked whether that is true of the winter as well.'

const read = (markdown: string, language: string) => {
  const { authors, datePublished, dateModified } = readArticle(
    {
      kind: 'markdown',
      markdown,
      fields: {
        title: null,
        seoTitle: null,
        description: null,
        slug: null,
        authors: [],
        image: null,
        datePublished: null,
        dateModified: null,
      },
    },
    testContext({ language, now: '2026-11-21T00:00:00Z' }),
  )
  return { authors: authors.map(({ value }) => value.name), published: datePublished?.value ?? null, modified: dateModified?.value ?? null }
}

const both = (name: string) => ({ authors: [name], published: '2026-03-03', modified: null })

test.each([
  ['en', '*By Ann Lee, 3 March 2026*', both('Ann Lee')],
  ['en', 'By Ann Lee, March 3, 2026', both('Ann Lee')],
  ['en', '_By Ann Lee | 2026-03-03_', both('Ann Lee')],
  ['en', 'Author: Ann Lee\n\nPublished: 3 March 2026', both('Ann Lee')],
  ['en', 'By Ann Lee\nPublished: 3 March 2026', both('Ann Lee')],
  ['en', 'By Ann Lee\n\n3 March 2026', both('Ann Lee')],
  ['en', 'By Ann Lee and Bo Hart, 3 March 2026', { authors: ['Ann Lee', 'Bo Hart'], published: '2026-03-03', modified: null }],
  [
    'en',
    'By Ann Lee. Published 3 March 2026, updated 5 March 2026',
    { authors: ['Ann Lee'], published: '2026-03-03', modified: '2026-03-05' },
  ],
  ['de', '*Von Anna Schröder, 3. März 2026*', both('Anna Schröder')],
  ['de', '„Von Anna Schröder, 3. März 2026“', both('Anna Schröder')],
  ['de', 'Von Anna Schröder\n\nVeröffentlicht: 3. März 2026', both('Anna Schröder')],
  ['fr', '*Par Anne Roux, 3 mars 2026*', both('Anne Roux')],
  ['fr', '*Par Anne Roux, le 3 mars 2026*', both('Anne Roux')],
  ['es', '*Por Ana Ruiz, 3 de marzo de 2026*', both('Ana Ruiz')],
  ['it', 'Di Anna Rossi, 3 marzo 2026', both('Anna Rossi')],
  ['pt', 'Por Ana Souza, 3 de março de 2026', both('Ana Souza')],
  ['nl', 'Door Anna Visser, 3 maart 2026', both('Anna Visser')],
  ['sv', 'Av Anna Berg, 3 mars 2026', both('Anna Berg')],
  ['pl', 'Autor: Anna Nowak, 3 marca 2026', both('Anna Nowak')],
  ['ru', 'Автор: Анна Орлова, 3 марта 2026', both('Анна Орлова')],
  ['ja', '文：山田花子　2026年3月3日', both('山田花子')],
  ['zh', '作者：王小明 2026年3月3日', both('王小明')],
  ['ar', 'بقلم: ليلى حداد، 3 مارس 2026', both('ليلى حداد')],
])('a byline under the title is read (%s): %s', (language, line, facts) => {
  expect(read(`# The old ferry\n\n${line}\n\n${text}`, language)).toEqual(facts)
  expect(read(`${line}\n\n${text}`, language)).toEqual(facts)
})

test.each([
  // for changing
  ['fr', '*Tribune de Claire Montavon, géographe — 3 mars 2026*', both('Claire Montavon')],
  ['de', '*Kommentar von Anna Schröder — 3. März 2026*', both('Anna Schröder')],
  ['de', 'Gastbeitrag von Anna Schröder, Geografin, 3. März 2026', both('Anna Schröder')],
  ['en', '*Opinion by Ann Lee, geographer — 3 March 2026*', both('Ann Lee')],
  ['en', 'Analysis: Ann Lee · 3 March 2026', both('Ann Lee')],
  ['es', '*Entrevista de Ana Ruiz — 3 de marzo de 2026*', both('Ana Ruiz')],
  ['it', '*Intervista di Anna Rossi, 3 marzo 2026*', both('Anna Rossi')],
  ['pt', 'Reportagem de Ana Souza | 3 de março de 2026', both('Ana Souza')],
  ['fr', 'Reportage d’Anne Roux, 3 mars 2026', both('Anne Roux')],
  ['en', '*Interview: Ann Lee*\n\n3 March 2026', both('Ann Lee')],
  // for reading
  ['en', 'Column by Ann Lee — March 3, 2026', both('Ann Lee')],
  ['en', 'Guest post by Ann Lee, roofer | 2026-03-03', both('Ann Lee')],
  ['de', '_Reportage: Anna Schröder, 3. März 2026_', both('Anna Schröder')],
  ['fr', 'Chronique de Anne Roux – 3 mars 2026', both('Anne Roux')],
  ['fr', 'Point de vue : Anne Roux, 3 mars 2026', both('Anne Roux')],
  ['es', '*Columna de Ana Ruiz, arquitecta · 3 de marzo de 2026*', both('Ana Ruiz')],
  ['it', 'Commento di Anna Rossi — 3 marzo 2026', both('Anna Rossi')],
  ['pt', 'Artigo de opinião: Ana Souza, 3 de março de 2026', both('Ana Souza')],
  ['nl', 'Opinie door Anna Visser, 3 maart 2026', both('Anna Visser')],
  ['sv', 'Krönika av Anna Berg, 3 mars 2026', both('Anna Berg')],
  ['pl', 'Komentarz: Anna Nowak, 3 marca 2026', both('Anna Nowak')],
  ['ru', 'Колонка: Анна Орлова, 3 марта 2026', both('Анна Орлова')],
])('a kind of text with its author is a byline (%s): %s', (language, line, facts) => {
  expect(read(`# The old ferry\n\n${line}\n\n${text}`, language)).toEqual(facts)
})

test.each([
  ['en', 'Interview with Ann Lee'],
  ['en', 'Interview: Ann Lee\n\nAnn Lee has kept the ferry for ten years.'],
  ['de', 'Interview mit Anna Schröder'],
  ['de', 'Im Gespräch: Anna Schröder\n\nAnna Schröder fährt die Fähre.'],
  ['fr', 'Entretien avec Anne Roux'],
  ['es', 'Entrevista a Ana Ruiz'],
  ['es', 'Entrevista de Ana Ruiz'],
  ['it', 'Intervista a Anna Rossi'],
  ['pt', 'Crônica de Ouro Preto, cidade velha'],
  ['fr', 'Tribune de la mairie'],
  ['fr', 'Chronique de la ville'],
  ['en', 'Opinion: the river is full'],
  ['en', 'Review of the old ferry'],
  ['en', 'Report: 3 boats wait'],
  ['de', 'Analyse der Lage am Fluss'],
  ['en', '“The river is full,” Ann Lee said'],
  ['en', 'Feature film by the river'],
])('a kind of text without a writer gives nobody (%s): %s', (language, line) => {
  expect(read(`# The old ferry\n\n${line}\n\n${text}`, language).authors).toEqual([])
})

test.each([
  ['en', 'By the river, 3 boats wait.'],
  ['en', 'By the numbers'],
  ['en', 'Deadline: 3 March 2026'],
  ['en', 'In 2026 everything changed.'],
  ['en', 'Photo by Ann Lee, 3 March 2026'],
  ['en', 'The fair opens on 3 March 2026'],
  ['de', 'Von Montag bis Freitag'],
  ['de', 'Gültig bis 3. März 2026'],
])('what is no byline gives nothing (%s): %s', (language, line) => {
  expect(read(`# The old ferry\n\n${line}\n\n${text}`, language)).toEqual({ authors: [], published: null, modified: null })
})

const by = (name: string | null, modified: string | null) => ({ authors: name === null ? [] : [name], published: null, modified })

test.each([
  ['en', '*Written by practice nurse Ottilie Brand. Last checked in August 2025.*', by('Ottilie Brand', null)],
  ['en', '*Written by practice nurse Ottilie Brand. Last checked on 3 August 2025.*', by('Ottilie Brand', '2025-08-03')],
  ['en', 'Written by Ottilie Brand, practice nurse.', by('Ottilie Brand', null)],
  ['en', '*Reviewed by Anneke Roth, veterinary surgeon, 3 August 2025.*', by(null, '2025-08-03')],
  ['en', 'Written by hand, these books are rare.', by(null, null)],
  ['en', 'Written by Ottilie Brand in 1921, the book is read to this day. It was reprinted twice.', by(null, null)],
  ['en', 'Checked on 3 August 2025, the bridge was safe. It has been closed since.', by(null, null)],
  ['de', '*Verfasst von der Hebamme Jana Wirz. Zuletzt geprüft am 4. Mai 2025.*', by('Jana Wirz', '2025-05-04')],
  ['de', 'Geschrieben von Jana Wirz.', by('Jana Wirz', null)],
  ['de', 'Geschrieben von Hand wird hier nichts.', by(null, null)],
  ['fr', '*Rédigé par la sage-femme Inès Gil. Mis à jour le 4 mai 2025.*', by('Inès Gil', '2025-05-04')],
  ['fr', 'Écrit par les élèves de la classe.', by(null, null)],
  ['es', '*Redactado por la matrona Inés Gil. Revisado el 4 de marzo de 2025.*', by('Inés Gil', '2025-03-04')],
  ['es', 'Escrito por los alumnos del centro.', by(null, null)],
  ['it', '*Scritto dalla ostetrica Ines Gilli. Aggiornato il 4 marzo 2025.*', by('Ines Gilli', '2025-03-04')],
  ['it', '*Scritto da Ines Gilli. Aggiornato il 4 marzo 2025.*', by('Ines Gilli', '2025-03-04')],
  ['pt', '*Escrito por Inês Souza. Atualizado em 4 de março de 2025.*', by('Inês Souza', '2025-03-04')],
  ['nl', '*Geschreven door verloskundige Ines Visser. Laatst gecontroleerd op 4 maart 2025.*', by('Ines Visser', '2025-03-04')],
  ['sv', '*Skriven av barnmorskan Inga Berg. Senast kontrollerad den 4 mars 2025.*', by('Inga Berg', '2025-03-04')],
  ['ja', '最終更新：2025年3月4日', by(null, '2025-03-04')],
])('a line that signs the text is read at its end and below its title (%s): %s', (language, line, facts) => {
  expect(read(`# The old ferry\n\n${text}\n\n${line}`, language)).toEqual(facts)
  expect(read(`# The old ferry\n\n${line}\n\n${text}`, language)).toEqual(facts)
})
