import { describe, expect, test } from 'vitest'
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

const dayIn = (language: string, top: string): string | undefined => read(language, top).datePublished?.value.slice(0, 10)

/** Labels of days on which no article was published, and how the language writes the day. */
// biome-ignore format: a table
const labels: readonly (readonly [language: string, written: string, ...labels: string[]])[] = [
  ['en', '14 October 2025', 'Please reply by', 'Ticket sales begin', 'Next session', 'Sign up before', 'Lease ends', 'Due to open', 'Voting closes', 'Sell-by date', 'Grand opening', 'Wedding day', 'Course starts', 'Policy review date', 'Contract signed', 'Flight', 'In force since', 'Interviewed', 'Photo taken', 'Passed away', 'Debut', 'Withdrawn', 'Recall date', 'Embargoed until', 'Submitted', 'Case opened', 'Test date', 'Issue of the passport', 'Baptised', 'Ordered', 'Shipped', 'Paid', 'Sunset date', 'Manuscript received', 'Price checked', 'Prices as of', 'Data collected', 'Screening', 'Rehearsal', 'Match day', 'RSVP by', 'Move-in date', 'Warranty until', 'End of support', 'Last day to apply'],
  ['de', '14. Oktober 2025', 'Rückmeldung bis', 'Letzter Einsendetag', 'Anmeldung bis', 'Vorverkauf ab', 'Nächster Termin', 'Kursbeginn', 'Preise vom', 'Stand der Preise', 'Baubeginn', 'Wahl am', 'Prüfungstermin', 'Unterzeichnet am', 'Vertragsende', 'Redaktionsschluss', 'Verstorben am', 'Getauft am', 'Mietbeginn', 'Aufführung', 'Ausgestellt am', 'Testdatum', 'Rückruf vom', 'Abstimmung am', 'Verfallsdatum', 'Mindesthaltbarkeit', 'Ausstrahlung am', 'Lieferbar ab', 'Im Kino ab', 'Auszahlung am', 'Frist', 'Urteil vom', 'Eröffnung'],
  ['fr', '14 octobre 2025', 'Réponse avant le', 'Inscriptions jusqu’au', 'Prochaine séance', 'Ouverture des portes', 'Date du concert', 'Mise en vente', 'Décédé le', 'Baptisé le', 'Prix relevés le', 'Scrutin du', 'Fin du bail', 'Au cinéma le', 'Diffusion le', 'Loi du', 'Arrêt du', 'Péremption', 'À consommer avant le', 'Date de l’examen', 'Rappel du'],
  ['es', '14 de octubre de 2025', 'Responder antes del', 'Inscripción hasta', 'Próxima sesión', 'Apertura de puertas', 'Fecha del concierto', 'A la venta el', 'Falleció el', 'Bautizado el', 'Precios del', 'Votación', 'Firmado el', 'Fin del contrato', 'En cines el', 'Emisión', 'Ley de', 'Sentencia de', 'Consumir antes del', 'Fecha del examen', 'Salida'],
  ['it', '14 ottobre 2025', 'Rispondere entro il', 'Iscrizioni fino al', 'Prossima seduta', 'Apertura porte', 'Data del concerto', 'In vendita dal', 'Deceduto il', 'Prezzi rilevati il', 'Al cinema dal', 'In onda il', 'Firmato il', 'Sentenza del', 'Data dell’esame', 'Partenza'],
  ['pt', '14 de outubro de 2025', 'Responder até', 'Inscrições até', 'Próxima sessão', 'Abertura das portas', 'Data do concerto', 'À venda em', 'Faleceu em', 'Preços de', 'Nos cinemas em', 'Assinado em', 'Consumir antes de', 'Data do exame', 'Partida', 'Batizado em'],
  ['nl', '14 oktober 2025', 'Reageren voor', 'Volgende zitting', 'Deuren open', 'Datum van het concert', 'Te koop vanaf', 'Gestorven op', 'Prijzen van', 'In de bioscoop vanaf', 'Ondertekend op', 'Tenminste houdbaar tot', 'Examendatum', 'Vertrek', 'Uitzending', 'Uitspraak van'],
  ['pl', '14 października 2025', 'Odpowiedź do', 'Zapisy do', 'Następna sesja', 'Otwarcie drzwi', 'Data koncertu', 'W sprzedaży od', 'Zmarła', 'Ceny z dnia', 'W kinach od', 'Podpisano', 'Data egzaminu', 'Odjazd', 'Emisja', 'Wyrok z dnia', 'Najlepiej spożyć przed'],
  ['ru', '14 октября 2025', 'Ответить до', 'Запись до', 'Следующее заседание', 'Начало концерта', 'В продаже с', 'Скончался', 'Цены на', 'В кино с', 'Подписано', 'Дата экзамена', 'Отправление', 'Эфир', 'Приговор от', 'Годен до', 'Крещён', 'Открытие'],
  ['sv', '14 oktober 2025', 'Svara senast', 'Nästa möte', 'Dörrarna öppnar', 'Till salu från', 'Avled', 'Priser från', 'På bio', 'Undertecknat', 'Provdatum', 'Avgång', 'Sänds', 'Bäst före', 'Invigning'],
  ['tr', '14 Ekim 2025', 'Yanıt için son gün', 'Kayıt bitişi', 'Sonraki toplantı', 'Kapı açılışı', 'Konser tarihi', 'Satışa çıkış', 'Vefat tarihi', 'Sınav tarihi', 'Kalkış', 'İmza tarihi', 'Son kullanma tarihi', 'Açılış'],
  ['ja', '2025年10月14日', '回答期限', '販売開始', '試験日', '没年月日', '署名日', '出発日', '価格調査日', '消費期限', '開会', '判決日', '撮影日', '購入日', '受診日', '納品日', '集合', '落成'],
  ['zh', '2025年10月14日', '回复期限', '发售时间', '考试日期', '去世日期', '签署日期', '出发日期', '保质期至', '开庭日期', '拍摄日期', '购买日期', '上线日期', '比赛日期', '开业时间', '集合时间', '婚礼'],
  ['ko', '2025년 10월 14일', '회신 기한', '판매 시작', '시험일', '사망일', '서명일', '출발일', '소비기한', '촬영일', '구매일', '선고일', '경기일', '결혼식', '개장일'],
  ['ar', '14 أكتوبر 2025', 'الرد قبل', 'آخر يوم للتسجيل', 'الجلسة القادمة', 'تاريخ الحفل', 'توفي في', 'تاريخ الامتحان', 'تاريخ التوقيع', 'المغادرة', 'يعرض في', 'تاريخ الشراء', 'افتتاح'],
]

