import { describe, expect, test } from 'vitest'
import { readArticle } from '../../read-article.ts'

const day = '2025-10-14'
const other = '2025-11-20'

/** Words that say what a day is the day of, and how that language writes it: none of them says when the article was published. */
// biome-ignore format: a table
const labels: readonly (readonly [language: string, written: string, ...labels: string[]])[] = [
  ['en', '14 October 2025', 'Doors open', 'When', 'Incident date', 'Check-in', 'Check-out', 'Last day', '©', 'Application deadline', 'Apply by', 'Valid until', 'Available until', 'Offer expires', 'Offer ends', 'Effective', 'Effective date', 'Effective from', 'Accessed', 'Retrieved', 'Born', 'Died', 'Date of birth', 'Release date', 'Released', 'In cinemas', 'Next review due', 'Received', 'Accepted', 'Event date', 'Starts', 'Ends', 'Closing date', 'Submissions close', 'Registration closes', 'Due', 'Due by', 'Expiry date', 'Best before', 'Founded', 'Established', 'On sale from', 'Postponed to', 'Filmed on', 'Recorded on', 'Photographed', 'Signed', 'Delivery by', 'Tour begins', 'Opening', 'Premiere', 'First aired', 'Meeting', 'Departure', 'Enacted', 'In force from', 'Interview conducted on', 'Data as of', 'Sold', 'Closed', 'Member since', 'Joined', 'Follow-up', 'Kick-off', 'Trial begins'],
  ['de', '14. Oktober 2025', 'Stellenantritt', 'Einlass', 'Bewerbungsfrist', 'Bewerbungsschluss', 'Einsendeschluss', 'Anmeldeschluss', 'Gültig bis', 'Gültig ab', 'Video verfügbar bis', 'Verfügbar bis', 'In Kraft getreten am', 'Abgerufen am', 'Zugriff am', 'Geboren am', 'Gestorben am', 'Geburtsdatum', 'Termin', 'Kinostart', 'Veranstaltung am', 'Beginn', 'Stichtag', 'Abgabetermin', 'Aktion endet am', 'Eingegangen am', 'Nächste Prüfung', 'Läuft ab am', 'Verkaufsstart', 'Veröffentlichungstermin des Spiels', 'Gründung', 'Sitzung vom', 'Fassung vom', 'Aufgenommen am'],
  ['fr', '14 octobre 2025', 'Date limite', 'Date limite de candidature', 'Valable jusqu’au', 'Disponible jusqu’au', 'Expire le', 'Consulté le', 'Né le', 'Née le', 'Mort le', 'Date de naissance', 'Date de sortie', 'Sortie le', 'En vigueur le', 'Entrée en vigueur', 'Prochaine révision', 'Reçu le', 'Accepté le', 'Clôture des inscriptions', 'Rendez-vous le', 'Début'],
  ['es', '14 de octubre de 2025', 'Fecha límite', 'Plazo de inscripción', 'Válido hasta', 'Disponible hasta', 'Hasta el', 'Caduca el', 'Consultado el', 'Nacido el', 'Fecha de nacimiento', 'Fallecido el', 'Fecha de lanzamiento', 'Estreno', 'Entrada en vigor', 'En vigor desde', 'Recibido', 'Aceptado', 'Próxima revisión', 'Fecha del evento', 'Cierre'],
  ['it', '14 ottobre 2025', 'Scadenza', 'Valido fino al', 'Disponibile fino al', 'Consultato il', 'Nato il', 'Data di nascita', 'Data di uscita', 'In vigore dal', 'Ricevuto il', 'Accettato il', 'Prossima revisione', 'Termine iscrizioni', 'Evento'],
  ['pt', '14 de outubro de 2025', 'Prazo', 'Prazo de inscrição', 'Válido até', 'Disponível até', 'Acesso em', 'Acessado em', 'Nascido em', 'Data de nascimento', 'Data de lançamento', 'Estreia', 'Em vigor desde', 'Recebido em', 'Aceito em', 'Próxima revisão', 'Encerramento', 'Evento'],
  ['nl', '14 oktober 2025', 'Aanmelden voor', 'Inschrijven voor', 'Deadline', 'Geldig tot', 'Beschikbaar tot', 'Geraadpleegd op', 'Geboren op', 'Overleden op', 'Verschijningsdatum van het spel', 'Ontvangen', 'In werking getreden op', 'Sluitingsdatum', 'Uiterlijk', 'Volgende controle'],
  ['sv', '14 oktober 2025', 'Sista ansökningsdag', 'Giltig till', 'Tillgänglig till', 'Hämtad', 'Född', 'Avliden', 'Premiär', 'Träder i kraft', 'Mottagen', 'Nästa granskning', 'Anmälan senast'],
  ['da', '14. oktober 2025', 'Ansøgningsfrist', 'Gyldig til', 'Tilgængelig indtil', 'Hentet', 'Født', 'Udløber', 'Premiere', 'Ikrafttræden', 'Modtaget', 'Senest'],
  ['nb', '14. oktober 2025', 'Søknadsfrist', 'Gyldig til', 'Tilgjengelig til', 'Hentet', 'Født', 'Utløper', 'Premiere', 'Trer i kraft', 'Mottatt', 'Frist'],
  ['fi', '14. lokakuuta 2025', 'Hakuaika päättyy', 'Voimassa asti', 'Saatavilla asti', 'Viitattu', 'Syntynyt', 'Ensi-ilta', 'Voimaantulo', 'Vastaanotettu', 'Määräaika'],
  ['pl', '14 października 2025', 'Termin składania wniosków', 'Ważne do', 'Dostępne do', 'Dostęp', 'Data urodzenia', 'Urodzony', 'Premiera', 'Data premiery', 'Obowiązuje od', 'Otrzymano', 'Następny przegląd', 'Zgłoszenia do'],
  ['cs', '14. října 2025', 'Uzávěrka', 'Termín přihlášek', 'Platí do', 'Dostupné do', 'Citováno', 'Narozen', 'Premiéra', 'Účinnost od', 'Přijato', 'Konec'],
  ['hu', '2025. október 14.', 'Határidő', 'Jelentkezési határidő', 'Érvényes', 'Elérhető eddig', 'Született', 'Bemutató', 'Hatályos', 'Beérkezett', 'Hozzáférés'],
  ['ro', '14 octombrie 2025', 'Termen limită', 'Valabil până la', 'Disponibil până la', 'Accesat', 'Născut', 'Data lansării', 'Premieră', 'În vigoare din', 'Primit', 'Eveniment'],
  ['ru', '14 октября 2025', 'Срок подачи заявок', 'Крайний срок', 'Действителен до', 'Доступно до', 'Дата обращения', 'Дата рождения', 'Родился', 'Премьера', 'Дата выхода', 'Вступает в силу', 'Поступила', 'Следующая проверка', 'Прием заявок до'],
  ['uk', '14 жовтня 2025', 'Кінцевий термін', 'Дійсний до', 'Доступно до', 'Дата звернення', 'Дата народження', 'Прем’єра', 'Набирає чинності', 'Надійшла'],
  ['bg', '14 октомври 2025', 'Краен срок', 'Валидно до', 'Достъпно до', 'Роден', 'Премиера', 'В сила от', 'Получена'],
  ['el', '14 Οκτωβρίου 2025', 'Προθεσμία', 'Ισχύει έως', 'Διαθέσιμο έως', 'Ανακτήθηκε', 'Ημερομηνία γέννησης', 'Πρεμιέρα', 'Σε ισχύ από', 'Παραλήφθηκε'],
  ['tr', '14 Ekim 2025', 'Son başvuru tarihi', 'Geçerlilik tarihi', 'Erişim tarihi', 'Doğum tarihi', 'Vizyon tarihi', 'Çıkış tarihi', 'Yürürlük tarihi', 'Son gün', 'Etkinlik tarihi'],
  ['ar', '14 أكتوبر 2025', 'آخر موعد', 'صالح حتى', 'متاح حتى', 'تاريخ الميلاد', 'تاريخ الإصدار', 'تاريخ الوصول', 'تاريخ الانتهاء', 'يسري من', 'الموعد النهائي', 'موعد الفعالية'],
  ['fa', '14 اکتبر 2025', 'مهلت ثبت نام', 'معتبر تا', 'تاریخ تولد', 'تاریخ دسترسی', 'آخرین مهلت', 'تاریخ انقضا'],
  ['he', '14 באוקטובר 2025', 'מועד אחרון', 'בתוקף עד', 'זמין עד', 'תאריך לידה', 'נדלה', 'תאריך יציאה'],
  ['hi', '14 अक्टूबर 2025', 'अंतिम तिथि', 'आवेदन की अंतिम तिथि', 'जन्म तिथि', 'रिलीज की तारीख', 'वैधता', 'तक मान्य'],
  ['ja', '2025年10月14日', '締切', '応募締切', '申込期限', '有効期限', '発売日', '公開予定日', '開催日', '生年月日', '配信終了', '閲覧日', '施行日', '受付終了', '次回更新予定', '放送日', '設立'],
  ['zh', '2025年10月14日', '截止日期', '报名截止', '申请截止日期', '有效期至', '生效日期', '上映日期', '发售日', '出生日期', '活动时间', '访问日期', '下次审核', '收稿日期', '成立时间', '截稿日期', '施行日期'],
  ['ko', '2025년 10월 14일', '마감일', '접수 마감', '신청 기한', '유효기간', '출시일', '개봉일', '생년월일', '행사일', '시행일', '접근일', '다음 검토', '접수일', '방송일'],
  ['vi', '14 tháng 10, 2025', 'Hạn chót', 'Hạn nộp hồ sơ', 'Có hiệu lực đến', 'Ngày sinh', 'Ngày phát hành', 'Truy cập ngày', 'Ngày hiệu lực', 'Ngày nhận bài'],
  ['id', '14 Oktober 2025', 'Batas waktu', 'Batas pendaftaran', 'Berlaku hingga', 'Tersedia hingga', 'Tanggal lahir', 'Tanggal rilis', 'Diakses', 'Mulai berlaku', 'Diterima'],
  ['th', '14 ตุลาคม 2568', 'วันปิดรับสมัคร', 'หมดเขต', 'วันเกิด', 'วันหมดอายุ', 'ใช้ได้ถึง', 'วันวางจำหน่าย'],
]

