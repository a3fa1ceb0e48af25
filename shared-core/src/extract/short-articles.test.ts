import { describe, expect, test } from 'vitest'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

/** A short article of one language, and the elements beside it: remarks of readers and teasers of other stories. */
interface Words {
  readonly code: string
  readonly headline: string
  readonly article: readonly string[]
  readonly remark: string
  readonly names: readonly string[]
  readonly day: string
  readonly reply: string
  readonly comments: string
  readonly others: string
  readonly teaser: string
}

// biome-ignore format: a table
const languages: readonly Words[] = [
  { code: 'en', headline: 'Library opens on Sundays from March', article: ['The town library will open its doors on Sundays from the first of March, between ten in the morning and four in the afternoon.', 'Two new members of staff were hired for it, and the council has set aside money for a trial of twelve months.', 'Books can be returned at any hour through the box beside the old gate.'], remark: 'I have waited for this since the children were small, because we both work on Saturdays, and now they are nearly grown up, but it is still good news for everybody else in the street.', names: ['Gwen P.', 'oldsailor', 'M. Tate', 'Rhys', 'booklover77'], day: '5 February 2026', reply: 'Reply', comments: '5 comments', others: 'More stories', teaser: 'The bridge across the lower river stays closed until autumn, because the engineers found rust in places where nobody had looked for thirty years, and the detour takes twenty minutes.' },
  { code: 'de', headline: 'Bücherei öffnet ab März auch sonntags', article: ['Die Stadtbücherei öffnet vom ersten März an auch sonntags, und zwar zwischen zehn Uhr morgens und vier Uhr nachmittags.', 'Dafür wurden zwei neue Kräfte eingestellt, und der Rat hat Geld für einen Versuch von zwölf Monaten bereitgelegt.', 'Bücher lassen sich zu jeder Stunde in den Kasten am alten Tor werfen.'], remark: 'Darauf habe ich gewartet, seit die Kinder klein waren, weil wir beide samstags arbeiten, und nun sind sie fast erwachsen, aber für alle anderen in der Straße ist es trotzdem eine gute Nachricht.', names: ['Gerda P.', 'altersegler', 'M. Thiel', 'Rolf', 'leseratte77'], day: '5. Februar 2026', reply: 'Antworten', comments: '5 Kommentare', others: 'Weitere Artikel', teaser: 'Die Brücke über den unteren Fluss bleibt bis zum Herbst gesperrt, weil die Ingenieure Rost an Stellen fanden, die dreißig Jahre lang niemand angesehen hatte, und der Umweg kostet zwanzig Minuten.' },
  { code: 'es', headline: 'La biblioteca abrirá los domingos desde marzo', article: ['La biblioteca municipal abrirá sus puertas los domingos desde el primero de marzo, entre las diez de la mañana y las cuatro de la tarde.', 'Para ello se contrató a dos personas, y el ayuntamiento ha reservado dinero para una prueba de doce meses.', 'Los libros se pueden devolver a cualquier hora en el buzón de la puerta vieja.'], remark: 'Lo esperaba desde que los niños eran pequeños, porque los dos trabajamos los sábados, y ahora ya son casi mayores, pero sigue siendo una buena noticia para todos los demás de la calle.', names: ['Gema P.', 'viejomarino', 'M. Tejada', 'Raúl', 'lectora77'], day: '5 de febrero de 2026', reply: 'Responder', comments: '5 comentarios', others: 'Más noticias', teaser: 'El puente sobre el río bajo seguirá cerrado hasta el otoño, porque los ingenieros hallaron óxido donde nadie había mirado en treinta años, y el desvío cuesta veinte minutos.' },
  { code: 'pl', headline: 'Biblioteka od marca czynna w niedziele', article: ['Biblioteka miejska od pierwszego marca będzie otwarta także w niedziele, od dziesiątej rano do czwartej po południu.', 'Zatrudniono w tym celu dwie nowe osoby, a rada odłożyła pieniądze na próbę, która potrwa dwanaście miesięcy.', 'Książki można oddać o każdej porze do skrzynki obok starej bramy.'], remark: 'Czekałam na to, odkąd dzieci były małe, bo oboje pracujemy w soboty, a teraz są już prawie dorosłe, ale dla wszystkich innych na naszej ulicy to i tak dobra wiadomość.', names: ['Grażyna P.', 'starymarynarz', 'M. Tomala', 'Ryszard', 'molksiazkowy77'], day: '5 lutego 2026', reply: 'Odpowiedz', comments: '5 komentarzy', others: 'Zobacz także', teaser: 'Most na dolnej rzece pozostanie zamknięty do jesieni, bo inżynierowie znaleźli rdzę w miejscach, na które nikt nie patrzył od trzydziestu lat, a objazd zajmuje dwadzieścia minut.' },
  { code: 'ja', headline: '図書館、三月から日曜も開館', article: ['市立図書館は三月一日から日曜日も開館する。時間は午前十時から午後四時までで、祝日と重なる日も休まない。', 'このために職員が二人増え、市議会は十二か月の試行に必要な予算をすでに確保した。', '本は古い門のそばの箱に、いつでも返すことができる。'], remark: '子どもが小さいころからずっと待っていました。夫婦とも土曜は仕事なので、なかなか行けなかったのです。もう大きくなってしまいましたが、近所の人にはとても良い知らせだと思います。', names: ['みどり', '元船乗り', '田原', 'リョウ', '本の虫77'], day: '2026年2月5日', reply: '返信', comments: 'コメント5件', others: '関連記事', teaser: '下流の橋は秋まで通れない。三十年ものあいだ誰も見なかった場所に、技師たちがさびを見つけたからで、回り道には二十分かかるという。' },
  { code: 'ru', headline: 'Библиотека с марта открыта по воскресеньям', article: ['Городская библиотека с первого марта будет открыта и по воскресеньям, с десяти часов утра до четырёх часов дня.', 'Для этого приняли двух новых сотрудников, а совет отложил деньги на пробу, которая продлится двенадцать месяцев.', 'Книги можно вернуть в любое время в ящик у старых ворот.'], remark: 'Я ждала этого с тех пор, как дети были маленькими, потому что по субботам мы оба работаем, а теперь они почти взрослые, но для всех остальных на нашей улице это всё равно хорошая новость.', names: ['Галина П.', 'старийморяк', 'М. Титов', 'Роман', 'книголюб77'], day: '5 февраля 2026', reply: 'Ответить', comments: '5 комментариев', others: 'Читайте также', teaser: 'Мост через нижнюю реку закрыт до осени, потому что инженеры нашли ржавчину там, куда никто не смотрел тридцать лет, а объезд занимает двадцать минут.' },
  { code: 'ar', headline: 'المكتبة تفتح أيام الأحد ابتداء من آذار', article: ['ستفتح مكتبة المدينة أبوابها أيام الأحد ابتداء من الأول من آذار، بين العاشرة صباحا والرابعة بعد الظهر.', 'وقد وُظف شخصان جديدان لهذا الغرض، ورصد المجلس مالا لتجربة تستمر اثني عشر شهرا كاملة.', 'ويمكن إعادة الكتب في أي ساعة في الصندوق المجاور للبوابة القديمة.'], remark: 'كنت أنتظر هذا منذ أن كان الأولاد صغارا، لأننا نعمل كلانا أيام السبت، وقد كبروا الآن تقريبا، لكنه يبقى خبرا جيدا لكل من يسكن في شارعنا.', names: ['غادة', 'بحار قديم', 'م. طه', 'رامي', 'قارئة٧٧'], day: '5 فبراير 2026', reply: 'رد', comments: '5 تعليقات', others: 'مواضيع ذات صلة', teaser: 'يبقى الجسر على النهر السفلي مغلقا حتى الخريف، لأن المهندسين وجدوا صدأ في أماكن لم ينظر إليها أحد منذ ثلاثين عاما، والطريق البديل يستغرق عشرين دقيقة.' },
]

