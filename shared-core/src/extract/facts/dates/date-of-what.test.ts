import { describe, expect, test } from 'vitest'
import { readArticle } from '../../read-article.ts'

const day = '2025-10-14'
const sentence = 'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January. '
const noFields = {
  title: null,
  seoTitle: null,
  description: null,
  slug: null,
  authors: [],
  image: null,
  datePublished: null,
  dateModified: null,
}

const read = (language: string, input: Parameters<typeof readArticle>[0]): string | undefined =>
  readArticle(input, {
    url: 'https://www.site.example/a',
    language,
    now: '2026-11-20T00:00:00Z',
    site: null,
    page: null,
    targetQueries: [],
    readJsonLd: false,
    options: { seo: true, aeo: true, titles: 5 },
  }).datePublished?.value.slice(0, 10)

const onPage =
  (write: (label: string, written: string) => string) =>
  (language: string, label: string, written: string): string | undefined =>
    read(language, {
      kind: 'page',
      html: `<html lang="${language}"><body><main><article><h1>The old pier</h1>${write(label, written)}${`<p>${sentence.repeat(3)}</p>`.repeat(3)}</article></main></body></html>`,
    })

/** Ways to write a label and its day. */
const shapes: Readonly<Record<string, (language: string, label: string, written: string) => string | undefined>> = {
  'with a colon': onPage((label, written) => `<p>${label}: ${written}</p>`),
  'in one line': onPage((label, written) => `<p>${label} ${written}</p>`),
  'in a list of terms': onPage((label, written) => `<dl><dt>${label}</dt><dd>${written}</dd></dl>`),
  'beside a time element': onPage((label, written) => `<div>${label} <time datetime="${day}">${written}</time></div>`),
  'in a draft': (language, label, written) =>
    read(language, { kind: 'markdown', markdown: `# The old pier\n\n${label}: ${written}\n\n${sentence.repeat(3)}`, fields: noFields }),
}

type Rows = readonly (readonly [language: string, written: string, ...labels: string[]])[]