/** Ways to write a label and its day. */
const shapes: readonly (readonly [name: string, write: (label: string, written: string) => string])[] = [
  ['in one line', (label, written) => `<p>${label} ${written}</p>`],
  ['with a colon', (label, written) => `<p>${label}: ${written}</p>`],
  ['in a list of terms', (label, written) => `<dl><dt>${label}</dt><dd>${written}</dd></dl>`],
  ['in a row of a table', (label, written) => `<table><tr><th>${label}</th><td>${written}</td></tr></table>`],
  ['in bold', (label, written) => `<div><strong>${label}:</strong> <span>${written}</span></div>`],
  ['beside a time element', (label, written) => `<div>${label} <time datetime="${day}">${written}</time></div>`],
  ['in an element called date', (label, written) => `<div class="info"><span>${label}</span><span class="date">${written}</span></div>`],
  ['one below the other', (label, written) => `<div class="fact"><h4>${label}</h4><div class="date">${written}</div></div>`],
]

const sentences = [
  'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January.',
  'Passengers had complained for years about long queues, missed trains, and cold evenings on the pier.',
  'The city council voted for the plan on Tuesday, after a debate that lasted for six hours.',
  'Tickets stay at the same price, says the operator, at least until the end of the coming year.',
]
const text = sentences.map((sentence) => `<p>${sentence} ${sentence}</p>`).join('')