const times = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const nameOf = ({ names }: Words, at: number): string => names[at % names.length]!
const remarkOf = ({ remark }: Words, at: number): string => `${remark} (${at + 1})`
const iso = (at: number): string => `2026-02-${String(5 + at).padStart(2, '0')}T10:00:00Z`
const text = ({ article }: Words): string => article.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
const menu = '<nav><ul><li><a href="/">A</a></li><li><a href="/b">B</a></li></ul></nav>'

const page = (words: Words, content: string, bodyClass = ''): string =>
  `<!doctype html><html lang="${words.code}"><head><meta charset="utf-8"><title>${words.headline} | Town News</title></head><body class="${bodyClass}">${menu}${content}<footer>© Town News</footer></body></html>`

/** Remarks of readers, as systems print them. */
const threads: Readonly<Record<string, (words: Words) => string>> = {
  'WordPress comments': (w) =>
    `<div id="comments" class="comments-area"><h2 class="comments-title">${w.comments}</h2><ol class="comment-list">${times.map((at) => `<li id="comment-${at}" class="comment even thread-even depth-1"><article class="comment-body"><footer class="comment-meta"><div class="comment-author vcard"><b class="fn">${nameOf(w, at)}</b></div><div class="comment-metadata"><time datetime="${iso(at)}">${w.day}</time></div></footer><div class="comment-content"><p>${remarkOf(w, at)}</p></div><div class="reply"><a rel="nofollow" class="comment-reply-link" href="?replytocom=${at}">${w.reply}</a></div></article></li>`).join('')}</ol></div>`,
  'nested WordPress comments without a class around': (w) =>
    `<section>${times.map((at) => `<div class="comment" id="c${at}"><p class="fn">${nameOf(w, at)}</p><p>${w.day}</p><p>${remarkOf(w, at)}</p>`).join('')}${times.map(() => '</div>').join('')}</section>`,
  'embedded discussion service': (w) =>
    `<div id="disqus_thread"><ul class="post-list">${times.map((at) => `<li class="post"><div class="post-content"><header><span class="author">${nameOf(w, at)}</span> <a class="time-ago" title="${iso(at)}">${w.day}</a></header><div class="post-message"><p>${remarkOf(w, at)}</p></div><footer><a href="#reply">${w.reply}</a></footer></div></li>`).join('')}</ul></div>`,
  'remarks with names of a build tool': (w) =>
    `<section class="css-k1"><h3 class="css-k2">${w.comments}</h3>${times.map((at) => `<div class="css-k3"><div class="css-k4"><img src="/avatar/${at}.jpg" alt=""><a href="/u/${at}">${nameOf(w, at)}</a><time datetime="${iso(at)}">${w.day}</time></div><div class="css-k5"><p>${remarkOf(w, at)}</p></div><button>${w.reply}</button></div>`).join('')}</section>`,
  'remarks in microdata': (w) =>
    `<div class="x1">${times.map((at) => `<div itemprop="comment" itemscope itemtype="https://schema.org/Comment"><span itemprop="author">${nameOf(w, at)}</span> <time itemprop="dateCreated" datetime="${iso(at)}">${w.day}</time><div itemprop="text"><p>${remarkOf(w, at)}</p></div></div>`).join('')}</div>`,
  'forum thread under the article': (w) =>
    `<div class="forum-thread"><div class="posts">${times.map((at) => `<div class="post" id="p${at}"><div class="postprofile"><a href="/member/${at}" class="username">${nameOf(w, at)}</a></div><div class="postbody"><p class="author">${w.day}</p><div class="content">${at > 0 ? `<blockquote><cite>${nameOf(w, at - 1)}:</cite>${remarkOf(w, at - 1)}</blockquote>` : ''}${remarkOf(w, at)}</div></div></div>`).join('')}</div></div>`,
  'remarks in paragraphs with line breaks': (w) =>
    `<div id="kommentare" class="user-comments">${times.map((at) => `<p><b>${nameOf(w, at)}</b> (${w.day}):<br>${remarkOf(w, at)}</p>`).join('')}</div>`,
  'remarks as a table': (w) =>
    `<table class="tborder">${times.map((at) => `<tr><td class="alt2"><a class="bigusername" href="/member/${at}">${nameOf(w, at)}</a></td><td class="alt1"><div>${w.day}</div><div id="post_message_${at}">${remarkOf(w, at)}</div><a href="/newreply?p=${at}">${w.reply}</a></td></tr>`).join('')}</table>`,
  'remarks as a list of definitions': (w) =>
    `<h3>${w.comments}</h3><dl class="commentlist">${times.map((at) => `<dt>${nameOf(w, at)} – ${w.day}</dt><dd><p>${remarkOf(w, at)}</p></dd>`).join('')}</dl>`,
  'web components': (w) =>
    `<comment-list>${times.map((at) => `<comment-item><span slot="name">${nameOf(w, at)}</span><relative-time datetime="${iso(at)}">${w.day}</relative-time><p>${remarkOf(w, at)}</p></comment-item>`).join('')}</comment-list>`,
}

