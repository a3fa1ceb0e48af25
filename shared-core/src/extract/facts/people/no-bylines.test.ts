import { describe, expect, test } from 'vitest'
import { testContext } from '../../../testing/test-context.ts'
import { readArticle } from '../../read-article.ts'

const text =
  '<p>The old ferry crosses the wide river every day of the week, and it carries bread, books and a dog to the other side.</p>'.repeat(3)

const authorsOf = (language: string, line: string, holder: (line: string) => string): readonly string[] =>
  readArticle(
    { kind: 'page', html: `<html lang="${language}"><body><article><h1>The old ferry</h1>${holder(line)}${text}</article></body></html>` },
    testContext({ url: 'https://site.example/ferry', now: '2026-11-21T00:00:00Z' }),
  ).authors.map(({ value }) => value.name)

const holders: readonly (readonly [string, (line: string) => string])[] = [
  ['a paragraph', (line) => `<p>${line}</p>`],
  ['a byline', (line) => `<div class="byline">${line}</div>`],
  ['a box about the author', (line) => `<div class="author">${line}</div>`],
]

/** Lines that begin as bylines do or stand where they stand, and name no author. */
const lines: readonly (readonly [language: string, line: string])[] = [
  ['en', 'In partnership with Acme Bank'],
  ['en', 'In association with Acme Bank'],
  ['en', 'Produced in collaboration with Acme Bank'],
  ['en', 'In cooperation with the City Museum'],
  ['de', 'In Zusammenarbeit mit Acme Bank'],
  ['de', 'In Kooperation mit Stadtwerke Linden'],
  ['fr', 'En partenariat avec Acme Banque'],
  ['fr', 'En collaboration avec Acme Banque'],
  ['es', 'En colaboración con Banco Acme'],
  ['es', 'En asociación con Banco Acme'],
  ['it', 'In collaborazione con Banca Acme'],
  ['pt', 'Em parceria com Banco Acme'],
  ['nl', 'In samenwerking met Acme Bank'],
  ['sv', 'I samarbete med Acme Bank'],
  ['pl', 'We współpracy z Acme Bank'],
  ['ru', 'В партнёрстве с Акме Банк'],
  ['en', 'Last edited by Ann Lee'],
  ['en', 'Last modified by Ann Lee'],
  ['en', 'Last updated by Ann Lee'],
  ['en', 'Updated by Ann Lee'],
  ['de', 'Zuletzt bearbeitet von Anna Schröder'],
  ['de', 'Zuletzt geändert von Anna Schröder'],
  ['de', 'Aktualisiert von Anna Schröder'],
  ['fr', 'Dernière modification par Anne Roux'],
  ['fr', 'Mis à jour par Anne Roux'],
  ['es', 'Editado por última vez por Ana Ruiz'],
  ['es', 'Actualizado por Ana Ruiz'],
  ['it', 'Aggiornato da Anna Rossi'],
  ['pt', 'Atualizado por Ana Souza'],
  ['nl', 'Laatst bewerkt door Anna Visser'],
  ['sv', 'Senast uppdaterad av Anna Berg'],
  ['en', 'Written for Acme Bank'],
  ['en', 'Written for beginners'],
  ['en', 'Prepared for Acme Bank'],
  ['en', 'Made in Berlin'],
  ['en', 'Filed in Business'],
  ['de', 'Geschrieben für Acme Bank'],
  ['de', 'Verfasst für Einsteiger'],
  ['fr', 'Écrit pour Acme Banque'],
  ['es', 'Escrito para Banco Acme'],
  ['en', 'By appointment only'],
  ['en', 'By Appointment Only'],
  ['en', 'BY APPOINTMENT ONLY'],
  ['en', 'By invitation only'],
  ['en', 'By the numbers'],
  ['en', 'By the Numbers'],
  ['en', 'By subject'],
  ['en', 'By Subject'],
  ['en', 'By Topic'],
  ['en', 'By Country'],
  ['en', 'By popular demand'],
  ['en', 'By Popular Demand'],
  ['en', 'By law'],
  ['en', 'From left to right'],
  ['en', 'From left: Ann Lee and Bo Hart'],
  ['en', 'From Berlin to Rome'],
  ['en', 'From the Archive'],
  ['en', 'From Our Archive'],
  ['de', 'Von Montag bis Freitag'],
  ['de', 'Von Berlin nach Rom'],
  ['de', 'Von A bis Z'],
  ['de', 'Von links: Anna Schröder und Ben Haas'],
  ['de', 'Von Hand gemacht'],
  ['de', 'Vom Feld auf den Teller'],
  ['de', 'Von oben gesehen'],
  ['fr', 'Par thème'],
  ['fr', 'Par Pays'],
  ['fr', 'Par téléphone'],
  ['fr', 'Par catégorie'],
  ['es', 'Por tema'],
  ['es', 'Por País'],
  ['es', 'Por qué importa'],
  ['es', 'Por Qué Importa'],
  ['es', 'Por favor, lea'],
  ['pt', 'Por assunto'],
  ['pt', 'Por Que Importa'],
  ['it', 'Da non perdere'],
  ['it', 'Di tutto un po’'],
  ['it', 'Da Milano a Roma'],
  ['nl', 'Door de jaren heen'],
  ['sv', 'Av misstag'],
  ['en', 'Tags: River Walks'],
  ['en', 'Category: World News'],
  ['en', 'Guest: Ann Lee'],
  ['en', 'Guests: Ann Lee and Bo Hart'],
  ['en', 'Host: Ann Lee'],
  ['en', 'Location: New Haven'],
  ['en', 'Topic: Old Boats'],
  ['de', 'Gast: Anna Schröder'],
  ['de', 'Rubrik: Stadt Linden'],
  ['de', 'Schlagwörter: Alte Boote'],
  ['de', 'Ort: Bad Linden'],
  ['fr', 'Invitée : Anne Roux'],
  ['fr', 'Rubrique : Vieux Bateaux'],
  ['es', 'Invitada: Ana Ruiz'],
  ['es', 'Etiquetas: Barcos Viejos'],
  ['pt', 'Convidado: João Souza'],
  ['it', 'Ospite: Anna Rossi'],
  ['ru', 'Гость: Анна Ли'],
  ['ru', 'Рубрика: Старые Лодки'],
  ['zh', '嘉宾：王小明'],
  ['zh', '标签：轮船'],
  ['ja', 'ゲスト：山田花子'],
  ['ja', 'カテゴリー：船旅'],
  ['ko', '게스트: 김민지'],
  ['zh', '责任编辑：王小明'],
  ['zh', '責任編輯：王小明'],
  ['zh', '责编：王小明'],
  ['en', 'Published by Acme Media'],
  ['en', 'Published by Harbour Publishing'],
  ['en', 'Published by Acme Group Ltd'],
  ['de', 'Veröffentlicht von Acme Medien'],
  ['de', 'Veröffentlicht von Stadtverlag GmbH'],
  ['fr', 'Publié par Acme Média'],
  ['es', 'Publicado por Grupo Acme'],
  ['it', 'Pubblicato da Gruppo Acme'],
]