function read(language: string, top: string, { head = '', below = '', readJsonLd = false } = {}): readonly (string | undefined)[] {
  const title = 'Ferry timetable changes from Monday'
  const html = `<!doctype html><html lang="${language}"><head><title>${title} | Harbour Weekly</title>${head}</head><body><main><article><h1>${title}</h1>${top}<div class="txt">${text}</div></article>${below}</main></body></html>`
  const { datePublished, dateModified } = readArticle(
    { kind: 'page', html },
    {
      url: 'https://www.site.example/a',
      language,
      now: '2026-11-20T00:00:00Z',
      site: null,
      page: null,
      targetQueries: [],
      readJsonLd,
      options: { seo: true, aeo: true, titles: 5 },
    },
  )
  return [datePublished?.value.slice(0, 10), dateModified?.value.slice(0, 10)]
}

describe('the day of something else is no day of publication', () => {
  for (const [language, written, ...all] of labels)
    test(language, () => {
      const wrong = shapes.flatMap(([shape, write]) =>
        all.filter((label) => read(language, write(label, written))[0] !== undefined).map((label) => `${label}, ${shape}`),
      )
      expect(wrong).toEqual([])
    })
})

describe('beside a day of something else the article keeps its own', () => {
  for (const [language, written, ...all] of labels)
    test(language, () => {
      const label = all[0]!
      const own = `<div class="post-date"><time datetime="${other}T08:00">${other}</time></div>`
      expect(read(language, `${own}<p>${label}: ${written}</p>`)[0]).toBe(other)
      expect(read(language, `<p>${label}: ${written}</p>${own}`)[0]).toBe(other)
    })
})