/** Other stories, as systems print them below an article. */
const lists: Readonly<Record<string, (words: Words) => string>> = {
  'teasers as articles': (w) =>
    `<div class="list">${times.map((at) => `<article class="post-preview"><h2><a href="/story-${at}">${w.names[at % 5]} ${at}</a></h2><time datetime="${iso(at)}">${w.day}</time><p>${w.teaser} (${at})</p></article>`).join('')}</div>`,
  'teasers in cards of a build tool': (w) =>
    `<section class="css-a1"><h2>${w.others}</h2>${times.map((at) => `<div class="css-a2"><a href="/story-${at}"><img src="/i${at}.jpg" alt=""></a><h3 class="css-a3"><a href="/story-${at}">${w.headline.slice(0, 12)} ${at}</a></h3><p class="css-a4">${w.teaser} (${at})</p></div>`).join('')}</section>`,
  'teasers in a list': (w) =>
    `<ul class="river">${times.map((at) => `<li><h3><a href="/story-${at}">${w.headline.slice(0, 12)} ${at}</a></h3><p>${w.teaser} (${at})</p><p><a href="/story-${at}">…</a></p></li>`).join('')}</ul>`,
  'related products': (w) =>
    `<div class="products">${times.map((at) => `<div class="product"><h4><a href="/shop/${at}">${w.names[at % 5]} ${at}</a></h4><span class="price">${at}9,90 €</span><p>${w.teaser} (${at})</p></div>`).join('')}</div>`,
}