describe('a label that says nothing of publication says that the day is another one', () => {
  test.each(labels.flatMap(([language, written, ...words]) => words.map((label) => [language, label, written] as const)))(
    '%s: %s',
    (language, label, written) => {
      expect(dayIn(language, `<p>${label}: ${written}</p>`)).toBeUndefined()
      expect(dayIn(language, `<div class="meta"><span>${label}</span> <time datetime="2025-10-14">${written}</time></div>`)).toBeUndefined()
      const published = '<p class="posted"><time datetime="2025-09-02">2025-09-02</time></p>'
      expect(dayIn(language, `<ul><li>${label}: ${written}</li></ul>${published}`)).toBe('2025-09-02')
    },
  )
})

// biome-ignore format: a table
const lines: readonly (readonly [language: string, line: string])[] = [
  ['en', 'Published 14 October 2025'],
  ['en', 'First published on 14 October 2025'],
  ['en', '14 October 2025'],
  ['en', 'Tuesday, 14 October 2025'],
  ['en', 'By Mona Reyes, 14 October 2025'],
  ['en', 'Posted on October 14, 2025 by Mona Reyes'],
  ['en', '14 October 2025 · 5 min read'],
  ['en', 'News | 14 October 2025'],
  ['de', 'Veröffentlicht am 14. Oktober 2025'],
  ['de', 'Dienstag, 14. Oktober 2025'],
  ['de', '14.10.2025, 08:30 Uhr'],
  ['de', 'Von Mona Reyes, 14. Oktober 2025'],
  ['de', 'Datum: 14.10.2025'],
  ['fr', 'Publié le 14 octobre 2025 à 8h30'],
  ['fr', 'Le 14 octobre 2025'],
  ['es', 'Publicado el 14 de octubre de 2025'],
  ['es', '14 oct 2025 - 08:30'],
  ['it', 'Pubblicato il 14 ottobre 2025'],
  ['pt', 'Publicado em 14/10/2025'],
  ['nl', 'Gepubliceerd op 14 oktober 2025'],
  ['pl', 'Opublikowano: 14 października 2025'],
  ['ru', 'Опубликовано 14 октября 2025'],
  ['sv', 'Publicerad 14 oktober 2025'],
  ['tr', 'Yayınlanma tarihi: 14 Ekim 2025'],
  ['ja', '公開日：2025年10月14日'],
  ['ja', '2025年10月14日 8時30分'],
  ['zh', '发布时间：2025年10月14日'],
  ['ko', '입력 2025.10.14 08:30'],
  ['ar', 'نشر في 14 أكتوبر 2025'],
  ['en', 'Kyiv, 14 October 2025'],
  ['en', 'Press release: 14 October 2025'],
  ['de', 'Pressemitteilung vom 14. Oktober 2025'],
  ['fr', 'Communiqué du 14 octobre 2025'],
  ['en', 'Issue date: 14 October 2025'],
  ['en', 'Date issued: 14 October 2025'],
  ['en', 'Article published: 14 October 2025'],
  ['de', 'Erstmals erschienen: 14. Oktober 2025'],
  ['es', 'Fecha de publicación: 14/10/2025'],
  ['fr', 'Mis en ligne le 14 octobre 2025'],
  ['hu', 'Közzétéve: 2025. október 14.'],
  ['fi', 'Julkaistu 14.10.2025'],
  ['cs', 'Zveřejněno 14. října 2025'],
  ['da', 'Offentliggjort 14. oktober 2025'],
  ['nb', 'Publisert 14. oktober 2025'],
  ['el', 'Δημοσιεύτηκε: 14 Οκτωβρίου 2025'],
  ['he', 'פורסם ב-14 באוקטובר 2025'],
  ['vi', 'Đăng ngày 14 tháng 10, 2025'],
  ['id', 'Diterbitkan 14 Oktober 2025'],
  ['th', 'เผยแพร่ 14 ตุลาคม 2568'],
]