describe('words of publication', () => {
  // biome-ignore format: a table
  test.each([
    ['en', 'Published', '14 October 2025'], ['en', 'First published', '14 October 2025'], ['en', 'Posted on', '14 October 2025'], ['en', 'Date', '14 October 2025'], ['en', 'Date published', '14 October 2025'], ['en', 'Publication date', '14 October 2025'],
    ['de', 'Veröffentlicht am', '14. Oktober 2025'], ['de', 'Erschienen am', '14. Oktober 2025'], ['de', 'Datum', '14. Oktober 2025'],
    ['fr', 'Publié le', '14 octobre 2025'], ['fr', 'Paru le', '14 octobre 2025'], ['fr', 'Mis en ligne le', '14 octobre 2025'],
    ['es', 'Publicado el', '14 de octubre de 2025'], ['es', 'Fecha de publicación', '14 de octubre de 2025'], ['it', 'Pubblicato il', '14 ottobre 2025'],
    ['pt', 'Publicado em', '14 de outubro de 2025'], ['nl', 'Gepubliceerd op', '14 oktober 2025'], ['sv', 'Publicerad', '14 oktober 2025'],
    ['da', 'Udgivet', '14. oktober 2025'], ['nb', 'Publisert', '14. oktober 2025'], ['fi', 'Julkaistu', '14. lokakuuta 2025'],
    ['pl', 'Opublikowano', '14 października 2025'], ['cs', 'Zveřejněno', '14. října 2025'], ['hu', 'Megjelent', '2025. október 14.'],
    ['ro', 'Publicat', '14 octombrie 2025'], ['ru', 'Опубликовано', '14 октября 2025'], ['uk', 'Опубліковано', '14 жовтня 2025'],
    ['el', 'Δημοσιεύτηκε', '14 Οκτωβρίου 2025'], ['tr', 'Yayınlanma tarihi', '14 Ekim 2025'], ['ar', 'نُشر في', '14 أكتوبر 2025'], ['ar', 'تاريخ النشر', '14 أكتوبر 2025'],
    ['he', 'פורסם', '14 באוקטובר 2025'], ['hi', 'प्रकाशित', '14 अक्टूबर 2025'], ['ja', '公開日', '2025年10月14日'], ['ja', '掲載日', '2025年10月14日'],
    ['zh', '发布时间', '2025年10月14日'], ['zh', '發布日期', '2025年10月14日'], ['ko', '입력', '2025년 10월 14일'], ['ko', '게시일', '2025년 10월 14일'],
    ['vi', 'Ngày đăng', '14 tháng 10, 2025'], ['id', 'Diterbitkan', '14 Oktober 2025'], ['th', 'เผยแพร่', '14 ตุลาคม 2568'],
  ])('%s: %s', (language, label, written) => {
    const missing = shapes.filter(([, write]) => read(language, write(label, written))[0] !== day).map(([shape]) => shape)
    expect(missing).toEqual([])
  })
})

