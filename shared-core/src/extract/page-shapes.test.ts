import { describe, expect, test } from 'vitest'
import type { Article } from '../model/article.ts'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

/** Texts of a page of one language; `day` as its templates write it, `by` the line that names the authors. */
interface Language {
  readonly code: string
  readonly site: string
  readonly headline: string
  readonly names: readonly string[]
  readonly by: string
  readonly day: string
  readonly paragraphs: readonly string[]
  readonly related: string
  readonly comments: string
}

// biome-ignore format: a table
const languages: readonly Language[] = [
  { code: 'en', site: 'Harbour Weekly', headline: 'Ferry timetable changes from Monday', names: ['Ann Lee', 'Tom Okafor'], by: 'By Ann Lee and Tom Okafor', day: '3 February 2026', paragraphs: ['The ferry will leave every forty minutes, not every hour, because two new boats arrived in January.', 'Passengers had complained for years about long queues, missed trains, and cold evenings on the pier.'], related: 'Related articles', comments: 'Comments' },
  { code: 'de', site: 'Hafenblatt', headline: 'Fähre fährt ab Montag häufiger', names: ['Anna Schröder', 'Jürgen Weiß'], by: 'Von Anna Schröder und Jürgen Weiß', day: '3. Februar 2026', paragraphs: ['Die Fähre legt künftig alle vierzig Minuten ab, nicht mehr stündlich, weil im Januar zwei neue Schiffe kamen.', 'Fahrgäste hatten jahrelang über lange Schlangen, verpasste Züge und kalte Abende am Anleger geklagt.'], related: 'Ähnliche Artikel', comments: 'Kommentare' },
  { code: 'fr', site: 'Le Quai', headline: 'Le bac partira plus souvent dès lundi', names: ['Élodie Garnier', 'Paul Lefèvre'], by: 'Par Élodie Garnier et Paul Lefèvre', day: '3 février 2026', paragraphs: ['Le bac partira toutes les quarante minutes, et non plus chaque heure, car deux bateaux sont arrivés en janvier.', 'Les passagers se plaignaient depuis des années des files, des trains manqués et des soirées froides sur le quai.'], related: 'À lire aussi', comments: 'Commentaires' },
  { code: 'es', site: 'El Muelle', headline: 'El ferri saldrá más a menudo desde el lunes', names: ['Lucía Ortega', 'Iván Peña'], by: 'Por Lucía Ortega y Iván Peña', day: '3 de febrero de 2026', paragraphs: ['El ferri saldrá cada cuarenta minutos, y no cada hora, porque en enero llegaron dos barcos nuevos.', 'Los pasajeros se quejaban desde hacía años de las colas, de los trenes perdidos y de las noches frías.'], related: 'Artículos relacionados', comments: 'Comentarios' },
  { code: 'it', site: 'Il Molo', headline: 'Il traghetto parte più spesso da lunedì', names: ['Chiara Rossi', 'Marco Bellini'], by: 'di Chiara Rossi e Marco Bellini', day: '3 febbraio 2026', paragraphs: ['Il traghetto partirà ogni quaranta minuti, non più ogni ora, perché a gennaio sono arrivate due navi nuove.', 'I passeggeri si lamentavano da anni delle lunghe code, dei treni persi e delle sere fredde sul molo.'], related: 'Articoli correlati', comments: 'Commenti' },
  { code: 'pt', site: 'O Cais', headline: 'Balsa parte mais vezes a partir de segunda', names: ['Inês Carvalho', 'Rui Santos'], by: 'Por Inês Carvalho e Rui Santos', day: '3 de fevereiro de 2026', paragraphs: ['A balsa partirá a cada quarenta minutos, e não a cada hora, porque em janeiro chegaram dois barcos novos.', 'Os passageiros queixavam-se há anos das filas longas, dos comboios perdidos e das noites frias no cais.'], related: 'Artigos relacionados', comments: 'Comentários' },
  { code: 'nl', site: 'Havenkrant', headline: 'Veerboot vaart vaker vanaf maandag', names: ['Sanne Visser', 'Pieter Bakker'], by: 'Door Sanne Visser en Pieter Bakker', day: '3 februari 2026', paragraphs: ['De veerboot vertrekt voortaan elke veertig minuten, niet elk uur, omdat er in januari twee nieuwe schepen kwamen.', 'Reizigers klaagden al jaren over lange rijen, gemiste treinen en koude avonden op de steiger.'], related: 'Gerelateerde artikelen', comments: 'Reacties' },
  { code: 'pl', site: 'Nabrzeże', headline: 'Prom popłynie częściej od poniedziałku', names: ['Agnieszka Nowak', 'Piotr Zieliński'], by: 'Autor: Agnieszka Nowak, Piotr Zieliński', day: '3 lutego 2026', paragraphs: ['Prom będzie odpływał co czterdzieści minut, a nie co godzinę, bo w styczniu przybyły dwa nowe statki.', 'Pasażerowie od lat skarżyli się na długie kolejki, spóźnione pociągi i zimne wieczory na nabrzeżu.'], related: 'Powiązane artykuły', comments: 'Komentarze' },
  { code: 'ru', site: 'Причал', headline: 'Паром пойдёт чаще с понедельника', names: ['Анна Кузнецова', 'Пётр Орлов'], by: 'Автор: Анна Кузнецова, Пётр Орлов', day: '3 февраля 2026', paragraphs: ['Паром будет отходить каждые сорок минут, а не каждый час, потому что в январе пришли два новых судна.', 'Пассажиры годами жаловались на длинные очереди, опоздания на поезда и холодные вечера на причале.'], related: 'Читайте также', comments: 'Комментарии' },
  { code: 'sv', site: 'Kajbladet', headline: 'Färjan går oftare från och med måndag', names: ['Elin Åkesson', 'Nils Berg'], by: 'Av Elin Åkesson och Nils Berg', day: '3 februari 2026', paragraphs: ['Färjan går var fyrtionde minut, inte en gång i timmen, eftersom två nya båtar kom i januari.', 'Passagerarna hade i flera år klagat på långa köer, missade tåg och kalla kvällar på bryggan.'], related: 'Läs också', comments: 'Kommentarer' },
  { code: 'tr', site: 'İskele', headline: 'Feribot pazartesiden itibaren daha sık kalkacak', names: ['Ayşe Yılmaz', 'Mehmet Çelik'], by: 'Yazan: Ayşe Yılmaz, Mehmet Çelik', day: '3 Şubat 2026', paragraphs: ['Feribot artık saatte bir değil, kırk dakikada bir kalkacak, çünkü ocak ayında iki yeni gemi geldi.', 'Yolcular yıllardır uzun kuyruklardan, kaçan trenlerden ve iskeledeki soğuk akşamlardan şikâyet ediyordu.'], related: 'İlgili haberler', comments: 'Yorumlar' },
  { code: 'ja', site: '港の新聞', headline: '連絡船、月曜から増便へ', names: ['田中 花子'], by: '文：田中 花子', day: '2026年2月3日', paragraphs: ['連絡船は一時間に一本ではなく四十分ごとに出航する。一月に新しい船が二隻届いたためで、待ち時間は短くなる。', '乗客は何年も前から、長い列や乗り遅れた列車、そして桟橋の寒い夜について、市に苦情を寄せていた。'], related: '関連記事', comments: 'コメント' },
  { code: 'zh', site: '码头日报', headline: '渡轮周一起增加班次', names: ['李小梅'], by: '记者：李小梅', day: '2026年2月3日', paragraphs: ['渡轮今后每四十分钟一班，而不是每小时一班，因为一月份有两艘新船投入使用，候船时间将会缩短。', '多年来，乘客一直抱怨排队太长、赶不上火车，以及冬天夜晚在码头上等候的寒冷，市政府终于作出回应。'], related: '相关文章', comments: '评论' },
  { code: 'ko', site: '부두신문', headline: '여객선 월요일부터 더 자주 운항', names: ['김민지'], by: '글: 김민지', day: '2026년 2월 3일', paragraphs: ['여객선은 이제 한 시간이 아니라 사십 분마다 출발한다. 일월에 새 배 두 척이 도착했기 때문이다.', '승객들은 몇 년 동안 긴 줄과 놓친 기차, 그리고 부두의 추운 저녁에 대해 시청에 불만을 제기해 왔다.'], related: '관련 기사', comments: '댓글' },
  { code: 'ar', site: 'صحيفة المرفأ', headline: 'العبارة تبحر أكثر ابتداء من الاثنين', names: ['ليلى حداد'], by: 'بقلم: ليلى حداد', day: '3 فبراير 2026', paragraphs: ['ستغادر العبارة كل أربعين دقيقة، وليس كل ساعة، لأن سفينتين جديدتين وصلتا في شهر كانون الثاني.', 'اشتكى الركاب لسنوات من الطوابير الطويلة، ومن القطارات الفائتة، ومن أمسيات الشتاء الباردة على الرصيف.'], related: 'مواضيع ذات صلة', comments: 'تعليقات' },
  { code: 'he', site: 'עיתון הרציף', headline: 'המעבורת תצא בתדירות גבוהה יותר', names: ['דנה לוי'], by: 'מאת: דנה לוי', day: '3 בפברואר 2026', paragraphs: ['המעבורת תצא כל ארבעים דקות, ולא כל שעה, מפני שבחודש ינואר הגיעו שתי ספינות חדשות אל הנמל.', 'הנוסעים התלוננו במשך שנים על תורים ארוכים, על רכבות שהוחמצו ועל ערבים קרים ברציף הישן.'], related: 'כתבות נוספות', comments: 'תגובות' },
  { code: 'cs', site: 'Přístavní listy', headline: 'Přívoz pojede od pondělí častěji', names: ['Jana Nováková', 'Petr Dvořák'], by: 'Autor: Jana Nováková, Petr Dvořák', day: '3. února 2026', paragraphs: ['Přívoz bude nově odplouvat každých čtyřicet minut, nikoli každou hodinu, protože v lednu dorazily dvě lodě.', 'Cestující si léta stěžovali na dlouhé fronty, zmeškané vlaky a studené večery na molu.'], related: 'Související články', comments: 'Komentáře' },
  { code: 'hu', site: 'Kikötői Lapok', headline: 'Hétfőtől gyakrabban indul a komp', names: ['Kovács Anna', 'Szabó Péter'], by: 'Szerző: Kovács Anna, Szabó Péter', day: '2026. február 3.', paragraphs: ['A komp negyvenpercenként indul majd, nem óránként, mert januárban két új hajó érkezett a kikötőbe.', 'Az utasok évek óta panaszkodtak a hosszú sorokra, a lekésett vonatokra és a hideg estékre a mólón.'], related: 'Kapcsolódó cikkek', comments: 'Hozzászólások' },
  { code: 'ro', site: 'Cheiul', headline: 'Bacul va pleca mai des de luni', names: ['Ioana Popescu', 'Andrei Ionescu'], by: 'De Ioana Popescu și Andrei Ionescu', day: '3 februarie 2026', paragraphs: ['Bacul va pleca la fiecare patruzeci de minute, nu la fiecare oră, pentru că în ianuarie au sosit două nave noi.', 'Pasagerii se plângeau de ani de zile de cozile lungi, de trenurile pierdute și de serile reci de pe chei.'], related: 'Citește și', comments: 'Comentarii' },
  { code: 'bg', site: 'Кейът', headline: 'Фериботът тръгва по-често от понеделник', names: ['Мария Иванова', 'Георги Петров'], by: 'Автори: Мария Иванова и Георги Петров', day: '3 февруари 2026', paragraphs: ['Фериботът ще тръгва на всеки четиридесет минути, а не на всеки час, защото през януари дойдоха два нови кораба.', 'Пътниците се оплакваха от години от дългите опашки, изпуснатите влакове и студените вечери на кея.'], related: 'Прочетете още', comments: 'Коментари' },
  { code: 'uk', site: 'Причалка', headline: 'Пором ходитиме частіше з понеділка', names: ['Олена Коваль', 'Іван Мороз'], by: 'Автори: Олена Коваль, Іван Мороз', day: '3 лютого 2026', paragraphs: ['Пором відходитиме кожні сорок хвилин, а не щогодини, бо в січні прийшли два нові судна.', 'Пасажири роками скаржилися на довгі черги, запізнення на потяги і холодні вечори на причалі.'], related: 'Читайте також', comments: 'Коментарі' },
  { code: 'el', site: 'Η Προβλήτα', headline: 'Το πορθμείο θα φεύγει συχνότερα από Δευτέρα', names: ['Μαρία Παππά', 'Νίκος Γεωργίου'], by: 'Συντάκτες: Μαρία Παππά, Νίκος Γεωργίου', day: '3 Φεβρουαρίου 2026', paragraphs: ['Το πορθμείο θα φεύγει κάθε σαράντα λεπτά, όχι κάθε ώρα, επειδή τον Ιανουάριο ήρθαν δύο νέα πλοία.', 'Οι επιβάτες παραπονιούνταν εδώ και χρόνια για τις ουρές, τα χαμένα τρένα και τα κρύα βράδια στην προβλήτα.'], related: 'Διαβάστε επίσης', comments: 'Σχόλια' },
  { code: 'fi', site: 'Laiturilehti', headline: 'Lautta kulkee maanantaista alkaen useammin', names: ['Aino Virtanen', 'Mikko Laine'], by: 'Teksti: Aino Virtanen, Mikko Laine', day: '3. helmikuuta 2026', paragraphs: ['Lautta lähtee jatkossa neljänkymmenen minuutin välein eikä enää tunneittain, koska tammikuussa saapui kaksi alusta.', 'Matkustajat olivat valittaneet vuosia pitkistä jonoista, myöhästytyistä junista ja kylmistä illoista laiturilla.'], related: 'Lue myös', comments: 'Kommentit' },
  { code: 'da', site: 'Kajavisen', headline: 'Færgen sejler oftere fra mandag', names: ['Mette Jensen', 'Lars Holm'], by: 'Af Mette Jensen og Lars Holm', day: '3. februar 2026', paragraphs: ['Færgen sejler fremover hvert fyrretyvende minut og ikke hver time, fordi der kom to nye skibe i januar.', 'Passagererne havde i årevis klaget over lange køer, mistede tog og kolde aftener på molen.'], related: 'Læs også', comments: 'Kommentarer' },
  { code: 'hr', site: 'Riva', headline: 'Trajekt od ponedjeljka vozi češće', names: ['Ivana Horvat', 'Marko Babić'], by: 'Piše: Ivana Horvat i Marko Babić', day: '3. veljače 2026.', paragraphs: ['Trajekt će polaziti svakih četrdeset minuta, a ne svaki sat, jer su u siječnju stigla dva nova broda.', 'Putnici su se godinama žalili na duge redove, propuštene vlakove i hladne večeri na molu.'], related: 'Pročitajte još', comments: 'Komentari' },
  { code: 'vi', site: 'Báo Bến Cảng', headline: 'Phà chạy thường xuyên hơn từ thứ hai', names: ['Nguyễn Thị Lan'], by: 'Tác giả: Nguyễn Thị Lan', day: '3 tháng 2 năm 2026', paragraphs: ['Phà sẽ rời bến bốn mươi phút một chuyến, không phải mỗi giờ một chuyến, vì tháng giêng có hai tàu mới.', 'Hành khách đã phàn nàn nhiều năm về hàng dài chờ đợi, những chuyến tàu lỡ và buổi tối lạnh trên cầu cảng.'], related: 'Xem thêm', comments: 'Bình luận' },
  { code: 'id', site: 'Koran Dermaga', headline: 'Feri berangkat lebih sering mulai Senin', names: ['Budi Santoso', 'Rina Wati'], by: 'Penulis: Budi Santoso, Rina Wati', day: '3 Februari 2026', paragraphs: ['Feri akan berangkat setiap empat puluh menit, bukan setiap jam, karena dua kapal baru tiba pada bulan Januari.', 'Penumpang bertahun-tahun mengeluh tentang antrean panjang, kereta yang terlewat, dan malam dingin di dermaga.'], related: 'Baca juga', comments: 'Komentar' },
  { code: 'th', site: 'ข่าวท่าเรือ', headline: 'เรือข้ามฟากออกถี่ขึ้นตั้งแต่วันจันทร์', names: ['สมชาย ใจดี'], by: 'โดย สมชาย ใจดี', day: '3 กุมภาพันธ์ 2569', paragraphs: ['เรือข้ามฟากจะออกทุกสี่สิบนาที ไม่ใช่ทุกชั่วโมง เพราะเรือใหม่สองลำมาถึงในเดือนมกราคม และผู้โดยสารจะรอน้อยลง', 'ผู้โดยสารบ่นมานานหลายปีเรื่องแถวยาว รถไฟที่พลาดไป และค่ำคืนที่หนาวเย็นบนท่าเรือเก่าแห่งนี้'], related: 'ข่าวที่เกี่ยวข้อง', comments: 'ความคิดเห็น' },
  { code: 'hi', site: 'घाट समाचार', headline: 'सोमवार से नाव ज़्यादा बार चलेगी', names: ['अनिल शर्मा'], by: 'लेखक: अनिल शर्मा', day: '3 फ़रवरी 2026', paragraphs: ['नाव अब हर घंटे नहीं, बल्कि हर चालीस मिनट पर चलेगी, क्योंकि जनवरी में दो नई नावें आ गई हैं।', 'यात्री वर्षों से लंबी कतारों, छूटी हुई रेलगाड़ियों और घाट पर ठंडी शामों की शिकायत करते रहे हैं।'], related: 'यह भी पढ़ें', comments: 'टिप्पणियाँ' },
  { code: 'fa', site: 'روزنامه اسکله', headline: 'کشتی از دوشنبه بیشتر حرکت می‌کند', names: ['مریم احمدی'], by: 'نویسنده: مریم احمدی', day: '۳ فوریه ۲۰۲۶', paragraphs: ['کشتی هر چهل دقیقه حرکت خواهد کرد، نه هر ساعت، زیرا در ماه ژانویه دو کشتی تازه به بندر رسید.', 'مسافران سال‌ها از صف‌های طولانی، قطارهای ازدست‌رفته و شب‌های سرد روی اسکله گلایه داشتند.'], related: 'مطالب مرتبط', comments: 'دیدگاه‌ها' },
]

