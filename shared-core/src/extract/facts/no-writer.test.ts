import { expect, test } from 'vitest'
import { testContext } from '../../testing/test-context.ts'
import { readArticle } from '../read-article.ts'

const paragraph =
  '<p>The ferry will leave every forty minutes, not every hour, because two new boats arrived in January, and the town had asked for them.</p>'

const read = (language: string, top: string) =>
  readArticle(
    {
      kind: 'page',
      html: `<html lang="${language}"><body><main><article><h1>The old pier</h1>${top}${paragraph.repeat(4)}</article></main></body></html>`,
    },
    testContext({ url: 'https://site.example/pier', language }),
  )

const authorsIn = (language: string, top: string): string =>
  read(language, top)
    .authors.map(({ value }) => value.name)
    .join(', ')

/** Lines at the place of a byline that name no writer of the text. */
// biome-ignore format: a table
const lines: readonly (readonly [language: string, line: string])[] = [
  ['en', 'Text and photos courtesy of Tom Hale'],
  ['en', 'Cover: Tom Hale'],
  ['en', 'Styling by Tom Hale'],
  ['en', 'Drone footage: Tom Hale'],
  ['en', 'Map by Tom Hale'],
  ['en', 'Music by Tom Hale'],
  ['en', 'Narrated by Tom Hale'],
  ['en', 'Read by Tom Hale'],
  ['en', 'Interview with Tom Hale'],
  ['en', 'Hosted by Tom Hale'],
  ['en', 'Presented by Acme Bank'],
  ['en', 'Paid for by Acme Bank'],
  ['en', 'Supported by Acme Bank'],
  ['en', 'Approved by Dr. Tom Hale'],
  ['en', 'Peer reviewed by Tom Hale'],
  ['en', 'Curated by Tom Hale'],
  ['en', 'Directed by Tom Hale'],
  ['en', 'Designed by Tom Hale'],
  ['en', 'Photo illustration by Tom Hale'],
  ['en', 'Courtesy Tom Hale'],
  ['en', 'Picture credit: Tom Hale'],
  ['en', 'Based on a book by Tom Hale'],
  ['en', 'Commissioned by Tom Hale'],
  ['en', 'Posted in Coast News'],
  ['en', 'Filed under Coast News'],
  ['en', 'Listen to Story'],
  ['en', 'Share This Article'],
  ['en', 'Reading Time'],
  ['en', 'Advertiser Content'],
  ['en', 'Sign Up Now'],
  ['en', 'Breaking News'],
  ['en', 'Staff Picks'],
  ['en', 'Most Read'],
  ['en', 'Long Read'],
  ['en', 'Audio Available'],
  ['en', 'Save Article'],
  ['en', 'Print Edition'],
  ['de', 'Titelbild: Anna Schröder'],
  ['de', 'Gelesen von Anna Schröder'],
  ['de', 'Karte: Anna Schröder'],
  ['de', 'Musik: Anna Schröder'],
  ['de', 'Lektorat: Anna Schröder'],
  ['de', 'Gestaltung: Anna Schröder'],
  ['de', 'Freigegeben von Anna Schröder'],
  ['de', 'Mit freundlicher Unterstützung von Acme Bank'],
  ['de', 'Präsentiert von Acme Bank'],
  ['de', 'Zur Person: Anna Schröder'],
  ['de', 'Interview mit Anna Schröder'],
  ['de', 'Im Gespräch mit Anna Schröder'],
  ['de', 'Jetzt Anhören'],
  ['de', 'Artikel Teilen'],
  ['de', 'Lesezeit Kurz'],
  ['fr', 'Lu par Anne Leroy'],
  ['fr', 'Carte : Anne Leroy'],
  ['fr', 'Mise en page : Anne Leroy'],
  ['fr', 'Présenté par Acme Banque'],
  ['fr', 'Réalisation : Anne Leroy'],
  ['fr', 'Montage : Anne Leroy'],
  ['fr', 'Validé par Anne Leroy'],
  ['fr', 'Une photo de Anne Leroy'],
  ['fr', 'Lecture Rapide'],
  ['fr', 'Temps de Lecture'],
  ['es', 'Leído por Ana López'],
  ['es', 'Mapa: Ana López'],
  ['es', 'Montaje: Ana López'],
  ['es', 'Presentado por Banco Acme'],
  ['es', 'Con el apoyo de Banco Acme'],
  ['es', 'Entrevista con Ana López'],
  ['es', 'Maquetación: Ana López'],
  ['es', 'Aprobado por Ana López'],
  ['es', 'Compartir Artículo'],
  ['es', 'Tiempo de Lectura'],
  ['pl', 'Czyta: Anna Nowak'],
  ['pl', 'Mapa: Anna Nowak'],
  ['pl', 'Rozmowa z Anną Nowak'],
  ['pl', 'Montaż: Anna Nowak'],
  ['pl', 'Grafika: Anna Nowak'],
  ['pl', 'Zatwierdziła Anna Nowak'],
  ['ru', 'Читает Анна Кузнецова'],
  ['ru', 'Карта: Анна Кузнецова'],
  ['ru', 'Монтаж: Анна Кузнецова'],
  ['ru', 'Беседа с Анной Кузнецовой'],
  ['ru', 'Проверила Анна Кузнецова'],
  ['ru', 'Обложка: Анна Кузнецова'],
  ['ja', '朗読：山田太郎'],
  ['ja', '地図：山田太郎'],
  ['ja', '出演：山田太郎'],
  ['ja', '会員限定'],
  ['ja', '保存する'],
  ['ja', '続きを読む'],
  ['ja', '音声で聞く'],
  ['ar', 'قراءة: ليلى حسن'],
  ['ar', 'خريطة: ليلى حسن'],
  ['ar', 'برعاية بنك أكمي'],
  ['ar', 'حوار مع ليلى حسن'],
  ['ar', 'مشاركة المقال'],
]