describe('a day of publication and another one', () => {
  // biome-ignore format: a table
  test.each([
    ['received before it, in one line', 'en', '<p>Received 1 March 2025; accepted 2 June 2025; published 14 October 2025</p>', day],
    ['received and accepted without it', 'en', '<p>Received: 1 March 2025 / Accepted: 14 October 2025</p>', undefined],
    ['its next review', 'en', '<p>Page last reviewed: 20 November 2025</p><p>Next review due: 14 October 2026</p>', undefined],
    ['a review beside it', 'en', '<p>Published 14 October 2025. Next review due 14 October 2026</p>', day],
    ['Korean spans', 'ko', '<div class="info"><span>입력 2025.10.14 09:00</span><span>수정 2025.11.20 10:00</span></div>', day],
    ['Korean spans, the change first', 'ko', '<div class="info"><span>수정 2025.11.20 10:00</span><span>입력 2025.10.14 09:00</span></div>', day],
    ['Korean words in elements of their own', 'ko', '<div class="info"><em>입력</em><span class="date">2025.10.14 09:00</span><em>수정</em><span class="date">2025.11.20 10:00</span></div>', day],
    ['Korean terms', 'ko', '<dl><dt>입력</dt><dd>2025.10.14 09:00</dd><dt>수정</dt><dd>2025.11.20 10:00</dd></dl>', day],
    ['Korean terms, the change first', 'ko', '<dl><dt>최종수정</dt><dd>2025.11.20 10:00</dd><dt>기사입력</dt><dd>2025.10.14 09:00</dd></dl>', day],
    ['Korean in one line', 'ko', '<p>기사입력 2025.10.14 09:00 최종수정 2025.11.20 10:00</p>', day],
    ['Korean, registered', 'ko', '<p>등록 2025-10-14 09:00 | 업데이트 2025-11-20 10:00</p>', day],
    ['Japanese terms', 'ja', '<dl><dt>更新日</dt><dd>2025年11月20日</dd><dt>公開日</dt><dd>2025年10月14日</dd></dl>', day],
    ['a day of a change alone', 'en', '<p>Last updated: 14 October 2025</p>', undefined],
    ['a day of a change alone in a list of terms', 'de', '<dl><dt>Zuletzt geändert</dt><dd>14. Oktober 2025</dd></dl>', undefined],
    ['a span of days', 'en', '<p>3 October 2025 – 14 October 2025</p>', undefined],
    ['a span of days in words', 'de', '<p>Vom 3. Oktober 2025 bis 14. Oktober 2025</p>', undefined],
    ['a sentence of a short standfirst', 'en', '<p>Registration for the course opens on 14 October 2025.</p>', undefined],
    ['a class that says event', 'en', '<div class="event-date">14 October 2025</div>', undefined],
    ['a class that says deadline', 'en', '<span class="deadline-date">14 October 2025</span>', undefined],
    ['a class that says expiry', 'en', '<span class="offer-expires date">14 October 2025</span>', undefined],
    ['a marked event', 'en', '<div itemscope itemtype="https://schema.org/Event"><time itemprop="startDate" datetime="2025-10-14">14 October</time></div>', undefined],
    ['a marked film', 'en', '<div itemscope itemtype="https://schema.org/Movie"><span itemprop="datePublished" content="2025-10-14">14 October 2025</span></div>', undefined],
    ['a marked book', 'en', '<div itemscope itemtype="https://schema.org/Book"><time itemprop="datePublished" datetime="2025-10-14">14 October 2025</time></div>', undefined],
    ['a marked person', 'en', '<div itemscope itemtype="https://schema.org/Person"><time itemprop="birthDate" datetime="2025-10-14">14 October 2025</time></div>', undefined],
    ['a marked article', 'en', '<div itemscope itemtype="https://schema.org/NewsArticle"><time itemprop="datePublished" datetime="2025-10-14">14 October 2025</time></div>', day],
    ['time pubdate', 'en', '<time pubdate datetime="2025-10-14">14 October</time>', day],
    ['the byline', 'en', '<p class="byline">By Ann Lee, 14 October 2025</p>', day],
    ['the byline without a comma', 'en', '<p>By Ann Lee on 14 October 2025 in Travel</p>', day],
    ['a section before it', 'en', '<p>World News 14 October 2025</p>', day],
    ['reading time before it', 'en', '<p>4 min read · 14 October 2025</p>', day],
    ['a weekday', 'es', '<p>martes, 14 de octubre de 2025</p>', day],
    ['a place and a day', 'en', '<p>Hull, 14 October 2025</p>', day],
  ])('%s', (_name, language, top, expected) => {
    expect(read(language, top)[0]).toBe(expected)
  })
})

describe('days of other pages behind the article', () => {
  const teaser = (date: string): string => `<div><a href="/other"><h3>Another pier opens in the north</h3>${date}</a></div>`
  const teasers = [
    '<time datetime="2026-03-05">5 March 2026</time>',
    '<time>March 5, 2026</time>',
    '<span class="date">5 March 2026</span>',
    '<p class="post-date">March 5, 2026</p>',
  ]

  test.each(teasers)('give none: %s', (date) => {
    expect(read('en', '', { below: teaser(date) })[0]).toBeUndefined()
    expect(read('en', '', { below: teaser(date).repeat(3) })[0]).toBeUndefined()
    expect(read('en', '', { below: `<div class="x"><h3><a href="/other">Another pier opens</a></h3>${date}</div>` })[0]).toBeUndefined()
    expect(read('en', '', { below: `<article><h2><a href="/other">Another pier opens</a></h2>${date}</article>` })[0]).toBeUndefined()
    expect(read('en', '', { below: `<ul><li><a href="/other">Another pier opens</a> ${date}</li></ul>` })[0]).toBeUndefined()
  })

  test.each(teasers)('do not replace the own one: %s', (date) => {
    expect(read('en', '<p class="post-date">October 14, 2025</p>', { below: teaser(date) })[0]).toBe(day)
  })
})