/** Days of something else, named with the language's word for "date". */
// biome-ignore format: a table
const others: Rows = [
  ['en', '14 October 2025', 'Date of the event', 'Date of event', 'Date of the talk', 'Date of visit', 'Date of your visit', 'Date of the wedding', 'Date of birth', 'Date of expiry', 'Date of the deadline', 'Date of purchase', 'Date and time', 'Date and place', 'Date & time', 'Date/time', 'Date of the next council meeting', 'Date for applications', 'Dates', 'Date needed by', 'Date of travel'],
  ['de', '14. Oktober 2025', 'Datum der Veranstaltung', 'Datum des Konzerts', 'Datum der Führung', 'Datum der Hochzeit', 'Datum des Besuchs', 'Datum der Abgabe', 'Datum der Prüfung', 'Datum der Geburt', 'Datum des Ablaufs', 'Datum und Ort', 'Datum und Uhrzeit', 'Datum der Beerdigung', 'Datum der Rückkehr', 'Datum für die Bewerbung', 'Datum der Fahrt', 'Datum vom Spiel'],
  ['fr', '14 octobre 2025', 'Date de l’événement', 'Date du concert', 'Date de la visite', 'Date de naissance', 'Date d’expiration', 'Date limite d’envoi', 'Date et lieu', 'Date et heure', 'Date des examens', 'Date pour postuler'],
  ['es', '14 de octubre de 2025', 'Fecha del evento', 'Fecha de la visita', 'Fecha de nacimiento', 'Fecha de caducidad', 'Fecha límite', 'Fecha y hora', 'Fecha y lugar', 'Fecha para la inscripción', 'Fecha prevista', 'Fecha del partido'],
  ['it', '14 ottobre 2025', 'Data dell’evento', 'Data della visita', 'Data di nascita', 'Data di scadenza', 'Data e ora', 'Data e luogo', 'Data per iscriversi', 'Data prevista', 'Data del concerto'],
  ['pt', '14 de outubro de 2025', 'Data do evento', 'Data da visita', 'Data de nascimento', 'Data de validade', 'Data e hora', 'Data e local', 'Data prevista', 'Data para inscrição', 'Data da prova'],
  ['nl', '14 oktober 2025', 'Datum van het evenement', 'Datum bezoek', 'Datum van geboorte', 'Datum en tijd', 'Datum en plaats', 'Datum voor aanmelding', 'Datum concert', 'Datum van de wedstrijd', 'Datum overlijden'],
  ['sv', '14 oktober 2025', 'Datum för evenemanget', 'Datum för besöket', 'Datum för konserten', 'Datum och tid', 'Datum och plats', 'Födelsedatum', 'Sista datum', 'Utgångsdatum', 'Datum för matchen'],
  ['da', '14. oktober 2025', 'Dato for arrangementet', 'Dato for besøget', 'Dato for koncerten', 'Dato og tid', 'Dato og sted', 'Fødselsdato', 'Udløbsdato', 'Dato for kampen'],
  ['nb', '14. oktober 2025', 'Dato for arrangementet', 'Dato for besøket', 'Dato og tid', 'Dato og sted', 'Fødselsdato', 'Utløpsdato', 'Dato for kampen'],
  ['fi', '14. lokakuuta 2025', 'Tapahtuman päivämäärä', 'Vierailun päivämäärä', 'Konsertin päivämäärä', 'Päivämäärä ja aika', 'Päivämäärä ja paikka', 'Viimeinen päivämäärä', 'Päivämäärä tapahtumalle'],
  ['pl', '14 października 2025', 'Data wydarzenia', 'Data wizyty', 'Data urodzenia', 'Data ważności', 'Data i godzina', 'Data i miejsce', 'Data ślubu', 'Data meczu', 'Data zgłoszenia'],
  ['cs', '14. října 2025', 'Datum akce', 'Datum návštěvy', 'Datum narození', 'Datum spotřeby', 'Datum a čas', 'Datum a místo', 'Datum koncertu', 'Datum zápasu'],
  ['hu', '2025. október 14.', 'Az esemény dátuma', 'A látogatás dátuma', 'Születési dátum', 'Lejárat dátuma', 'Dátum és helyszín', 'Dátum és idő', 'A koncert dátuma', 'A mérkőzés dátuma', 'Esküvő dátuma'],
  ['sk', '14. októbra 2025', 'Dátum podujatia', 'Dátum návštevy', 'Dátum narodenia', 'Dátum spotreby', 'Dátum a čas', 'Dátum a miesto', 'Dátum koncertu'],
  ['ro', '14 octombrie 2025', 'Data evenimentului', 'Data vizitei', 'Data nașterii', 'Data expirării', 'Data și ora', 'Data și locul', 'Data nunții'],
  ['ru', '14 октября 2025', 'Дата проведения', 'Дата события', 'Дата рождения', 'Дата визита', 'Дата окончания', 'Дата и время', 'Дата и место', 'Дата концерта', 'Дата матча', 'Дата истечения срока'],
  ['uk', '14 жовтня 2025', 'Дата проведення', 'Дата події', 'Дата народження', 'Дата візиту', 'Дата та час', 'Дата і місце', 'Дата концерту'],
  ['bg', '14 октомври 2025', 'Дата на събитието', 'Дата на посещението', 'Дата на раждане', 'Дата и час', 'Дата и място', 'Дата на концерта'],
  ['el', '14 Οκτωβρίου 2025', 'Ημερομηνία εκδήλωσης', 'Ημερομηνία γέννησης', 'Ημερομηνία επίσκεψης', 'Ημερομηνία λήξης', 'Ημερομηνία και ώρα', 'Ημερομηνία και τόπος'],
  ['tr', '14 Ekim 2025', 'Etkinlik tarihi', 'Ziyaret tarihi', 'Doğum tarihi', 'Tarih ve saat', 'Tarih ve yer', 'Etkinliğin tarihi', 'Maç tarihi'],
  ['ar', '14 أكتوبر 2025', 'تاريخ الفعالية', 'تاريخ الزيارة', 'تاريخ الميلاد', 'التاريخ والوقت', 'التاريخ والمكان', 'تاريخ الحفل'],
  ['he', '14 באוקטובר 2025', 'תאריך האירוע', 'תאריך לידה', 'תאריך הביקור', 'תאריך ושעה', 'תאריך ומקום', 'תאריך התפוגה', 'תאריך ההופעה'],
  ['ja', '2025年10月14日', '開催の日付', '訪問の日付', '日付と時間', '日時と場所', '試合の日付'],
  ['zh', '2025年10月14日', '活动日期', '参观日期', '出生日期', '日期和地点', '日期与时间', '到期日期'],
  ['ko', '2025년 10월 14일', '행사 날짜', '방문 날짜', '날짜 및 장소', '날짜와 시간', '만료 날짜', '경기 날짜'],
  ['vi', '14 tháng 10, 2025', 'Ngày diễn ra sự kiện', 'Ngày tham quan', 'Ngày sinh', 'Ngày và giờ', 'Ngày cưới', 'Ngày hết hạn'],
  ['id', '14 Oktober 2025', 'Tanggal acara', 'Tanggal kunjungan', 'Tanggal lahir', 'Tanggal dan waktu', 'Tanggal kedaluwarsa', 'Tanggal pernikahan'],
  ['hr', '14. listopada 2025.', 'Datum događaja', 'Datum posjeta', 'Datum rođenja', 'Datum i vrijeme', 'Datum i mjesto', 'Datum koncerta'],
]