describe('lines that name no author', () => {
  for (const [name, holder] of holders)
    test.each(lines)(`nobody wrote it, in ${name} (%s): %s`, (language, line) => {
      expect(authorsOf(language, line, holder)).toEqual([])
    })
})

describe('quotations', () => {
  test.each([
    ['footer', '<blockquote><p>The river is never late.</p><footer>By <cite>Bo Grant</cite></footer></blockquote>'],
    ['line', '<blockquote>The river is never late.<p>By Bo Grant</p></blockquote>'],
    ['author', '<blockquote><p>The river is never late.</p><span class="author">Bo Grant</span></blockquote>'],
    ['German', '<blockquote><p>Der Fluss ist nie zu spät.</p><footer>Von <cite>Bo Grant</cite></footer></blockquote>'],
    ['relation', '<blockquote><p>The river is never late.</p><a rel="author" href="/bo">Bo Grant</a></blockquote>'],
    ['named', '<div class="pullquote"><p>The river is never late.</p><p>By Bo Grant</p></div>'],
  ])('who is quoted is not the author: %s', (_, quote) => {
    expect(authorsOf('en', quote, (line) => line)).toEqual([])
  })
})

describe('lines that do name an author', () => {
  test.each([
    ['en', 'By Ann Lee', 'Ann Lee'],
    ['en', 'By Ann Lee, edited by Bo Hart', 'Ann Lee'],
    ['en', 'By Ann Lee for Harbour Weekly', 'Ann Lee'],
    ['en', 'By Ann Lee in London', 'Ann Lee'],
    ['en', 'Published by Ann Lee', 'Ann Lee'],
    ['en', 'From Ann Lee in Berlin', 'Ann Lee'],
    ['en', 'By Ann Lee in partnership with Acme Bank', 'Ann Lee'],
    ['en', 'By Ann Lee | Updated by Bo Hart', 'Ann Lee'],
    ['en', 'By Ann de la Cruz', 'Ann de la Cruz'],
    ['nl', 'Door Anna van der Berg', 'Anna van der Berg'],
    ['de', 'Von Anna Schröder', 'Anna Schröder'],
    ['de', 'Von Anna Schröder, Berlin', 'Anna Schröder'],
    ['de', 'Veröffentlicht von Anna Schröder', 'Anna Schröder'],
    ['de', 'Von Anna von Berg', 'Anna von Berg'],
    ['fr', 'Par Anne de la Roche', 'Anne de la Roche'],
    ['es', 'Publicado por Ana Ruiz', 'Ana Ruiz'],
    ['es', 'Por Ana Ruiz', 'Ana Ruiz'],
    ['it', 'Di Anna Rossi', 'Anna Rossi'],
    ['zh', '作者：王小明', '王小明'],
    ['zh', '作者：王小明 责任编辑：李四光', '王小明'],
  ])('%s: %s', (language, line, name) => {
    for (const [, holder] of holders) expect(authorsOf(language, line, holder)).toEqual([name])
  })
})