const three = ({ teaser }: Words): string => [1, 2, 3].map((at) => `<p>${teaser} (${at})</p>`).join('')

/** Boxes with more text than a short article. */
const boxes: Readonly<Record<string, (words: Words) => string>> = {
  'the writer’s life': (w) => `<div class="author-box"><img src="/w.jpg" alt=""><h3>${w.names[0]}</h3>${three(w)}</div>`,
  'a newsletter': (w) => `<div class="newsletter-signup">${three(w)}<form><input type="email"><button>OK</button></form></div>`,
  'a long footer': (w) => `<footer>${three(w)}${three(w)}</footer>`,
  'an aside': (w) => `<aside>${three(w)}</aside>`,
  'a form with terms': (w) => `<form>${three(w)}<input type="text"></form>`,
  'a dialog for consent': (w) => `<div role="dialog">${three(w)}</div>`,
}

/** Where the article stands. */
const frames: Readonly<Record<string, (words: Words, below: string) => string>> = {
  'classic theme': (w, below) =>
    page(
      w,
      `<div id="primary"><main><article class="post hentry"><header><h1 class="entry-title">${w.headline}</h1></header><div class="entry-content">${text(w)}</div></article>${below}</main></div>`,
      'single single-post comments-open',
    ),
  'nothing but divs': (w, below) =>
    page(
      w,
      `<div class="b1"><div class="b2"><h1>${w.headline}</h1><div class="b3">${text(w)}</div></div><div class="b4">${below}</div></div>`,
    ),
  'all in one article': (w, below) => page(w, `<article><h1>${w.headline}</h1><div class="text">${text(w)}</div>${below}</article>`),
  'paragraphs and the rest side by side': (w, below) => page(w, `<main><h1>${w.headline}</h1>${text(w)}${below}</main>`),
}