/** Days of the text itself: that word alone, or with a word of publication. */
// biome-ignore format: a table
const published: Rows = [
  ['en', '14 October 2025', 'Date', 'Date of publication', 'Date of issue', 'Publication date', 'Date posted', 'Date published', 'Date written', 'Date of the article', 'Date of this post', 'Date of the press release'],
  ['de', '14. Oktober 2025', 'Datum', 'Datum der Veröffentlichung', 'Datum des Artikels', 'Datum der Meldung', 'Datum des Beitrags', 'Veröffentlichungsdatum', 'Erscheinungsdatum', 'Datum der Erstveröffentlichung', 'Datum der Pressemitteilung'],
  ['fr', '14 octobre 2025', 'Date', 'Date de publication', 'Date de parution', 'Date de mise en ligne', 'Date de l’article', 'Date du communiqué', 'Date d’édition'],
  ['es', '14 de octubre de 2025', 'Fecha', 'Fecha de publicación', 'Fecha del artículo', 'Fecha de edición', 'Fecha de la noticia'],
  ['it', '14 ottobre 2025', 'Data', 'Data di pubblicazione', 'Data della pubblicazione', 'Data dell’articolo', 'Data del comunicato'],
  ['pt', '14 de outubro de 2025', 'Data', 'Data de publicação', 'Data da publicação', 'Data do artigo', 'Data da notícia'],
  ['nl', '14 oktober 2025', 'Datum', 'Datum van publicatie', 'Publicatiedatum', 'Datum publicatie', 'Datum van het artikel', 'Plaatsingsdatum'],
  ['sv', '14 oktober 2025', 'Datum', 'Publiceringsdatum', 'Datum för publicering', 'Publicerad'],
  ['da', '14. oktober 2025', 'Dato', 'Udgivelsesdato', 'Publiceringsdato', 'Dato for offentliggørelse', 'Dato for udgivelse'],
  ['nb', '14. oktober 2025', 'Dato', 'Publiseringsdato', 'Utgivelsesdato', 'Dato for publisering'],
  ['fi', '14. lokakuuta 2025', 'Päivämäärä', 'Julkaisupäivä', 'Julkaisupäivämäärä', 'Julkaisun päivämäärä'],
  ['pl', '14 października 2025', 'Data', 'Data publikacji', 'Data opublikowania', 'Data dodania', 'Data artykułu'],
  ['cs', '14. října 2025', 'Datum', 'Datum vydání', 'Datum zveřejnění', 'Datum publikace', 'Datum článku'],
  ['hu', '2025. október 14.', 'Dátum', 'Megjelenés dátuma', 'Közzététel dátuma', 'A cikk dátuma', 'Publikálás dátuma'],
  ['sk', '14. októbra 2025', 'Dátum', 'Dátum zverejnenia', 'Dátum publikovania', 'Dátum vydania'],
  ['ro', '14 octombrie 2025', 'Data', 'Data publicării', 'Data articolului'],
  ['ru', '14 октября 2025', 'Дата', 'Дата публикации', 'Дата размещения', 'Дата создания', 'Дата добавления', 'Дата статьи', 'Дата выпуска статьи'],
  ['uk', '14 жовтня 2025', 'Дата', 'Дата публікації', 'Дата створення', 'Дата опублікування'],
  ['bg', '14 октомври 2025', 'Дата', 'Дата на публикуване', 'Дата на публикация'],
  ['el', '14 Οκτωβρίου 2025', 'Ημερομηνία', 'Ημερομηνία δημοσίευσης'],
  ['tr', '14 Ekim 2025', 'Tarih', 'Yayın tarihi', 'Yayınlanma tarihi', 'Haber tarihi', 'Eklenme tarihi'],
  ['ar', '14 أكتوبر 2025', 'التاريخ', 'تاريخ النشر', 'تاريخ نشر المقال'],
  ['he', '14 באוקטובר 2025', 'תאריך', 'תאריך פרסום', 'תאריך הפרסום'],
  ['ja', '2025年10月14日', '日付', '公開日', '掲載日付', '記事の日付'],
  ['zh', '2025年10月14日', '日期', '发布日期', '文章日期'],
  ['ko', '2025년 10월 14일', '날짜', '게시 날짜', '등록 날짜'],
  ['vi', '14 tháng 10, 2025', 'Ngày', 'Ngày đăng', 'Ngày xuất bản', 'Ngày đăng bài'],
  ['id', '14 Oktober 2025', 'Tanggal', 'Tanggal terbit', 'Tanggal publikasi', 'Tanggal posting'],
  ['hr', '14. listopada 2025.', 'Datum', 'Datum objave', 'Datum objavljivanja'],
]