describe('a label behind its day', () => {
  // biome-ignore format: a table
  test.each([
    ['ja', '2025年10月14日公開 2025年11月20日更新', day, '2025-11-20'],
    ['ja', '2025年10月14日 公開／2025年11月20日 更新', day, '2025-11-20'],
    ['ja', '2025年11月20日 更新｜2025年10月14日 掲載', day, '2025-11-20'],
    ['ja', '2025/10/14 09:00 配信', day, undefined],
    ['ja', '2025年11月20日 更新', undefined, '2025-11-20'],
    ['ja', '2025年10月14日（火） 投稿、2025年11月20日（木） 最終更新', day, '2025-11-20'],
    ['zh', '2025-10-14 发布 2025-11-20 更新', day, '2025-11-20'],
    ['zh', '2025年10月14日发布 2025年11月20日修订', day, '2025-11-20'],
    ['ko', '2025.10.14 09:00 등록 | 2025.11.20 10:00 수정', day, '2025-11-20'],
    ['ko', '2025-10-14 게시', day, undefined],
    ['ja', '公開 2025年10月14日 更新 2025年11月20日', day, '2025-11-20'],
    ['ja', '公開：2025年10月14日／更新：2025年11月20日', day, '2025-11-20'],
    ['zh', '2025-10-14 更新：2025-11-20', day, '2025-11-20'],
  ])('%s: %s', (language, line, published, changed) => {
    expect(read(language, `<p>${line}</p>`)).toEqual([published, changed])
  })
})

describe('as of, in German', () => {
  test.each([
    ['Stand: 14.10.2025', undefined, day],
    ['Stand 14. Oktober 2025', undefined, day],
    ['Veröffentlicht: 03.10.2025, Stand: 14.10.2025', '2025-10-03', day],
    ['Stand: 14.10.2025, veröffentlicht: 03.10.2025', '2025-10-03', day],
    ['Stand der Daten: 14.10.2025', undefined, undefined],
  ])('%s', (line, published, changed) => {
    expect(read('de', `<p>${line}</p>`)).toEqual([published, changed])
  })
})

describe('days by other calendars', () => {
  // biome-ignore format: a table
  test.each([
    ['Persian', 'fa', '<div>۲۲ مهر ۱۴۰۴</div>', day],
    ['Persian, with weekday and time', 'fa', '<p>سه‌شنبه ۲۲ مهر ۱۴۰۴ - ۱۰:۳۰</p>', day],
    ['Persian, in figures', 'fa', '<div class="date">۱۴۰۴/۰۷/۲۲</div>', day],
    ['Persian, in figures of Latin script', 'fa', '<div class="date">1404/07/22</div>', day],
    ['Persian, first day of the year', 'fa', '<div>۱ فروردین ۱۴۰۴</div>', '2025-03-21'],
    ['Persian, last day of a leap year', 'fa', '<div>۳۰ اسفند ۱۴۰۳</div>', '2025-03-20'],
    ['Persian, a day that its year lacks', 'fa', '<div>۳۰ اسفند ۱۴۰۴</div>', undefined],
    ['Persian, published', 'fa', '<p>تاریخ انتشار: ۲۲ مهر ۱۴۰۴</p>', day],
    ['Dari', 'fa', '<div>۲۲ میزان ۱۴۰۴</div>', day],
    ['Minguo', 'zh-TW', '<div>民國114年10月14日</div>', day],
    ['Minguo, with the name of the state', 'zh-TW', '<div>中華民國114年10月14日</div>', day],
    ['Minguo, in Chinese figures', 'zh-TW', '<div>民國一一四年十月十四日</div>', day],
    ['Minguo, in figures', 'zh-TW', '<div class="date">114/10/14</div>', day],
    ['Minguo, with points', 'zh-TW', '<div class="date">114.10.14</div>', day],
    ['Minguo, published', 'zh-TW', '<p>發布日期：114-10-14</p>', day],
    ['Heisei in figures is none of them', 'ja', '<div>平成29年10月14日</div>', '2017-10-14'],
    ['Chinese figures', 'zh', '<div>二〇二五年十月十四日</div>', day],
    ['Thai, of the Buddhist era', 'th', '<div>14 ต.ค. 2568</div>', day],
  ])('%s', (_name, language, top, expected) => {
    expect(read(language, top)[0]).toBe(expected)
  })
})