describe('a day that is labelled as published, or is alone, is the day of publication', () => {
  test.each(lines)('%s: %s', (language, line) => {
    expect(dayIn(language, `<p>${line}</p>`)).toBe('2025-10-14')
    expect(dayIn(language, `<div class="meta"><div>Mona Reyes</div><div>${line}</div></div>`)).toBe('2025-10-14')
  })
})

// biome-ignore format: a table
const written: readonly (readonly [language: string, written: string])[] = [
  ['fa', 'انتشار: ۲۲ مهر ۱۴۰۴'],
  ['fa', '۱۴۰۴/۰۷/۲۲'],
  ['fa', 'تاریخ انتشار: ۲۲-۰۷-۱۴۰۴'],
  ['fa', 'سه‌شنبه ۲۲ مهر ماه ۱۴۰۴ - ۰۸:۳۰'],
  ['zh-TW', '中華民國114年10月14日'],
  ['zh-TW', '發布日期：114.10.14'],
  ['zh-TW', '民國一百一十四年十月十四日'],
  ['th', '14 ต.ค. 2568'],
  ['th', '๑๔ ตุลาคม ๒๕๖๘'],
  ['ja', '令和7年10月14日'],
  ['hi', '१४ अक्टूबर २०२५'],
  ['ar', '١٤ أكتوبر ٢٠٢٥'],
  ['ar', '14 تشرين الأول 2025'],
  ['he', '14 באוקטובר, 2025'],
  ['el', 'Τρίτη, 14 Οκτωβρίου 2025'],
  ['eu', '2025eko urriaren 14a'],
  ['lt', '2025 m. spalio 14 d.'],
  ['lv', '2025. gada 14. oktobrī'],
  ['et', '14. oktoober 2025'],
  ['hr', '14. listopada 2025.'],
  ['sr', '14. октобар 2025.'],
  ['sl', '14. oktober 2025'],
  ['ga', '14 Deireadh Fómhair 2025'],
  ['cy', '14 Hydref 2025'],
  ['is', '14. október 2025'],
  ['ca', '14 d’octubre de 2025'],
  ['gl', '14 de outubro de 2025'],
  ['bn', '১৪ অক্টোবর ২০২৫'],
  ['ta', '14 அக்டோபர் 2025'],
  ['ms', '14 Oktober 2025'],
  ['sq', '14 tetor 2025'],
  ['mk', '14 октомври 2025'],
  ['ka', '14 ოქტომბერი 2025'],
  ['hy', '14 հոկտեմբերի 2025'],
  ['kk', '14 қазан 2025'],
  ['az', '14 oktyabr 2025'],
  ['uz', '14 oktabr 2025'],
  ['sw', '14 Oktoba 2025'],
  ['en', '14-Oct-2025'],
  ['en', 'Oct. 14th, 2025'],
  ['en', 'October 14 2025'],
  ['en', '2025 October 14'],
  ['en', '14/Oct/2025'],
  ['en', 'the 14th of October, 2025'],
  ['ja', 'R7.10.14'],
]