/** Days of a change: none of publication. */
// biome-ignore format: a table
const changes: Rows = [
  ['en', '14 October 2025', 'Date updated', 'Date of last update', 'Date modified'], ['de', '14. Oktober 2025', 'Datum der Aktualisierung', 'Datum der letzten Änderung'],
  ['fr', '14 octobre 2025', 'Date de mise à jour', 'Date de modification'], ['es', '14 de octubre de 2025', 'Fecha de actualización'], ['it', '14 ottobre 2025', 'Data di aggiornamento'],
  ['pt', '14 de outubro de 2025', 'Data de atualização'], ['nl', '14 oktober 2025', 'Datum gewijzigd'], ['pl', '14 października 2025', 'Data aktualizacji'], ['ru', '14 октября 2025', 'Дата обновления'], ['zh', '2025年10月14日', '更新日期'],
]

const each = (rows: Rows) => rows.flatMap(([language, written, ...labels]) => labels.map((label) => [language, label, written] as const))
const daysOf = (language: string, label: string, written: string): readonly (string | undefined)[] =>
  Object.values(shapes).map((readIn) => readIn(language, label, written))

describe('the date of something else is no date of publication', () => {
  test.each(each(others))('%s: %s', (language, label, written) => {
    expect(daysOf(language, label, written).filter((found) => found !== undefined)).toEqual([])
  })
})

describe('the word for "date" alone, or of the text, is one', () => {
  test.each(each(published))('%s: %s', (language, label, written) => {
    const missed = Object.entries(shapes).filter(([, readIn]) => readIn(language, label, written) !== day)
    expect(missed.map(([shape]) => shape)).toEqual([])
  })
})

describe('the date of a change does not count', () => {
  test.each(each(changes))('%s: %s', (language, label, written) => {
    expect(daysOf(language, label, written).filter((found) => found !== undefined)).toEqual([])
  })
})

// biome-ignore format: a table
test.each([
  ['de', 'Datum: Dienstag, 14. Oktober 2025'], ['de', 'Datum Dienstag, 14. Oktober 2025'], ['es', 'Fecha: martes, 14 de octubre de 2025'], ['es', 'Fecha martes, 14 de octubre de 2025'],
  ['fr', 'Date : mardi 14 octobre 2025'], ['fr', 'Date mardi 14 octobre 2025'], ['en', 'Date: Tuesday, October 14, 2025'], ['en', 'Date October 14, 2025'], ['it', 'Data: martedì 14 ottobre 2025'],
  ['pt', 'Data: terça-feira, 14 de outubro de 2025'], ['nl', 'Datum: dinsdag 14 oktober 2025'], ['nl', 'Datum dinsdag 14 oktober 2025'], ['ru', 'Дата: вторник, 14 октября 2025'], ['pl', 'Data: wtorek, 14 października 2025'],
  ['ar', 'التاريخ: الثلاثاء 14 أكتوبر 2025'], ['hu', 'Dátum: 2025. október 14.'], ['vi', 'Ngày: thứ ba, 14 tháng 10, 2025'],
])('a weekday or month behind that word names no other day (%s): %s', (language, line) => {
  expect(onPage(() => `<p>${line}</p>`)(language, '', '')).toBe(day)
})