const link = (language: Language, at: number): string => `<a href="/author/person-${at}">${language.names[at]}</a>`
const body = ({ paragraphs }: Language): string =>
  [1, 2, 3].flatMap((round) => paragraphs.map((text) => `<p>${text} (${round})</p>`)).join('\n')
const others = ({ related, names }: Language): string =>
  `<section class="related-posts"><h3>${related}</h3><ul>${[1, 2, 3].map((at) => `<li><a href="/other-${at}"><h4>Another headline number ${at}</h4></a> <span class="author">Other Person</span> <time datetime="2024-05-0${at}">x</time></li>`).join('')}</ul></section><div id="comments" class="comments-area"><ol><li class="comment"><cite class="fn">Some Reader</cite> <time datetime="2026-03-01">x</time><p>${names.length} I have waited on that pier as well, and it was always cold there.</p></li></ol></div>`
const menu = '<nav class="main-menu"><ul><li><a href="/">A</a></li><li><a href="/b">B</a></li></ul></nav>'
const bottom = ({ site }: Language): string => `<footer class="site-footer"><p>© 2019–2026 ${site}</p></footer>`
const html = (language: Language, head: string, content: string, title = `${language.headline} | ${language.site}`): string =>
  `<!doctype html><html lang="${language.code}"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${content}</body></html>`