test.each(lines)('the line names no writer (%s): %s', (language, line) => {
  expect(authorsIn(language, `<p>${line}</p>`)).toBe('')
  expect(authorsIn(language, `<div class="byline">${line}</div>`)).toBe('')
  expect(authorsIn(language, `<div class="meta"><span>${line}</span><time datetime="2025-09-02">2025-09-02</time></div>`)).toBe('')
})

// biome-ignore format: a table
const bylines: readonly (readonly [language: string, html: string, names: string])[] = [
  ['en', '<p><span>By</span><a href="/p/t">Tom Hale</a></p>', 'Tom Hale'],
  ['en', '<div class="byline">By Tom Hale | Photos by Ann Lee</div>', 'Tom Hale'],
  ['en', '<div class="byline">By Tom Hale; edited by Ann Lee</div>', 'Tom Hale'],
  ['en', '<p>By Tom Hale, medically reviewed by Ann Lee</p>', 'Tom Hale'],
  ['en', '<p>Story by Tom Hale</p><p>Photographs by Ann Lee</p>', 'Tom Hale'],
  ['en', '<p>Text: Tom Hale</p>', 'Tom Hale'],
  ['en', '<p>Author: Tom Hale</p>', 'Tom Hale'],
  ['en', '<p>By <strong>Tom Hale</strong> and <strong>Ann Lee</strong></p>', 'Tom Hale, Ann Lee'],
  ['en', '<p>By Tom Hale, Ann Lee and Kim Park</p>', 'Tom Hale, Ann Lee, Kim Park'],
  ['en', '<p>By Tom Hale<br>14 October 2025</p>', 'Tom Hale'],
  ['en', '<p>By Tom Hale for Tideline</p>', 'Tom Hale'],
  ['de', '<p>Von Anna Schröder</p>', 'Anna Schröder'],
  ['de', '<p>Text: Anna Schröder, Fotos: Max Kern</p>', 'Anna Schröder'],
  ['de', '<p>Von Anna Schröder und Max Kern</p>', 'Anna Schröder, Max Kern'],
  ['de', '<p>Ein Gastbeitrag von Anna Schröder</p>', 'Anna Schröder'],
  ['de', '<p>Autorin: Anna Schröder</p>', 'Anna Schröder'],
  ['de', '<p>Verfasst von Anna Schröder am 14. Oktober 2025</p>', 'Anna Schröder'],
  ['de', '<p>von <a href="/p">Anna Schröder</a>, Hamburg</p>', 'Anna Schröder'],
  ['de', '<div><span>Von</span><span>Anna Schröder</span></div>', 'Anna Schröder'],
  ['fr', '<p>Par Anne Leroy</p>', 'Anne Leroy'],
  ['fr', '<p>Texte : Anne Leroy – Photos : Luc Roux</p>', 'Anne Leroy'],
  ['fr', '<p>Par Anne Leroy et Luc Roux</p>', 'Anne Leroy, Luc Roux'],
  ['fr', '<p>Écrit par Anne Leroy</p>', 'Anne Leroy'],
  ['fr', '<p>Rédigé par Anne Leroy le 14 octobre 2025</p>', 'Anne Leroy'],
  ['fr', '<div><span>Par</span><span>Anne Leroy</span></div>', 'Anne Leroy'],
  ['es', '<p>Por Ana López</p>', 'Ana López'],
  ['es', '<p>Texto: Ana López | Fotos: Juan Gil</p>', 'Ana López'],
  ['es', '<p>Escrito por Ana López</p>', 'Ana López'],
  ['es', '<p>Por Ana López y Juan Gil</p>', 'Ana López, Juan Gil'],
  ['es', '<div>POR<span>Ana López</span></div>', 'Ana López'],
  ['pl', '<p>Autor: Anna Nowak</p>', 'Anna Nowak'],
  ['pl', '<p>Tekst: Anna Nowak, zdjęcia: Jan Kos</p>', 'Anna Nowak'],
  ['ru', '<p>Автор: Анна Кузнецова</p>', 'Анна Кузнецова'],
  ['ru', '<p>Текст: Анна Кузнецова. Фото: Иван Ли</p>', 'Анна Кузнецова'],
  ['ja', '<p>文：山田太郎　写真：鈴木花子</p>', '山田太郎'],
  ['ja', '<p>執筆者：山田太郎</p>', '山田太郎'],
  ['ja', '<p>取材・文＝山田太郎</p>', '山田太郎'],
  ['ar', '<p>بقلم: ليلى حسن</p>', 'ليلى حسن'],
  ['ar', '<p>كتبت: ليلى حسن</p>', 'ليلى حسن'],
  ['en', '<p class="byline">Dela Cruz</p>', 'Dela Cruz'],
  ['es', '<p class="byline">Salva Ferrer</p>', 'Salva Ferrer'],
]

test.each(bylines)('the byline names who wrote it (%s): %s', (language, html, names) => {
  expect(authorsIn(language, html)).toBe(names)
})