test.each(written)('the day is read as %s writes it: %s', (language, day) => {
  expect(dayIn(language, `<p class="date">${day}</p>`)).toBe('2025-10-14')
})

describe('days that are not of the article', () => {
  const page = (above: string, below: string): string | undefined =>
    readArticle(
      {
        kind: 'page',
        html: `<html lang="en"><body>${above}<main><article><h1>The old pier</h1>${paragraph.repeat(3)}</article>${below}</main></body></html>`,
      },
      testContext({ url: 'https://site.example/pier' }),
    ).datePublished?.value.slice(0, 10)

  test.each([
    ['of the visitor, above the article', '<div id="top"><span>Friday, 20 November 2026</span></div>', ''],
    ['of a remark', '', '<div><h3>2 replies</h3><div><b>Anna</b> <time datetime="2026-03-05">5 March 2026</time><p>Nice</p></div></div>'],
    ['of another story', '', '<div><h2>More</h2><p>5 March 2026 <a href="/z">Bridge closed for six weeks in spring</a></p></div>'],
    [
      'in a list of stories',
      '',
      '<ul><li><span class="date">5 March 2026</span> <a href="/z">Bridge closed for six weeks in spring</a></li></ul>',
    ],
  ])('%s', (_name, above, below) => {
    expect(page(above, below)).toBeUndefined()
  })

  test('mentioned in bold inside a sentence', () => {
    const sentence = `<p>On <strong>3 May 2026</strong> the boats came, and the whole town stood on the pier and waited for the first of them to land.</p>`
    expect(dayIn('en', sentence)).toBeUndefined()
  })

  test('of the attribute, where the words say another day of publication', () => {
    expect(dayIn('fr', '<div><time datetime="2025-07-03T10:18:46Z">Publié le 29 juin 2025</time></div>')).toBe('2025-06-29')
  })

  test('a line of publication behind the text is the day', () => {
    expect(page('', '<div class="foot"><b>First published:</b> 14 October 2025</div>')).toBe('2025-10-14')
  })
})