/** Shapes of pages as themes and content systems print them, each with one way to say headline, authors and day. */
const shapes: Readonly<Record<string, (language: Language) => string>> = {
  'block theme with post-author blocks': (l) =>
    html(
      l,
      '',
      `<div class="wp-site-blocks"><header class="wp-block-template-part"><h1 class="wp-block-site-title"><a href="/">${l.site}</a></h1>${menu}</header><main class="wp-block-group"><h1 class="wp-block-post-title">${l.headline}</h1><div class="wp-block-template-part post-meta"><time datetime="2026-02-03T09:00:00+01:00">${l.day}</time> ${l.names.map((_, at) => `<div class="wp-block-post-author-name">${link(l, at)}</div>`).join('')}</div><div class="entry-content wp-block-post-content">${body(l)}</div></main>${others(l)}${bottom(l)}</div>`,
      `${l.headline} – ${l.site}`,
    ),
  'classic theme with entry-meta': (l) =>
    html(
      l,
      '',
      `<div id="page"><header id="masthead" class="site-header"><p class="site-title">${l.site}</p>${menu}</header><div id="primary"><article class="post type-post hentry"><header class="entry-header"><h1 class="entry-title">${l.headline}</h1><div class="entry-meta"><span class="posted-on"><time class="entry-date published" datetime="2026-02-03T09:00:00+01:00">${l.day}</time><time class="updated" datetime="2026-02-09">x</time></span> <span class="byline">${l.names.map((_, at) => `<span class="author vcard">${link(l, at)}</span>`).join(', ')}</span></div></header><div class="entry-content">${body(l)}</div></article>${others(l)}</div><aside id="secondary" class="widget-area"><h2>B</h2></aside>${bottom(l)}</div>`,
    ),
  'news template in microdata': (l) =>
    html(
      l,
      '',
      `${menu}<div itemscope itemtype="https://schema.org/NewsArticle"><h1 itemprop="headline">${l.headline}</h1>${l.names.map((name) => `<span itemprop="author" itemscope itemtype="https://schema.org/Person"><span itemprop="name">${name}</span></span>`).join(' ')}<time itemprop="datePublished" datetime="2026-02-03">${l.day}</time><div itemprop="articleBody">${body(l)}</div></div>${others(l)}${bottom(l)}`,
    ),
  'nothing but divs': (l) =>
    html(
      l,
      '',
      `<div class="a1"><div class="a2"><a href="/">${l.site}</a> <a href="/b">B</a></div><div class="a3"><h1>${l.headline}</h1><div class="a4"><span>${l.by}</span></div><div class="a5">${l.day}</div><div class="a6">${body(l)}</div></div></div>`,
    ),
  'byline above a written day': (l) =>
    html(
      l,
      '',
      `${menu}<article><h1>${l.headline}</h1><p class="byline">${l.by}</p><p class="dateline">${l.day}</p>${body(l)}</article>${others(l)}${bottom(l)}`,
      `${l.site}: ${l.headline}`,
    ),
  'rel=author links in a header': (l) =>
    html(
      l,
      '',
      `<main><article><header><h2 class="kicker">A</h2><h1>${l.headline}</h1><address>${l.names.map((name, at) => `<a rel="author" href="/staff/${at}">${name}</a>`).join(' ')}</address><time datetime="2026-02-03">${l.day}</time></header><section>${body(l)}</section></article></main>${others(l)}${bottom(l)}`,
    ),
  'meta elements of analytics': (l) =>
    html(
      l,
      `${l.names.map((name) => `<meta name="parsely-author" content="${name}">`).join('')}<meta name="parsely-title" content="${l.headline}"><meta name="parsely-pub-date" content="2026-02-03T08:00:00Z">`,
      `<div class="logo"><h1>${l.site}</h1></div>${menu}<div class="text">${body(l)}</div>${bottom(l)}`,
      l.site,
    ),
  'meta elements of a newsletter service': (l) =>
    html(
      l,
      `<meta name="sailthru.author" content="${l.names.join(', ')}"><meta name="sailthru.title" content="${l.headline}"><meta name="sailthru.date" content="2026-02-03 08:00:00">`,
      `${menu}<article>${body(l)}</article>${others(l)}`,
      l.site,
    ),
  'bibliographic meta elements': (l) =>
    html(
      l,
      `${l.names.map((name) => `<meta name="citation_author" content="${name}">`).join('')}<meta name="citation_title" content="${l.headline}"><meta name="citation_publication_date" content="2026/02/03"><meta name="citation_journal_title" content="${l.site}">`,
      `<div class="header">${l.site}</div><div class="article">${body(l)}</div>`,
      `${l.headline} | ${l.site}`,
    ),
  'Dublin Core': (l) =>
    html(
      l,
      `${l.names.map((name) => `<meta name="DC.creator" content="${name}">`).join('')}<meta name="DC.title" content="${l.headline}"><meta name="DC.date.issued" content="2026-02-03">`,
      `${menu}<div id="content">${body(l)}</div>${bottom(l)}`,
      l.site,
    ),
  'shared title with the site behind a bar': (l) =>
    html(
      l,
      `<meta property="og:site_name" content="${l.site}"><meta property="og:title" content="${l.headline} | ${l.site}"><meta name="author" content="${l.names.join(', ')}"><meta property="article:published_time" content="2026-02-03T08:00:00+00:00">`,
      `${menu}<div class="story"><h2>${l.headline}</h2>${body(l)}</div>${others(l)}`,
    ),
  'logo as H1, headline as H2': (l) =>
    html(
      l,
      `<meta property="og:title" content="${l.headline}">`,
      `<header><h1 class="logo"><a href="/">${l.site}</a></h1>${menu}</header><article><h2 class="title">${l.headline}</h2><div class="info">${l.by} – ${l.day}</div>${body(l)}</article>${bottom(l)}`,
      `${l.headline} - ${l.site}`,
    ),
  'card of the author behind the text': (l) =>
    html(
      l,
      '<meta property="article:published_time" content="2026-02-03">',
      `<main><h1>${l.headline}</h1><div class="prose">${body(l)}</div>${l.names.map((_, at) => `<div class="author-card"><img src="/p.jpg" alt=""><h3>${link(l, at)}</h3></div>`).join('')}</main>${bottom(l)}`,
    ),
  'static site with post-meta': (l) =>
    html(
      l,
      '',
      `<header class="header"><a href="/">${l.site}</a></header><main class="main"><article class="post-single"><header class="post-header"><h1 class="post-title">${l.headline}</h1><div class="post-meta"><span title="2026-02-03 08:00:00 +0000 UTC">${l.day}</span>&nbsp;·&nbsp;<span>4 min</span>&nbsp;·&nbsp;<span>${l.names.map((_, at) => link(l, at)).join(', ')}</span></div></header><div class="post-content">${body(l)}</div></article></main>${bottom(l)}`,
    ),
  'publication platform with avatars': (l) =>
    html(
      l,
      '',
      `<div id="root"><article><section><h1>${l.headline}</h1><div>${l.names.map((name, at) => `<div><a href="/@person${at}"><img src="/a.jpg" alt="${name}"></a><a href="/@person${at}" rel="author">${name}</a></div>`).join('')}<span>4 min read</span><span>${l.day}</span></div>${body(l)}</section></article></div>`,
      `${l.headline} | ${l.site}`,
    ),
  'headline in the header of the page': (l) =>
    html(
      l,
      '',
      `<header class="page-header hero"><h1>${l.headline}</h1><div class="author-name">${l.by}</div><span class="date">${l.day}</span></header><div class="container"><div class="content rich-text">${body(l)}</div></div>${others(l)}${bottom(l)}`,
      `${l.headline} · ${l.site}`,
    ),
  'old portal of tables': (l) =>
    html(
      l,
      '',
      `<table><tr><td><a href="/">A</a><br><a href="/b">B</a></td><td><h1>${l.headline}</h1><b>${l.by}</b><br><i>${l.day}</i>${body(l)}</td></tr></table>`,
      `${l.site} :: ${l.headline}`,
    ),
  'headless page with names of a build tool': (l) =>
    html(
      l,
      '',
      `<div id="__next"><main class="css-1x2y3z"><div class="ArticleHeader_root__a1B2c"><h1 class="ArticleHeader_title__x9">${l.headline}</h1><div class="ArticleHeader_authors__q2">${l.names.map((_, at) => link(l, at)).join(', ')}</div><time class="ArticleHeader_date__z1" datetime="2026-02-03T08:00:00.000Z">${l.day}</time></div><div class="ArticleBody_root__k3">${body(l)}</div></main></div>${bottom(l)}`,
    ),
  'accelerated mobile page': (l) =>
    html(
      l,
      '',
      `<article class="amp-wp-article"><header class="amp-wp-article-header"><h1 class="amp-wp-title">${l.headline}</h1>${l.names.map((name) => `<div class="amp-wp-meta amp-wp-byline"><span class="amp-wp-author author vcard">${name}</span></div>`).join('')}<div class="amp-wp-meta amp-wp-posted-on"><time datetime="2026-02-03T08:00:00+00:00">${l.day}</time></div></header><div class="amp-wp-article-content">${body(l)}</div></article>`,
      `${l.headline} – ${l.site}`,
    ),
  'print view': (l) => html(l, '', `<div class="print"><h1>${l.headline}</h1><p>${l.by}</p><p>${l.day}</p>${body(l)}</div>`, l.headline),
}

const read = (page: string): Article =>
  readArticle({ kind: 'page', html: page }, testContext({ url: 'https://www.site.example/a', readJsonLd: false }))

describe.each(Object.entries(shapes))('%s', (_, shape) => {
  test.each(languages)('$code', (language) => {
    const article = read(shape(language))
    expect({
      headline: article.headline?.value,
      authors: article.authors.map(({ value }) => value.name),
      day: article.datePublished?.value.slice(0, 10),
      paragraphs: article.blocks.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text),
    }).toEqual({
      headline: language.headline,
      authors: language.names,
      day: '2026-02-03',
      paragraphs: [1, 2, 3].flatMap((round) => language.paragraphs.map((text) => `${text} (${round})`)),
    })
  })
})