const paragraphsOf = (html: string): readonly string[] =>
  readArticle({ kind: 'page', html }, testContext({ url: 'https://www.site.example/a', readJsonLd: false }))
    .blocks.filter(({ kind }) => kind !== 'image')
    .map(({ text: words }) => words)

describe.each(Object.entries(frames))('a short article, %s', (_, frame) => {
  describe.each(Object.entries({ ...threads, ...lists, ...boxes }))('above %s', (__, below) => {
    test.each(languages)('$code', (words) => {
      expect(paragraphsOf(frame(words, below(words)))).toEqual(words.article)
    })
  })
})

/** Texts that look like a thread or a list and are the article. */
const own: Readonly<Record<string, (words: Words) => readonly [html: string, texts: readonly string[]]>> = {
  'a live blog whose entries have writers': (w) => [
    `<article class="live-blog"><h1>${w.headline}</h1>${text(w)}<div class="entries">${times.map((at) => `<div class="live-entry"><time datetime="${iso(at)}">1${at}:00</time> <span class="author">${nameOf(w, at)}</span><p>${w.teaser} (${at})</p></div>`).join('')}</div></article>`,
    [w.teaser],
  ],
  'a live blog with headlines': (w) => [
    `<main><h1>${w.headline}</h1>${text(w)}<div class="c1">${times.map((at) => `<div class="c2"><time datetime="${iso(at)}">1${at}:00</time><h3><a href="#e${at}">${w.names[at % 5]} ${at}</a></h3><p>${w.teaser} (${at})</p></div>`).join('')}</div></main>`,
    [w.teaser],
  ],
  'opinions of several people': (w) => [
    `<main><h1>${w.headline}</h1>${text(w)}${w.names.map((name) => `<div class="voice"><h3>${name}</h3><p>${w.remark}</p><p>${w.teaser}</p></div>`).join('')}</main>`,
    [w.remark, w.teaser],
  ],
  'places with links to their own sites': (w) => [
    `<main><h1>${w.headline}</h1>${text(w)}${times.map((at) => `<div class="place"><h3><a href="https://place-${at}.site.example/">${w.names[at % 5]}</a></h3><p>${w.teaser} (${at})</p></div>`).join('')}</main>`,
    [w.teaser],
  ],
  'recipes with links in the text of a post': (w) => [
    `<article><h1>${w.headline}</h1><div class="entry-content">${text(w)}${times.map((at) => `<div class="card"><h3><a href="/recipe-${at}">${w.names[at % 5]}</a></h3><p>${w.teaser} (${at})</p><a href="/recipe-${at}">…</a></div>`).join('')}</div></article>`,
    [w.teaser],
  ],
  'answers to a question': (w) => [
    `<main><h1>${w.headline}</h1><div class="question">${text(w)}</div><div id="answers">${times.map((at) => `<div class="answer" itemprop="suggestedAnswer"><div class="body"><p>${remarkOf(w, at)}</p></div><a class="username" href="/users/${at}">${nameOf(w, at)}</a> <time datetime="${iso(at)}">${w.day}</time></div>`).join('')}</div></main>`,
    [w.remark],
  ],
  'a thread and nothing else': (w) => [
    `<h1>${w.headline}</h1><div class="posts">${times.map((at) => `<div class="post"><span class="username">${nameOf(w, at)}</span> <time datetime="${iso(at)}">${w.day}</time><p>${remarkOf(w, at)}</p></div>`).join('')}</div>`,
    [w.remark],
  ],
}

describe.each(Object.entries(own))('leaves %s whole', (_, shape) => {
  test.each(languages)('$code', (words) => {
    const [html, texts] = shape(words)
    const found = paragraphsOf(page(words, html)).join('\n')
    for (const wanted of texts) expect(found).toContain(wanted)
  })
})
