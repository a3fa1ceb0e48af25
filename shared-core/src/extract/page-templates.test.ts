import { expect, test } from 'vitest'
import { testContext } from '../testing/test-context.ts'
import { readArticle } from './read-article.ts'

/** Templates as many systems print them, with pages written for the test: the markup around the text says who signed it and when. */
const T = 'Ferry timetable changes from Monday'
const A = 'Ann Lee'
const D = '2026-02-03'
const P = [
  'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January, the harbour office said.',
  'Passengers had complained for years about long queues, missed trains, and cold evenings on the old pier near the station.',
  'The first boat leaves at six in the morning, and the last one goes back shortly before midnight, even on Sundays and holidays.',
  'Tickets stay as expensive as they were, but children under twelve ride for free if they come along with their parents.',
  'A year from now the town wants to ask its people again, whether the boats are full enough, and what else should change here.',
]
const ps = P.map((paragraph) => `<p>${paragraph}</p>`).join('')
const doc = (title: string, head: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title>${head}</head><body>${body}</body></html>`
/** Other pages that are announced beside or below an article. */
const rel = (): string =>
  [0, 1, 2, 3]
    .map(
      (at) =>
        `<li><a href="/r${at}"><img src="/r${at}-300x200.jpg" width="300" height="200"></a><h3><a href="/r${at}">Another story number ${at} with a name</a></h3><span class="date">January ${10 + at}, 2026</span> <span>by <a href="/author/x${at}">Max Other${'abcd'[at]}</a></span></li>`,
    )
    .join('')

interface Expected {
  readonly headline: string
  readonly authors: readonly string[]
  readonly day: string | undefined
  readonly image?: string
}
const pages: (readonly [name: string, html: string, expected: Expected])[] = []
const page = (name: string, html: string, expected: Partial<Expected> = {}): void => {
  pages.push([name, html, { headline: T, authors: [A], day: D, ...expected }])
}

page(
  'magazine theme with module meta',
  doc(
    `${T} - Harbour`,
    '',
    `<div class="tm-post-header tm-container"><div class="tm-crumb-container"><span><a class="entry-crumb" href="/">Home</a></span><span class="tm-bred-no-url-last">${T}</span></div><header class="tm-post-title"><ul class="tm-category"><li class="entry-category"><a href="/category/news/">News</a></li></ul><h1 class="entry-title">${T}</h1><div class="tm-module-meta-info"><div class="tm-post-author-name"><div class="tm-author-by">By</div> <a href="/author/ann/">Ann Lee</a><div class="tm-author-line"> - </div> </div><span class="tm-post-date"><time class="entry-date updated tm-module-date" datetime="2026-02-03T10:00:00+00:00" >February 3, 2026</time></span><div class="tm-post-comments"><a href="#respond">0</a></div><div class="tm-post-views">1234</div></div></header></div><div class="tm-ss-main-content"><div class="tm-post-content"><div class="tm-post-featured-image"><img class="entry-thumb" src="/boat-696x464.jpg" width="696" height="464"></div>${ps}</div></div><div class="tm-ss-main-sidebar"><div class="td_block_inner">${rel()}</div></div>`,
  ),
  { image: '/boat-696x464.jpg' },
)
page(
  'light theme with meta behind slashes',
  doc(
    `${T} - Harbour`,
    '',
    `<div id="primary"><main id="main"><article class="post"><div class="ast-post-format-"><header class="entry-header"><div class="post-thumb"><img src="/boat.jpg" class="wp-post-image" width="1200" height="800"></div><h1 class="entry-title" itemprop="headline">${T}</h1><div class="entry-meta"><span class="comments-link"><a href="#respond">Leave a Comment</a></span> / <span class="cat-links"><a href="/c/news">News</a></span> / By <span class="posts-author author vcard"><a class="url fn n" href="/author/ann" rel="author"><span class="author-name">Ann Lee</span></a></span> / <span class="posted-on"><span class="published"> 3 February 2026 </span></span></div></header><div class="entry-content clear">${ps}</div></div></article><nav class="post-navigation"><div class="nav-links"><a href="/prev">← Previous Post</a></div></nav><section id="comments">x</section></main></div><div id="secondary"><aside class="widget"><h2>Recent Posts</h2><ul>${rel()}</ul></aside></div>`,
  ),
  { image: '/boat.jpg' },
)
page(
  'builder theme with meta behind bars',
  doc(
    `${T} | Harbour`,
    '',
    `<div id="main-content"><div class="container"><div id="content-area"><div id="left-area"><article class="et_pb_post post"><div class="et_post_meta_wrapper"><h1 class="entry-title">${T}</h1><p class="post-meta"> by <span class="author vcard"><a href="/author/ann/">Ann Lee</a></span> | <span class="published">Feb 3, 2026</span> | <a href="/category/news">News</a> | 0 comments</p><img src="/boat-1080x675.jpg" width="1080" height="675"></div><div class="entry-content">${ps}</div></article></div><div id="sidebar"><ul>${rel()}</ul></div></div></div></div>`,
  ),
)
page(
  'magazine theme with round portraits',
  doc(
    `${T} - Harbour`,
    '',
    `<div class="jn_content"><div class="entry-header"><h1 class="jn_post_title">${T}</h1><h2 class="jn_post_subtitle">Two new boats shorten the wait for all</h2><div class="jn_meta_container"><div class="jn_post_meta"><div class="meta_left"><div class="jn_meta_author"><img alt="Ann Lee" src="/avatar.jpg" width="80" height="80"><span class="meta_text">by</span> <a href="/author/ann">Ann Lee</a></div><div class="jn_meta_date"><a href="/x">February 3, 2026</a></div><div class="jn_meta_category"><span>in <a href="/c/news">News</a></span></div></div></div></div></div><div class="jn_featured featured_image"><a href="/boat.jpg"><div class="thumbnail-container"><img src="/boat-750x375.jpg" width="750" height="375"></div></a></div><div class="entry-content"><div class="content-inner">${ps}</div></div><div class="jn_postblock">${rel()}</div></div>`,
  ),
)
page(
  'node with submitted line',
  doc(
    `${T} | Harbour`,
    '',
    `<main role="main"><div class="region region--content"><div class="block block--title"><h1 class="title page-title"><span class="field field--name-title">${T}</span></h1></div><article class="node node--type-article"><header><div class="node__meta"><div class="field--name-user-picture"><img src="/u.png"></div><span>By <span class="field field--name-uid"><span>Ann Lee</span></span>, <span class="field field--name-created"><time datetime="2026-02-03T10:00:00+00:00" title="Tuesday, February 3, 2026 - 10:00" class="datetime">3 February, 2026</time></span></span></div></header><div class="node__content"><div class="field field--name-body">${ps}</div></div></article></div></main>`,
  ),
)
page(
  'list of article details, account of the system in the head',
  doc(
    `${T}`,
    '<meta name="author" content="Super User">',
    `<div class="item-page"><div class="page-header"><h2 itemprop="headline">${T}</h2></div><dl class="article-info muted"><dt class="article-info-term">Details</dt><dd class="createdby">Written by <span itemprop="name">Ann Lee</span></dd><dd class="category-name">Category: <a href="/news">News</a></dd><dd class="published"><span class="icon-calendar"></span><time datetime="2026-02-03T10:00:00+00:00" itemprop="datePublished">Published: 03 February 2026</time></dd><dd class="hits">Hits: 2326</dd></dl><div itemprop="articleBody">${ps}</div></div>`,
  ),
)
page(
  'news extension with teaser',
  doc(
    `${T}: Harbour`,
    '',
    `<div class="news news-single"><div class="article"><div class="header"><h1 itemprop="headline">${T}</h1></div><div class="footer"><p><span class="news-list-date"><time itemprop="datePublished" datetime="2026-02-03">03.02.2026</time></span> <span class="news-list-author">Von Ann Lee</span></p></div><div class="teaser-text" itemprop="description"><p>Two new boats.</p></div><div class="news-img-wrap"><img src="/fileadmin/_processed_/a/b/csm_boat_1234.jpg" width="800" height="533"></div><div class="news-text-wrap" itemprop="articleBody">${ps}</div></div></div>`,
    'de',
  ),
)
page(
  'blog platform with author list',
  doc(
    T,
    '',
    `<div class="site-content"><main class="site-main"><article class="article post"><header class="article-header gh-canvas"><div class="article-tag post-card-tags"><a href="/tag/news/">News</a></div><h1 class="article-title">${T}</h1><p class="article-excerpt">Two new boats shorten the wait.</p><div class="article-byline"><section class="article-byline-content"><ul class="author-list"><li class="author-list-item"><a href="/author/ann/" class="author-avatar"><img class="author-profile-image" src="/a.jpg" alt="Ann Lee"></a></li></ul><div class="article-byline-meta"><h4 class="author-name"><a href="/author/ann/">Ann Lee</a></h4><div class="byline-meta-content"><time class="byline-meta-date" datetime="2026-02-03">Feb 3, 2026</time><span class="byline-reading-time"><span class="bull">•</span> 4 min read</span></div></div></section></div><figure class="article-image"><img srcset="/size/w300/boat.jpg 300w, /size/w2000/boat.jpg 2000w" src="/boat.jpg"></figure></header><section class="gh-content gh-canvas">${ps}</section></article></main><aside class="read-more-wrap">${rel()}</aside></div>`,
  ),
)
page(
  'newsletter with hover cards',
  doc(
    `${T} - by Ann Lee - Harbour Letters`,
    `<meta property="og:title" content="${T}">`,
    `<div id="main"><div class="single-post-container"><article class="newsletter-post post"><div class="post-header"><h1 class="post-title published">${T}</h1><h3 class="subtitle">Two new boats shorten the wait</h3><div class="byline-wrapper"><div class="profile-hover-card-target"><a href="/@ann">Ann Lee</a></div><div class="meta">Feb 03, 2026</div></div></div><div class="available-content"><div class="body markup">${ps}</div></div></article></div></div>`,
  ),
)
page(
  'blog with date header above the post',
  doc(
    `Harbour: ${T}`,
    '',
    `<div class="main"><h2 class="date-header"><span>Tuesday, February 3, 2026</span></h2><div class="post hentry"><h3 class="post-title entry-title">${T}</h3><div class="post-body entry-content">${ps}</div><div class="post-footer"><span class="post-author vcard">Posted by <span class="fn"><a href="/profile/1" rel="author"><span itemprop="name">Ann Lee</span></a></span></span> <span class="post-timestamp">at <a class="timestamp-link" href="/x" rel="bookmark"><abbr class="published" title="2026-02-03T10:00:00+01:00">10:00 AM</abbr></a></span></div></div></div>`,
  ),
)
page(
  'site builder with split author line',
  doc(
    `${T} — Harbour`,
    '',
    `<article class="h-entry"><div class="blog-item-wrapper"><div class="blog-item-top-wrapper"><div class="blog-item-title"><h1 class="entry-title entry-title--large p-name">${T}</h1></div><div class="blog-item-meta-wrapper"><div class="blog-item-category-wrapper"><a href="/blog/category/News" class="blog-item-category">News</a></div><div class="blog-item-author-date-wrapper"><div class="blog-meta-item blog-meta-item--author"><span class="blog-author"><a class="blog-author-name" href="/blog?author=5">Written By <span class="blog-author-name">Ann Lee</span></a></span></div><time class="dt-published blog-meta-item blog-meta-item--date"><span>Feb 3</span></time></div></div></div><div class="blog-item-content e-content">${ps}</div></div></article><script>Static.CONTEXT={"item":{"publishOn":1770105600000,"addedOn":1770000000000,"title":"x"}}</script>`,
  ),
)
page(
  'site builder without roles',
  doc(
    T,
    '',
    `<div class="section hero"><div class="container"><a href="/blog" class="back-link">Back to blog</a><h1 class="heading-xl">${T}</h1><div class="flex-row"><div class="text-small">Ann Lee</div><div class="dot">•</div><div class="text-small">February 3, 2026</div></div></div></div><div class="section"><div class="container"><div class="rich-text-block w-richtext">${ps}</div></div></div>`,
  ),
  { authors: [] },
)
page(
  'shop blog',
  doc(
    `${T} – Harbour Shop`,
    '',
    `<main id="MainContent"><article class="article-template"><div class="article-template__hero-container"><img src="/boat.jpg" width="1500" height="900"></div><header class="page-width"><h1 class="article-template__title">${T}</h1><span class="circle-divider caption-with-letter-spacing"><time datetime="2026-02-03T10:00:00Z">February 3, 2026</time></span><span class="caption-with-letter-spacing"><span>Ann Lee</span></span></header><div class="article-template__content page-width rte">${ps}</div></article></main>`,
  ),
  { authors: [] },
)
page(
  'marketing blog with wrappers',
  doc(
    T,
    '<meta name="author" content="Ann Lee">',
    `<div class="blog-post"><div class="blog-post__meta"><a href="/blog/author/ann-lee">Ann Lee</a><time datetime="2026-02-03" class="blog-post__timestamp">Feb 3, 2026 10:00:00 AM</time></div><h1><span id="wrapper_name" class="wrapper">${T}</span></h1><div class="blog-post__body"><span id="wrapper_post_body">${ps}</span></div></div>`,
  ),
)
page(
  'static site without classes',
  doc(
    `${T} | Harbour`,
    '',
    `<header><h2><a href="/">Harbour</a></h2><nav><a href="/">Home</a> <a href="/about">About</a></nav></header><main><h1>${T}</h1><p><i><time datetime="2026-02-03">03 Feb, 2026</time></i></p><content>${ps}</content><p>Ann Lee</p></main>`,
  ),
  { authors: [] },
)
page(
  'static site with h-card',
  doc(
    `${T} | Harbour`,
    '',
    `<main class="page-content"><div class="wrapper"><article class="post h-entry"><header class="post-header"><h1 class="post-title p-name">${T}</h1><p class="post-meta"><time class="dt-published" datetime="2026-02-03T00:00:00+00:00">Feb 3, 2026</time> • <span itemprop="author"><span class="p-author h-card" itemprop="name">Ann Lee</span></span></p></header><div class="post-content e-content">${ps}</div></article></div></main>`,
  ),
)
page(
  'documentation blog with avatars',
  doc(
    `${T} | Harbour`,
    '',
    `<main class="col col--7"><article class="margin-bottom--xl"><header><h1 class="title_f1Hy">${T}</h1><div class="container_mt6G margin-vert--md"><time datetime="2026-02-03T00:00:00.000Z">February 3, 2026</time> · 4 min read</div><div class="margin-top--md row"><div class="col col--6"><div class="avatar"><a class="avatar__photo-link"><img class="avatar__photo" src="/a.png"></a><div class="avatar__intro"><div class="avatar__name"><a href="https://x"><span>Ann Lee</span></a></div><small class="avatar__subtitle">Maintainer</small></div></div></div></div></header><div class="markdown">${ps}</div></article></main>`,
  ),
)
page(
  'newsroom system with overline',
  doc(
    `${T} - Harbour Post`,
    '',
    `<article><div class="headline-container"><span class="overline"><a href="/news">News</a></span><h1 class="b-headline">${T}</h1><h2 class="b-subheadline">Two new boats</h2></div><div class="b-byline"><div class="b-byline__text"><span>By <span class="b-byline__names"><a class="b-byline__author" href="/author/ann-lee">Ann Lee</a></span></span></div></div><time class="c-date" datetime="2026-02-03T10:00:00Z">February 03, 2026 at 5:00 am EST</time><section class="b-article-body">${ps}</section></article>`,
  ),
)
page(
  'local paper with list of meta',
  doc(
    `${T} | News | harbour.example`,
    '',
    `<article class="asset"><header class="asset-header"><div class="meta"><span class="kicker">Alert</span></div><h1 itemprop="headline" class="headline"><span>${T}</span></h1><div class="meta"><span><ul class="list-inline"><li><span itemprop="author" class="byline">ANN LEE alee@harbour.example</span></li><li class="hidden-print"><time datetime="2026-02-03T05:00:00-05:00" class="date asset-date text-muted">Feb 3, 2026</time></li><li class="visible-print"><span>Updated <time class="update-recent asset-date" datetime="2026-02-09T05:00:00-05:00">Feb 9, 2026</time></span></li></ul></span></div></header><div class="asset-content"><div class="asset-body"><div id="article-body" class="asset-content subscriber-premium" itemprop="articleBody">${ps}</div></div></div></article>`,
  ),
  { authors: ['ANN LEE'] },
)
page(
  'blog editor with title as paragraph',
  doc(
    `여객선 월요일부터 더 자주 운항 : 부두 블로그`,
    '',
    `<div class="se-viewer"><div class="se-component se-documentTitle"><div class="se-title-text"><p class="se-text-paragraph"><span>여객선 월요일부터 더 자주 운항</span></p></div><div class="blog2_series"><a>일상</a></div><div class="blog2_container"><span class="writer"><span class="nick"><a href="#">부두아저씨</a></span></span><span class="blog2_container"><span class="publishDate pcol2">2026. 2. 3. 9:00</span></span></div></div><div class="se-main-container">${'<div class="se-component"><p class="se-text-paragraph"><span>여객선은 이제 한 시간이 아니라 사십 분마다 출발한다. 일월에 새 배 두 척이 도착했기 때문이다.</span></p></div>'.repeat(6)}</div></div>`,
    'ko',
  ),
  { headline: '여객선 월요일부터 더 자주 운항', authors: ['부두아저씨'] },
)
page(
  'Korean blog',
  doc(
    `여객선 월요일부터 더 자주 운항`,
    '',
    `<div class="article_view"><div class="hd_view"><h1>여객선 월요일부터 더 자주 운항</h1><div class="info_post"><span class="by">by <strong>부두아저씨</strong></span> <span class="txt_date">2026. 2. 3.</span></div></div><div class="tt_article_useless_p_margin contents_style">${'<p>여객선은 이제 한 시간이 아니라 사십 분마다 출발한다. 일월에 새 배 두 척이 도착했기 때문이다.</p>'.repeat(6)}</div></div>`,
    'ko',
  ),
  { headline: '여객선 월요일부터 더 자주 운항', authors: ['부두아저씨'] },
)
page(
  'Chinese portal with editor below',
  doc(
    '渡轮周一起增加班次|渡轮|码头_码头新闻',
    '',
    `<div class="main-content"><h1 class="main-title">渡轮周一起增加班次</h1><div class="top-bar"><div class="date-source"><span class="date">2026年02月03日 09:00</span> <a class="source" href="#">码头日报</a></div></div><div class="article" id="article">${'<p>　　渡轮今后每四十分钟一班，而不是每小时一班，因为一月份有两艘新船投入使用，候船时间将会缩短。</p>'.repeat(6)}<p class="show_author">责任编辑：李小梅 </p></div></div>`,
    'zh',
  ),
  { headline: '渡轮周一起增加班次', authors: [] },
)
page(
  'Chinese account page',
  doc(
    '',
    '<meta property="og:title" content="渡轮周一起增加班次">',
    `<div id="img-content"><h1 class="rich_media_title" id="activity-name">渡轮周一起增加班次</h1><div id="meta_content"><span class="rich_media_meta rich_media_meta_text">李小梅</span> <span class="rich_media_meta rich_media_meta_nickname"><a id="js_name">码头日报</a></span> <em id="publish_time" class="rich_media_meta rich_media_meta_text">2026年2月3日 09:00</em></div><div class="rich_media_content" id="js_content">${'<p>渡轮今后每四十分钟一班，而不是每小时一班，因为一月份有两艘新船投入使用，候船时间将会缩短。</p>'.repeat(6)}</div></div>`,
    'zh',
  ),
  { headline: '渡轮周一起增加班次', authors: [] },
)
const ru =
  '<p>Паром будет отходить каждые сорок минут, а не каждый час, потому что в январе пришли два новых судна, сообщили в порту.</p>'.repeat(5)
page(
  'portal engine with user link',
  doc(
    'Паром пойдёт чаще с понедельника » Причал',
    '',
    `<div id="dle-content"><article class="story fullstory"><h1 class="title h2">Паром пойдёт чаще с понедельника</h1><div class="story_top"><div class="story_user"><a href="/user/anna/">Анна Кузнецова</a></div><a href="/2026/02/03/"><time datetime="2026-02-03">03-02-2026, 10:00</time></a></div><div class="text">${ru}</div></article></div>`,
    'ru',
  ),
  { headline: 'Паром пойдёт чаще с понедельника', authors: ['Анна Кузнецова'] },
)
page(
  'community blog with user name',
  doc(
    'Паром пойдёт чаще с понедельника / Причал',
    '',
    `<article class="tm-article-presenter__content"><div class="tm-article-snippet__meta"><span class="tm-user-info"><a class="tm-user-info__username" href="/ru/users/anna/">anna_k</a> <span class="tm-article-datetime-published"><time datetime="2026-02-03T10:00:00.000Z" title="2026-02-03, 13:00">3 фев в 13:00</time></span></span></div><h1 class="tm-title tm-title_h1"><span>Паром пойдёт чаще с понедельника</span></h1><div class="article-formatted-body">${ru}</div></article>`,
    'ru',
  ),
  { headline: 'Паром пойдёт чаще с понедельника', authors: ['anna_k'] },
)
page(
  'feed popup',
  doc(
    'Паром пойдёт чаще с понедельника',
    '',
    `<div class="t-feed__post-popup"><h1 class="js-feed-post-title">Паром пойдёт чаще с понедельника</h1><div class="t-feed__post-popup__date-parts-wrapper"><span class="js-feed-post-date">2026-02-03 10:00</span></div><div class="js-feed-post-text">${ru}</div></div>`,
    'ru',
  ),
  { headline: 'Паром пойдёт чаще с понедельника', authors: [] },
)
page(
  'Japanese platform',
  doc(
    '連絡船、月曜から増便へ｜田中花子',
    '',
    `<article><h1 class="o-noteContentHeader__title">連絡船、月曜から増便へ</h1><div class="o-noteContentHeader__creatorInfo"><a class="o-noteContentHeader__name" href="/hanako">田中花子</a><time datetime="2026-02-03T09:00:00+09:00">2026年2月3日 09:00</time></div><div class="note-common-styles__textnote-body">${'<p>連絡船は一時間に一本ではなく四十分ごとに出航する。一月に新しい船が二隻届いたためで、待ち時間は短くなる。</p>'.repeat(6)}</div></article>`,
    'ja',
  ),
  { headline: '連絡船、月曜から増便へ', authors: ['田中花子'] },
)
page(
  'Japanese blog with date above',
  doc(
    '連絡船、月曜から増便へ | 田中花子のブログ',
    '',
    `<article><p class="skin-entryPubdate"><time datetime="2026-02-03T09:00:00+09:00">2026-02-03 09:00:00</time></p><h1 class="skin-entryTitle"><a href="/e">連絡船、月曜から増便へ</a></h1><dl class="skin-entryThemes"><dt>テーマ：</dt><dd><a>ブログ</a></dd></dl><div class="skin-entryBody">${'<p>連絡船は一時間に一本ではなく四十分ごとに出航する。一月に新しい船が二隻届いたためで、待ち時間は短くなる。</p>'.repeat(6)}</div></article>`,
    'ja',
  ),
  { headline: '連絡船、月曜から増便へ', authors: [] },
)
page(
  'portlet with British date',
  doc(
    `${T} - Harbour`,
    '',
    `<div class="portlet-body"><div class="journal-content-article"><span class="news-date">03/02/2026</span><h2 class="news-title">${T}</h2><div class="news-body">${ps}</div></div></div>`,
    'en-GB',
  ),
  { authors: [] },
)
page(
  'intranet page with role heading',
  doc(
    T,
    '',
    `<div class="pageTitle"><div role="heading" aria-level="2">${T}</div></div><div class="authorByline"><span>Ann Lee</span><span>Published Feb 3, 2026</span></div><div class="ms-rtestate-field">${ps}</div>`,
  ),
)
page(
  'document byline',
  doc(
    `${T} — Harbour`,
    '',
    `<article id="content"><header><h1 class="documentFirstHeading">${T}</h1><div class="documentByLine"><span class="documentAuthor">by <a href="/author/ann">Ann Lee</a> — </span><span class="documentPublished">published <span>2026/02/03 10:00:00 GMT+0</span>, </span><span class="documentModified">last modified <span>2026-02-09T10:00:00</span></span></div></header><div id="content-core"><div id="parent-fieldname-text">${ps}</div></div></article>`,
  ),
)
page(
  'forum topic with microdata',
  doc(
    `${T} - News - Harbour Forum`,
    '',
    `<div id="topic-title"><h1><a href="/t/1">${T}</a></h1></div><div itemscope itemtype="http://schema.org/DiscussionForumPosting"><div class="topic-body crawler-post"><div class="crawler-post-meta"><span class="creator" itemprop="author" itemscope><a itemprop="url" href="/u/ann"><span itemprop="name">ann_lee</span></a></span><span class="crawler-post-infos"><time itemprop="datePublished" datetime="2026-02-03T10:00:00Z" class="post-time">February 3, 2026, 10:00am</time></span></div><div class="post" itemprop="articleBody">${ps}</div></div><div class="topic-body crawler-post" itemprop="comment" itemscope><span class="creator" itemprop="author"><span itemprop="name">bob</span></span><time itemprop="datePublished" datetime="2026-02-05">x</time><div class="post" itemprop="text"><p>I agree with that.</p></div></div></div>`,
  ),
  { authors: ['ann_lee'] },
)

page(
  'table layout, line breaks, bold headline',
  doc(
    `Harbour: ${T}`,
    '',
    `<table width="100%"><tr><td width="150"><a href="/">Home</a><br><a href="/x">News</a></td><td><font size="5"><b>${T}</b></font><br><font size="2">By Ann Lee<br>February 3, 2026</font><br><br>${P.join('<br><br>')}</td></tr></table>`,
  ),
)
page(
  'span paragraphs',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><div class="meta-line"><span>By Ann Lee</span><span>3 February 2026</span></div><div class="content">${P.map((p) => `<span class="para" style="display:block">${p}</span>`).join('')}</div></main>`,
  ),
)
page(
  'div paragraphs next',
  doc(
    `${T} | Harbour`,
    '',
    `<div id="__next"><div class="sc-a"><h1 class="sc-b">${T}</h1><div class="sc-c"><a href="/authors/ann-lee" class="sc-d">Ann Lee</a><span class="sc-e">3 February 2026, 10:00</span></div><div class="sc-f">${P.map((p) => `<div class="sc-g"><div>${p}</div></div>`).join('')}</div></div><div class="sc-h"><h3>More</h3>${rel()}</div></div>`,
  ),
)
page(
  'by role agency',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p class="byline">By <b>Ann Lee</b>, Transport Correspondent, Harbour News Agency</p><p class="timestamp">Published 10:00 GMT, 3 February 2026 | Updated 12:00 GMT, 9 February 2026</p>${ps}</main>`,
  ),
)
page(
  'tabloid with labelled timestamps',
  doc(
    `${T} | Daily Harbour Online`,
    '',
    `<div class="article-text wide"><h1>${T}</h1><ul class="m-bullets"><li><b>Two new boats arrived</b></li></ul><p class="author-section byline-plain">By <a href="/profile-1/ann-lee.html" class="author" rel="nofollow">Ann Lee</a> For Daily Harbour</p><p class="byline-section"><span class="article-timestamp article-timestamp-published"><span class="article-timestamp-label">Published:</span><time datetime="2026-02-03T10:00:00+0000"> 10:00 GMT, 3 February 2026 </time></span> | <span class="article-timestamp article-timestamp-updated"><span class="article-timestamp-label">Updated:</span><time datetime="2026-02-09T10:00:00+0000"> 10:00 GMT, 9 February 2026 </time></span></p><div itemprop="articleBody">${ps}</div></div>`,
  ),
)
page(
  'address element with two links and a folded date',
  doc(
    `${T} | Harbour | The Quay`,
    '',
    `<main><div data-part="headline"><div><h1 class="k-1">${T}</h1></div></div><div data-part="standfirst"><p>Two new boats shorten the wait</p></div><div data-part="meta"><div><address aria-label="Contributor info"><div class="k-2"><a rel="author" href="/profile/annlee">Ann Lee</a> and <a rel="author" href="/profile/tomokafor">Tom Okafor</a> in Port</div></address><details><summary><span>Tue 3 Feb 2026 10.00 GMT</span></summary>Last modified on Mon 9 Feb 2026 12.00 GMT</details></div></div><div data-part="body">${ps}</div></main>`,
  ),
  { authors: ['Ann Lee', 'Tom Okafor'] },
)
page(
  'H2 headline with kicker',
  doc(
    `${T} - DER HAFEN`,
    '',
    `<main><header><h2><span class="kick">Verkehr</span> <span class="hl">${T}</span></h2><div class="intro">Zwei neue Schiffe verkürzen die Wartezeit.</div><div>Von <a href="/impressum/autor-1">Ann Lee</a></div><time datetime="2026-02-03 10:00:00">03.02.2026, 10.00 Uhr</time></header><div data-area="body"><div class="RichText">${ps}</div></div></main>`,
    'de',
  ),
)
page(
  'French line of publication and change',
  doc(
    `${T}`,
    '',
    `<main><section class="article__wrapper"><header class="article__heading"><h1 class="article__title">${T}</h1><p class="article__desc">Deux bateaux</p></header><div class="meta__author-wrap"><span class="meta__author">Par <a class="article__author-link" href="/signataires/ann-lee/">Ann Lee</a>&nbsp;(Port, envoyée spéciale)</span></div><p class="meta meta__publisher"><span class="meta__date meta__date--header">Publié le 03 février 2026 à 10h00, modifié le 09 février 2026 à 12h00</span></p><article class="article__content">${ps}</article></section></main>`,
    'fr',
  ),
)
page(
  'Spanish header with place',
  doc(
    `${T} | Noticias | EL MUELLE`,
    '',
    `<article id="main-content"><header class="a_e"><div class="a_k"><a href="/noticias/transporte/">Transporte</a></div><h1 class="a_t">${T}</h1><h2 class="a_st">Dos barcos nuevos</h2></header><div class="a_md"><div class="a_md_a"><a href="/autor/ann-lee/" class="a_md_a_n">Ann Lee</a></div><div class="a_md_f"><span>Puerto - </span><time id="article_date_p" data-date="2026-02-03T10:00:00Z"><a href="/hemeroteca/2026-02-03/"><abbr title="">03 feb 2026 - 11:00</abbr></a></time><span class="_h">Actualizado: 09 feb 2026</span></div></div><div class="a_c" data-dtm-region="articulo_cuerpo">${ps}</div></article>`,
    'es',
  ),
)
page(
  'byline block by data attributes',
  doc(
    `${T} - Quay News`,
    '',
    `<main id="main-content"><article><header><h1 id="main-heading" class="k-1">${T}</h1></header><div data-component="byline-block"><div class="k-2"><span><time data-testid="timestamp" datetime="2026-02-03T10:00:00.000Z">3 February 2026</time></span></div><div><div><strong>Ann Lee</strong></div><div><span class="TextContributorRole">Transport reporter</span></div></div></div>${P.map((p) => `<div data-component="text-block"><p class="k-3"><b>${p}</b></p></div>`).join('')}<div data-component="links-block"><h2>More on this story</h2><ul>${rel()}</ul></div></article></main>`,
  ),
)
page(
  'byline in the foot of the headline, update shown',
  doc(
    `${T} | QNN`,
    '',
    `<main class="article__main"><section class="body"><div class="headline__wrapper"><h1 class="headline__text">
      ${T}
    </h1></div><div class="headline__footer"><div class="byline byline"><div class="byline__images"><a href="/profiles/ann-lee"><img alt="Ann Lee" src="/x.png"></a></div><div class="byline__names">By <a class="byline__link" href="/profiles/ann-lee"><span class="byline__name">Ann Lee</span></a>, <span class="byline__name">Tom Okafor</span>, QNN</div></div><div class="timestamp timestamp"><span>Updated</span>
      10:00 AM EST, Mon February 9, 2026</div></div><div class="article__content">${ps.replace(/<p>/g, '<p class="paragraph inline-placeholder">')}</div></section></main><script>window.site={"firstPublishDate":"2026-02-03T10:00:00Z"}</script>`,
  ),
  { authors: ['Ann Lee', 'Tom Okafor'] },
)
page(
  'logo of the house beside the name',
  doc(
    `${T}`,
    '',
    `<article><div class="cx-content-wrapper"><header class="cx-header"><header class="cx-title-wrapper"><h1 data-test-locator="headline">${T}</h1></header></header><div class="cx-content-byline-wrapper"><div class="cx-attr"><div class="cx-logo"><a href="https://harbour.example"><img alt="Harbour Weekly"></a></div><div class="cx-attr-meta"><div class="cx-attr-item-author"><span class="cx-author-byline-collapse">Ann Lee</span></div><div class="cx-attr-time-style"><time datetime="2026-02-03T10:00:00.000Z">Tue, February 3, 2026 at 10:00 AM GMT</time><span class="separator">·</span><span class="cx-attr-mins-read">4 min read</span></div></div></div></div><div class="cx-body">${ps}</div></div></article>`,
  ),
)
page(
  'publication with follow button',
  doc(
    `${T} | by Ann Lee | Feb, 2026 | Harbour Stories`,
    '',
    `<article><div><section><div><h1 class="p-post-title">${T}</h1><h2 class="p-subtitle-paragraph">Two new boats</h2><div class="quiet"><div><a href="/@annlee"><img alt="Ann Lee" src="/a"></a></div><div><a href="/@annlee" rel="noopener follow">Ann Lee</a><span>·</span><button>Follow</button></div><div><span>Published in</span><a href="/harbour">Harbour Stories</a><span>4 min read</span><span>·</span><span data-testid="storyPublishDate">Feb 3, 2026</span></div></div>${ps.replace(/<p>/g, '<p class="p-post-body-paragraph">')}</div></section></div></article>`,
  ),
)
page(
  'corporate press',
  doc(
    `${T} | Harbour Inc.`,
    '',
    `<main><div class="breadcrumb"><a href="/">Home</a> / <a href="/press">Press</a></div><section class="press-release"><p class="eyebrow">Press Release</p><h1>${T}</h1><p class="release-date">PORT CITY – February 3, 2026 – ${P[0]}</p>${ps}<h2>Media Contact</h2><p>Ann Lee<br>press@harbour.example</p></section></main>`,
  ),
  { authors: [] },
)
page(
  'published in title attr',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><div class="info"><i class="icon-user"></i> Ann Lee <i class="icon-clock"></i> 03 Feb 2026 <i class="icon-eye"></i> 1,234</div>${ps}</article>`,
  ),
)
page(
  'fontawesome ul',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><ul class="list-inline"><li><i class="fa fa-user"></i> <a href="/author/ann-lee">Ann Lee</a></li><li><i class="fa fa-calendar"></i> Feb 3, 2026</li><li><i class="fa fa-folder"></i> <a href="/c">News</a></li></ul>${ps}</article>`,
  ),
)
page(
  'h1 logo text + h2',
  doc(
    `${T} – Harbour Weekly`,
    '',
    `<div id="header"><h1><a href="https://www.site.example/">Harbour Weekly</a></h1><p>News from the quay</p></div><div id="content"><div class="post"><h2 class="posttitle">${T}</h2><div class="postmetadata">February 3rd, 2026 by Ann Lee</div><div class="entry">${ps}</div><p class="postmetadata alt"><small>This entry was posted on Tuesday, February 3rd, 2026 at 10:00 am and is filed under <a href="/c">News</a>.</small></p></div></div><div id="sidebar"><ul>${rel()}</ul></div>`,
  ),
)
page(
  'amp story time first',
  doc(
    `${T}`,
    '',
    `<header class="top"><a href="/">Harbour</a><time>20 November 2026</time></header><main><p class="cat">News</p><h1>${T}</h1><p>3 February 2026 — Ann Lee</p>${ps}</main>`,
  ),
  { authors: [] },
)
page(
  'site clock only',
  doc(
    `${T}`,
    '',
    `<header class="top"><a href="/">Harbour</a><div class="today-date">Friday, November 20, 2026</div></header><main><h1>${T}</h1><div class="by">By Ann Lee</div>${ps}</main><script>var article={"publishedAt":"2026-02-03T10:00:00Z"}</script>`,
  ),
)
page(
  'latest news ticker',
  doc(
    `${T} | Harbour`,
    '',
    `<div class="ticker"><ul><li><time datetime="2026-11-19T08:00:00Z">19 Nov</time> <a href="/z">Bridge closed again</a></li></ul></div><main><h1>${T}</h1><div class="by">By Ann Lee</div><div>03 February 2026</div>${ps}</main>`,
  ),
)
page(
  'comments with h1 count',
  doc(
    `${T} | Harbour`,
    '',
    `<main><article><h1>${T}</h1><p class="dateline">Feb. 3, 2026</p><p class="author">by Ann Lee</p>${ps}</article><section id="comments"><h1>12 thoughts on “${T}”</h1><ol><li class="comment"><div class="comment-author vcard"><cite class="fn">Bob</cite></div><time datetime="2026-02-04">x</time><p>I agree with all of that, thanks.</p></li></ol></section></main>`,
  ),
)
page(
  'de autor box unten',
  doc(
    `${T} - Hafenblatt`,
    '',
    `<main><article><header><h1>${T}</h1><span class="datum">03.02.2026</span></header>${ps}<div class="autor"><h4>Über die Autorin</h4><strong>Anna Schröder</strong><p>Anna Schröder schreibt seit 2010 über Verkehr, Häfen und alles, was schwimmt.</p></div></article></main>`,
    'de',
  ),
  { authors: ['Anna Schröder'] },
)
page(
  'German by with colon',
  doc(
    `${T} - Hafenblatt`,
    '',
    `<main><article><header><h1>${T}</h1><span class="datum">Stand: 03.02.2026, 10:00 Uhr</span><span class="autor">Von: Anna Schröder</span></header>${ps}</article></main>`,
    'de',
  ),
  { authors: ['Anna Schröder'], day: undefined },
)
page(
  'agency below',
  doc(
    `${T} - Hafenblatt`,
    '',
    `<main><article><header><h1>${T}</h1><span class="datum">Veröffentlicht: 03.02.2026</span></header>${ps}<p class="source">Quelle: dpa/rtr</p></article></main>`,
    'de',
  ),
  { authors: [] },
)
page(
  'Spanish created and changed',
  doc(
    `${T} | El Muelle`,
    '',
    `<article><h1>${T}</h1><div class="firma"><span class="autor">Lucía Ortega</span> <span class="cargo">Redactora</span></div><time datetime="2026-02-09T10:00:00Z" class="actualizado">Actualizado: 09/02/2026 10:00</time><time datetime="2026-02-03T10:00:00Z" class="creado">Creado: 03/02/2026 10:00</time>${ps}</article>`,
    'es',
  ),
  { authors: ['Lucía Ortega'] },
)
page(
  'it agg',
  doc(
    `${T} - Il Molo`,
    '',
    `<article><h1>${T}</h1><p class="firma">di <strong>Chiara Rossi</strong></p><p class="data">3 Febbraio 2026 alle 10:00</p><p>(modifica il 9 Febbraio 2026 | 10:00)</p>${ps}</article>`,
    'it',
  ),
  { authors: ['Chiara Rossi'] },
)
page(
  'pl',
  doc(
    `${T} - Nabrzeże`,
    '',
    `<article><h1>${T}</h1><div class="info"><span class="aut">Agnieszka Nowak</span><span class="dat">Data utworzenia: 3 lutego 2026, 10:00</span><span>Data aktualizacji: 9 lutego 2026</span></div>${ps}</article>`,
    'pl',
  ),
  { authors: [] },
)
page(
  'tr',
  doc(
    `${T} - İskele`,
    '',
    `<article><h1>${T}</h1><h2>İki yeni gemi</h2><div class="info"><span>Giriş: 03.02.2026 - 09:00</span><span>Güncelleme: 09.02.2026 - 10:00</span><a href="/yazarlar/ayse-yilmaz">Ayşe Yılmaz</a></div>${ps}</article>`,
    'tr',
  ),
  { authors: ['Ayşe Yılmaz'] },
)
page(
  'hu',
  doc(
    `${T} | Kikötő`,
    '',
    `<article><h1>${T}</h1><div class="szerzo"><a href="/szerzo/kovacs-anna">Kovács Anna</a></div><div class="datum">2026.02.03. 09:00 • Frissítve: 2026.02.09.</div>${ps}</article>`,
    'hu',
  ),
  { authors: ['Kovács Anna'] },
)
page(
  'Indonesian house behind the name',
  doc(
    `${T}`,
    '',
    `<article class="detail"><div class="detail__header"><h1 class="detail__title">${T}</h1><div class="detail__author">Budi Santoso - <span class="detail__label">koranKota</span></div><div class="detail__date">Selasa, 03 Feb 2026 09:00 WIB</div></div><div class="detail__body-text bodycontent">${ps}<strong>(bud/rin)</strong></div></article>`,
    'id',
  ),
  { authors: ['Budi Santoso'] },
)
page(
  'Vietnamese signature to the right',
  doc(
    `${T} - Báo`,
    '',
    `<section class="page-detail"><div class="header-content"><span class="date">Thứ ba, 3/2/2026, 09:00 (GMT+7)</span></div><h1 class="title-detail">${T}</h1><p class="description">Hai tàu mới</p><article class="detail">${ps}<p class="Normal" style="text-align:right;"><strong>Nguyễn Lan</strong></p></article></section>`,
    'vi',
  ),
  { authors: ['Nguyễn Lan'] },
)
page(
  'ar',
  doc(
    `العبارة تبحر أكثر ابتداء من الاثنين | المرفأ`,
    '',
    `<article><h1>العبارة تبحر أكثر ابتداء من الاثنين</h1><div class="info"><span>كتب: ليلى حداد</span><span>نشر في: الثلاثاء 3 فبراير 2026 - 9:00 ص</span><span>آخر تحديث: الاثنين 9 فبراير 2026</span></div>${'<p>ستغادر العبارة كل أربعين دقيقة، وليس كل ساعة، لأن سفينتين جديدتين وصلتا في شهر كانون الثاني إلى المرفأ القديم.</p>'.repeat(5)}</article>`,
    'ar',
  ),
  { headline: 'العبارة تبحر أكثر ابتداء من الاثنين', authors: ['ليلى حداد'] },
)
page(
  'Korean list with icons',
  doc(
    `여객선 월요일부터 더 자주 운항 - 부두신문`,
    '',
    `<div class="article-view"><h3 class="heading">여객선 월요일부터 더 자주 운항</h3><ul class="infomation"><li><i class="icon-user-o"></i> 김민지 기자</li><li><i class="icon-clock-o"></i> 입력 2026.02.03 09:00</li><li>댓글 0</li></ul><article id="article-view-content-div">${'<p>여객선은 이제 한 시간이 아니라 사십 분마다 출발한다. 일월에 새 배 두 척이 도착했기 때문이다.</p>'.repeat(6)}</article></div>`,
    'ko',
  ),
  { headline: '여객선 월요일부터 더 자주 운항', authors: ['김민지'] },
)
page(
  'Japanese short time with updated time below',
  doc(
    `連絡船、月曜から増便へ（港の新聞） - ニュース`,
    '',
    `<article><header><h1>連絡船、月曜から増便へ</h1><div><time>2/3(火) 9:00</time><span>配信</span></div></header><div class="article_body">${'<p>連絡船は一時間に一本ではなく四十分ごとに出航する。一月に新しい船が二隻届いたためで、待ち時間は短くなる。</p>'.repeat(6)}</div><p>最終更新：<time datetime="2026-02-03T09:00:00+09:00">2/3(火) 9:00</time></p></article>`,
    'ja',
  ),
  { headline: '連絡船、月曜から増便へ', authors: [], day: undefined },
)
page(
  'gr',
  doc(
    `${T} - Προβλήτα`,
    '',
    `<article><h1>${T}</h1><div class="meta"><span class="auth">Συντάκτης: <a href="/author/m">Μαρία Παππά</a></span><span>Τελευταία ενημέρωση: 09/02/2026 10:00</span><span>Δημοσιεύθηκε: 03/02/2026, 09:00</span></div>${ps}</article>`,
    'el',
  ),
  { authors: ['Μαρία Παππά'] },
)

page(
  'blog archive title',
  doc(
    `Hafenblog » Blog Archive » ${T}`,
    '',
    `<div id="page"><div id="header"><h1><a href="/">Hafenblog</a></h1></div><div id="content" class="widecolumn"><div class="post" id="post-12"><h2>${T}</h2><small>3. Februar 2026</small><div class="entrytext">${ps}<p class="postmetadata alt"><small>Dieser Beitrag wurde am Dienstag, 03. Februar 2026 um 10:00 Uhr von Anna Schröder veröffentlicht.</small></p></div></div></div></div>`,
    'de',
  ),
  { authors: [] },
)
page(
  'twenty eleven de',
  doc(
    `${T} | Hafenblog`,
    '',
    `<header id="branding"><hgroup><h1 id="site-title"><span><a href="/" rel="home">Hafenblog</a></span></h1><h2 id="site-description">Alles was schwimmt</h2></hgroup></header><div id="main"><article class="post"><header class="entry-header"><h1 class="entry-title">${T}</h1><div class="entry-meta"><span class="sep">Veröffentlicht am </span><a href="/x" rel="bookmark"><time class="entry-date" datetime="2026-02-03T10:00:00+00:00" pubdate>3. Februar 2026</time></a><span class="by-author"> <span class="sep"> von </span> <span class="author vcard"><a class="url fn n" href="/author/anna" rel="author">Anna Schröder</a></span></span></div></header><div class="entry-content">${ps}</div><footer class="entry-meta">Dieser Eintrag wurde von <a href="/author/anna">Anna Schröder</a> unter <a href="/c" rel="category tag">Fähren</a> veröffentlicht.</footer></article></div>`,
    'de',
  ),
  { authors: ['Anna Schröder'] },
)
page(
  'twenty twentyfour block',
  doc(
    `${T} – Hafenblog`,
    '',
    `<div class="wp-site-blocks"><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="/">Hafenblog</a></p></header><main class="wp-block-group"><figure class="wp-block-post-featured-image"><img width="1200" height="800" src="/boat.jpg" class="wp-post-image"></figure><h1 class="wp-block-post-title">${T}</h1><div class="wp-block-group"><div class="wp-block-post-date"><time datetime="2026-02-03T10:00:00+00:00"><a href="/x">3. Februar 2026</a></time></div><p class="has-contrast-2-color">—</p><p>von</p><div class="wp-block-post-author-name"><a href="/author/anna">Anna Schröder</a></div><div class="taxonomy-category wp-block-post-terms"><span class="wp-block-post-terms__prefix">in </span><a href="/c">Fähren</a></div></div><div class="entry-content wp-block-post-content">${ps}</div></main></div>`,
    'de',
  ),
  { authors: ['Anna Schröder'], image: '/boat.jpg' },
)
page(
  'elementor single',
  doc(
    `${T} - Harbour`,
    '',
    `<div class="elementor elementor-location-single"><section><div class="elementor-widget elementor-widget-theme-post-title"><div class="elementor-widget-container"><h1 class="elementor-heading-title">${T}</h1></div></div><div class="elementor-widget-post-info"><ul class="elementor-inline-items elementor-icon-list-items elementor-post-info"><li class="elementor-icon-list-item" itemprop="author"><a href="/author/ann"><span class="elementor-icon-list-text elementor-post-info__item--type-author">Ann Lee</span></a></li><li class="elementor-icon-list-item" itemprop="datePublished"><a href="/2026/02/03/"><span class="elementor-post-info__item--type-date"><time>February 3, 2026</time></span></a></li></ul></div><div class="elementor-widget-theme-post-content"><div class="elementor-widget-container">${ps}</div></div></section></div>`,
  ),
)
page(
  'genesis',
  doc(
    `${T}`,
    '',
    `<div class="site-container"><header class="site-header"><p class="site-title"><a href="/">Harbour</a></p></header><main class="content"><article class="post entry"><header class="entry-header"><h1 class="entry-title">${T}</h1><p class="entry-meta"><time class="entry-time">February 3, 2026</time> by <span class="entry-author"><a href="/author/ann" class="entry-author-link" rel="author"><span class="entry-author-name">Ann Lee</span></a></span> <span class="entry-comments-link"><a href="#c">12 Comments</a></span></p></header><div class="entry-content">${ps}</div></article></main></div>`,
  ),
)
page(
  'genesis updated',
  doc(
    `${T}`,
    '',
    `<main class="content"><article class="post entry"><header class="entry-header"><h1 class="entry-title">${T}</h1><p class="entry-meta">By <span class="entry-author"><a href="/about"><span class="entry-author-name">Ann Lee</span></a></span> on <time class="entry-time">February 3, 2026</time> | Updated <time class="entry-modified-time">February 9, 2026</time></p><p class="disclosure">This post may contain affiliate links. <a href="/d">Read my disclosure policy.</a></p></header><div class="entry-content">${ps}</div></article></main>`,
  ),
)
page(
  'food blog jump',
  doc(
    `${T} - Harbour Kitchen`,
    '',
    `<main class="content"><article><header class="entry-header"><div class="breadcrumb">Home » <a href="/c">Soups</a> » ${T}</div><h1 class="entry-title">${T}</h1><p class="entry-meta">Published: <time>Feb 3, 2026</time> · Modified: <time>Feb 9, 2026</time> by <span class="entry-author">Ann</span> · This post may contain affiliate links.</p></header><div class="entry-content"><div class="jump"><a href="#recipe">Jump to Recipe</a></div>${ps}</div></article></main>`,
  ),
  { authors: ['Ann'] },
)
page(
  'university news',
  doc(
    `${T} : Universität Hafen`,
    '<meta name="author" content="Universität Hafen, RRZ">',
    `<main><p class="date">3. Februar 2026</p><h1>${T}</h1><p class="lead">Zwei neue Schiffe.</p><figure><img src="/boat.jpg" width="800" height="500"><figcaption>Foto: Max Bild</figcaption></figure>${ps}<p>Text: Anna Schröder</p></main>`,
    'de',
  ),
  { authors: ['Anna Schröder'] },
)
page(
  'government',
  doc(
    `${T} - Hafenstadt`,
    '',
    `<main id="content"><div class="pm-meta"><span class="type">Pressemitteilung</span> <span class="nr">Nr. 12/2026</span> <span class="date">vom 03.02.2026</span></div><h1>${T}</h1>${ps}</main>`,
    'de',
  ),
  { authors: [] },
)
page(
  'contributor with blurb',
  doc(
    `${T}`,
    '',
    `<article-header><div class="header-content-container"><h1 class="h-headline">${T}</h1><div class="h-author-group"><div class="h-author-name"><span class="h-author-prefix">By </span><a class="author-name--tracking" href="/sites/annlee/">Ann Lee</a>, <span class="contrib-type">Contributor.</span></div><div class="contrib-byline-blurb">I write about ferries.</div></div><div class="content-data"><time>Feb 03, 2026,</time><time>10:00am EST</time></div></div></article-header><div class="article-body h-article">${ps}</div>`,
  ),
)
page(
  'hero with list of authors',
  doc(
    `${T} | Harbour`,
    '',
    `<main><div class="article-hero"><div class="article-hero__content"><div class="is-taxonomy-category"><a href="/c">Transport</a></div><h1 class="article-hero__title wp-block-post-title">${T}</h1><div class="article-hero__authors"><ul class="post-authors-list__author-list"><li><a class="post-authors-list__author" href="/author/ann-lee/">Ann Lee</a></li></ul></div><div class="article-hero__date"><time datetime="2026-02-03T07:00:00-08:00">7:00 AM PST · February 3, 2026</time></div></div></div><div class="entry-content wp-block-post-content">${ps}</div></main>`,
  ),
)
page(
  'data attributes and credits below',
  doc(
    `${T} | Quay Agency`,
    '',
    `<main><article><div data-testid="ArticleHeader"><nav><a href="/c">Boats</a></nav><h1 data-testid="Heading">${T}</h1><div class="info"><div data-testid="AuthorName"><span>By <a rel="author" href="/authors/ann-lee/">Ann Lee</a> and <a rel="author" href="/authors/tom">Tom Okafor</a></span></div><time datetime="2026-02-03T10:00:00Z"><span data-testid="DateLineText">February 3, 2026</span><span>10:00 AM UTC</span><span>Updated 9 days ago</span></time></div></div><div data-testid="ArticleBody">${P.map((p, i) => `<div data-testid="paragraph-${i}">${p}</div>`).join('')}<p>Reporting by Ann Lee; Editing by Max Other</p></div></article></main>`,
  ),
  { authors: ['Ann Lee', 'Tom Okafor'] },
)
page(
  'lede with builder names',
  doc(
    `${T} | Quayx`,
    '',
    `<article><div class="article--lede"><h1>${T}</h1><p class="dangerously-set">Two new boats.</p><div><span>by</span> <span><a href="/authors/ann-lee">Ann Lee</a></span></div><div><time datetime="2026-02-03T10:00:00+00:00">Feb 3, 2026, 10:00 AM UTC</time></div><figure><img src="/boat.jpg?quality=90" width="1200" height="800"></figure></div><div class="article--body">${P.map((p) => `<div class="article--article-body-component"><p>${p}</p></div>`).join('')}</div></article>`,
  ),
)
page(
  'credits in lines',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><div class="credits"><p>Words: Ann Lee</p><p>Photography: Max Bild</p><p>Published: 3 February 2026</p></div>${ps}</article>`,
  ),
)
page(
  'words by photos by',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><div class="credits">Words by Ann Lee, photos by Max Bild</div><div class="d">3 February 2026</div>${ps}</article>`,
  ),
)
page(
  'reviewed by medical',
  doc(
    `${T} | Harbour Health`,
    '',
    `<article><h1>${T}</h1><div class="css-1"><section><div>Medically reviewed by <a href="/reviewers/bo">Bo Chen, MD</a> — Written by <a href="/authors/ann-lee">Ann Lee</a> — Updated on February 9, 2026</div></section></div>${ps}</article><script>{"publishedAt":"2026-02-03"}</script>`,
  ),
)
page(
  'email subject byline',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><p class="writer">Ann Lee <a href="mailto:ann@harbour.example">ann@harbour.example</a></p><p class="posted">Tuesday, February 3, 2026 10:00 AM</p>${ps}</article>`,
  ),
)
page(
  'two columns headline div',
  doc(
    `${T} - Harbour`,
    '',
    `<div class="headline-box"><div class="art-cat">News</div><div class="art-ttl">${T}</div><div class="art-by">by Ann Lee</div><div class="art-dt">03.02.2026</div></div><div class="art-txt">${ps}</div>`,
  ),
)
page(
  'h1 in header hidden site',
  doc(
    `${T} · Harbour`,
    '',
    `<header><h1 class="visually-hidden">Harbour</h1></header><main><h2 class="post-title">${T}</h2><p>By Ann Lee · February 3, 2026</p>${ps}</main>`,
  ),
)
page(
  'title reversed',
  doc(
    `Harbour - News - ${T}`,
    '<meta property="og:site_name" content="Harbour">',
    `<main><h2>${T}</h2><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
)
page(
  'search h1',
  doc(
    `${T} | Harbour`,
    '',
    `<div class="search-overlay"><h1>Search the harbour site today</h1></div><main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
)
page(
  'cookie h1',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main><div id="cookie-consent"><h1>We value your privacy on this site</h1><p>We use cookies and similar things to make the site work, to measure how it is used, and to show ads that fit what you like, together with our 812 partners.</p></div>`,
  ),
)
page(
  'paywall h1',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}<div class="paywall-box"><h1>Read on with Harbour Plus for only 1 € a week</h1></div></main>`,
  ),
)
page(
  'plus badge',
  doc(`${T} | Harbour`, '', `<main><h1><span class="plus-icon">H+</span> ${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`),
)
page(
  'kicker colon span',
  doc(
    `Traffic: ${T} | Harbour`,
    '',
    `<main><h1><span class="headline-kicker">Traffic</span><span class="hidden">: </span><span>${T}</span></h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
)
page(
  'live blog',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee · Published February 3, 2026</p>${ps}${ps}<div class="live-entry"><time datetime="2026-02-05T09:00:00Z">9:00</time><h2>First boat has left</h2><p>${P[0]}</p></div><div class="live-entry"><time datetime="2026-02-04T09:00:00Z">9:00</time><h2>Queue is short</h2><p>${P[1]}</p></div></main>`,
  ),
)
page(
  'cz',
  doc(
    `${T} - Přístav`,
    '',
    `<article><h1>${T}</h1><div class="art-info"><span class="time-date">3. února 2026 10:00, aktualizováno 12:30</span> <span class="authors"><a href="/novinari/jana">Jana Nováková</a>, <a href="/novinari/petr">Petr Dvořák</a></span></div>${ps}</article>`,
    'cs',
  ),
  { authors: ['Jana Nováková', 'Petr Dvořák'] },
)
page(
  'pl 2',
  doc(
    `${T} - Nabrzeże`,
    '',
    `<article><h1>${T}</h1><div class="meta"><a class="author" href="/autor/anowak">Agnieszka Nowak</a> <time>03.02.2026 10:00</time> <span>Aktualizacja: 09.02.2026 10:00</span></div>${ps}<p class="zrodlo">Źródło: PAP</p></article>`,
    'pl',
  ),
  { authors: ['Agnieszka Nowak'] },
)
page(
  'nl',
  doc(
    `${T} | Havenkrant`,
    '',
    `<article><h1>${T}</h1><p class="auteur">Door: <span>Sanne Visser</span></p><p class="publicatie">Gepubliceerd: 3 feb. 2026 10:00 Aangepast: 9 feb. 2026</p>${ps}</article>`,
    'nl',
  ),
  { authors: ['Sanne Visser'] },
)
page(
  'role beside the name',
  doc(
    `${T} – Kajbladet`,
    '',
    `<article><header><h1>${T}</h1></header><div class="byline"><img src="/x.jpg" alt=""><span>Elin Åkesson</span><span>Reporter</span></div><div><time datetime="2026-02-03T10:00">Publicerad 3 februari 2026</time></div>${ps}</article>`,
    'sv',
  ),
  { authors: ['Elin Åkesson'] },
)
page(
  'fi',
  doc(
    `${T} | Laituri`,
    '',
    `<article><h1>${T}</h1><div class="kirjoittaja">Aino Virtanen</div><div>3.2.2026 klo 10.00 | Päivitetty 9.2.2026</div>${ps}</article>`,
    'fi',
  ),
  { authors: ['Aino Virtanen'] },
)
page(
  'ru 2',
  doc(
    `${T} — Причал`,
    '',
    `<div class="article"><h1>${T}</h1><div class="article__info"><div class="article__info-date"><a href="/20260203/">10:00 03.02.2026</a> <span>(обновлено: 12:00 09.02.2026)</span></div><div class="article__views">1234</div></div><div class="article__authors"><a href="/authors/anna">Анна Кузнецова</a></div>${ps}</div>`,
    'ru',
  ),
  { authors: ['Анна Кузнецова'] },
)
page(
  'ua',
  doc(
    `${T} | Причалка`,
    '',
    `<div class="post"><h1 class="post_title">${T}</h1><div class="post_time"><span>Олена Коваль</span> — Вівторок, 3 лютого 2026, 10:00</div><div class="post_text">${ps}</div></div>`,
    'uk',
  ),
  { authors: [] },
)
page(
  'tr 2',
  doc(
    `${T} - İskele Haber`,
    '',
    `<div class="haber"><h1>${T}</h1><div class="editor">Editör: <b>Ayşe Yılmaz</b></div><div class="tarih">Eklenme: 03 Şubat 2026 10:00 - Güncelleme: 09 Şubat 2026</div>${ps}</div>`,
    'tr',
  ),
  { authors: ['Ayşe Yılmaz'] },
)
page(
  'subtitle and publication data',
  doc(
    `${T} | O Cais`,
    '',
    `<main><h1 class="content-head__title">${T}</h1><h2 class="content-head__subtitle">Dois barcos</h2><div class="content-publication-data"><p class="content-publication-data__from" title="Inês Carvalho, Cais TV — Porto">Por Inês Carvalho, Cais TV — Porto</p><p class="content-publication-data__updated"><time itemprop="datePublished" datetime="2026-02-03T10:00:00.000Z">03/02/2026 10h00</time> <span>Atualizado <time itemprop="dateModified" datetime="2026-02-09">há 6 dias</time></span></p></div><article>${ps}</article></main>`,
    'pt-BR',
  ),
  { authors: ['Inês Carvalho'] },
)
page(
  'fr 2',
  doc(
    `${T} - Le Quai`,
    '',
    `<article><h1>${T}</h1><div class="signature">Par <span class="nom">É. Garnier</span> avec AFP</div><time datetime="2026-02-03T10:00:00+01:00">Le 3 février 2026 à 10h00, modifié le 9 février 2026</time>${ps}</article>`,
    'fr',
  ),
  { authors: ['É. Garnier', 'AFP'] },
)
page(
  'it 2',
  doc(
    `${T} - Il Molo`,
    '',
    `<article><header><h1>${T}</h1><div class="story__meta"><span class="story__author">dal nostro inviato <em>Chiara Rossi</em></span><time class="story__date" datetime="2026-02-03">03 Febbraio 2026</time></div></header>${ps}</article>`,
    'it',
  ),
  { authors: ['Chiara Rossi'] },
)
page(
  'agency behind the author, update shown',
  doc(
    `${T} - Ghat Times`,
    '',
    `<div><h1>${T}</h1><div class="xf8Pm byline"><a class="auth" href="/reporter/author-1.cms">Ann Lee</a> / TNN / <span>Updated: Feb 9, 2026, 10:00 IST</span></div><div class="Normal">${P.join('<br><br>')}</div></div><script>var x={"datePublished":"2026-02-03T10:00:00+05:30"}</script>`,
  ),
)

page(
  'img lazy lead',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><figure class="lead"><img class="lazyload" src="data:image/gif;base64,R0lGOD" data-src="/img/boat.jpg" width="900" height="600"></figure>${ps}<aside>${rel()}</aside></main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img preload only',
  doc(
    `${T} | Harbour`,
    '<link rel="preload" as="image" href="/img/boat.jpg" imagesrcset="/img/boat-400.jpg 400w, /img/boat-1600.jpg 1600w">',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><div class="pic" data-bg="/img/boat.jpg"></div>${ps}</main>`,
  ),
  { image: '/img/boat-1600.jpg' },
)
page(
  'img picture webp',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><picture><source type="image/webp" srcset="/img/boat.webp 1200w"><img src="/img/boat.jpg" width="1200" height="800" alt="Boat"></picture>${ps}</main>`,
  ),
)
page(
  'img noscript',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><div class="image-container"><noscript><img src="/img/boat.jpg" width="1200" height="800"></noscript></div>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img og relative',
  doc(
    `${T} | Harbour`,
    '<meta property="og:image" content="/img/boat.jpg">',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img og default logo',
  doc(
    `${T} | Harbour`,
    '<meta property="og:image" content="https://www.site.example/img/og-default.png">',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><figure class="featured-image"><img src="/img/boat.jpg" width="1200" height="800"></figure>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img og site logo',
  doc(
    `${T} | Harbour`,
    '<meta property="og:image" content="https://www.site.example/img/site-logo-square.png">',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><figure class="featured-image"><img src="/img/boat.jpg" width="1200" height="800"></figure>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img css background',
  doc(
    `${T} | Harbour`,
    '',
    `<div class="hero" style="background-image:url('/img/boat.jpg')"><h1>${T}</h1></div><main><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img data-bg',
  doc(
    `${T} | Harbour`,
    '',
    `<div class="hero lazy" data-bg="/img/boat.jpg"><h1>${T}</h1></div><main><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img slider',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><div class="gallery-slider"><img src="/img/boat.jpg" width="1000" height="600"><img src="/img/pier.jpg" width="1000" height="600"></div>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img author avatar first',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><div class="by"><img src="/img/ann.jpg" width="400" height="400" class="avatar">By Ann Lee, February 3, 2026</div><img src="/img/boat.jpg" width="1000" height="600">${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img ad banner first',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><div class="ad-slot"><a href="/out"><img src="/ads/sale-728x90.jpg" width="728" height="90"></a></div><img src="/img/boat.jpg" width="1000" height="600">${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img after text',
  doc(`${T} | Harbour`, '', `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}<p><img src="/img/boat.jpg"></p></main>`),
)
page(
  'img video poster',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><video poster="/img/boat.jpg" src="/v.mp4"></video>${ps}</main>`,
  ),
  { image: '/img/boat.jpg' },
)
page(
  'img youtube',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p><iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>${ps}</main>`,
  ),
)
page(
  'og title short h1',
  doc(
    `${T} | Harbour`,
    `<meta property="og:title" content="${T}">`,
    `<main><h1>News</h1><h2 class="ttl">${T}</h2><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
)
page(
  'h1 section, h2 headline no og',
  doc(
    `${T} | News | Harbour`,
    '',
    `<main><h1>Local News</h1><article><h2>${T}</h2><p>By Ann Lee, February 3, 2026</p>${ps}</article></main>`,
  ),
)
page('short h1', doc(`Ferry fares | Harbour`, '', `<main><h1>Ferry fares</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`), {
  headline: 'Ferry fares',
})
page(
  'short h1 og long',
  doc(
    `Ferry fares: what you pay from Monday | Harbour`,
    '<meta property="og:title" content="Ferry fares: what you pay from Monday">',
    `<main><h1>Ferry fares</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
  { headline: 'Ferry fares' },
)
page(
  'h1 twice same',
  doc(`${T} | Harbour`, '', `<div class="sticky"><h1>${T}</h1></div><main><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`),
)
page(
  'h1 with share count',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}<span class="share-count">128 shares</span></h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
)
page('all caps h1', doc(`${T} | Harbour`, '', `<main><h1>${T.toUpperCase()}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`), {
  headline: T.toUpperCase(),
})
page(
  'quotes',
  doc(
    `“Never again so cold”: ${T} | Harbour`,
    '',
    `<main><h1>&ldquo;Never again so cold&rdquo;: ${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</main>`,
  ),
  { headline: `“Never again so cold”: ${T}` },
)
page(
  'related with dates and same class',
  doc(
    `${T} | Harbour`,
    '',
    `<main><article><h1>${T}</h1><div class="meta"><span class="author">Ann Lee</span><span class="date">03 Feb 2026</span></div>${ps}</article><div class="grid"><article><h3>Other</h3><div class="meta"><span class="author">Max Other</span><span class="date">01 Jan 2026</span></div></article><article><h3>Other 2</h3><div class="meta"><span class="author">Max Else</span><span class="date">02 Jan 2026</span></div></article></div></main>`,
  ),
)
page(
  'top stories before article',
  doc(
    `${T} | Harbour`,
    '',
    `<section class="top"><article><h3><a href="/o">Another story with a long name</a></h3><span class="author">Max Other</span><time datetime="2026-11-18">x</time></article></section><main><h1>${T}</h1><p><span class="author">Ann Lee</span> <time datetime="2026-02-03">x</time></p>${ps}</main>`,
  ),
)
page(
  'abbr published',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><span class="vcard"><a class="fn" href="/a">Ann Lee</a></span> <abbr class="published" title="2026-02-03T10:00:00">3 months ago</abbr>${ps}</article>`,
  ),
)
page('dateline only', doc(`${T} | Harbour`, '', `<article><h1>${T}</h1><p>PORT CITY, Feb. 3, 2026 (QNA) — ${P[0]}</p>${ps}</article>`), {
  authors: [],
})
page('two-digit year US', doc(`${T} | Harbour`, '', `<article><h1>${T}</h1><p>By Ann Lee - 2/3/26</p>${ps}</article>`, 'en-US'))
page(
  'comment count link',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><p>Posted in <a href="/c/news">News</a> on February 3, 2026 by <a href="/u/ann">Ann Lee</a> with <a href="#c">3 Comments</a></p>${ps}</article>`,
  ),
)
page(
  'published on behalf',
  doc(`${T} | Harbour`, '', `<article><h1>${T}</h1><p class="post-info">Last updated on February 9th, 2026 by Ann Lee</p>${ps}</article>`),
  { day: undefined },
)
page(
  'guest author',
  doc(`${T} | Harbour`, '', `<article><h1>${T}</h1><p>Guest post by Ann Lee, CEO of Boats Inc.</p><p>February 3, 2026</p>${ps}</article>`),
)
page(
  'by nobiliary',
  doc(
    `${T} | Hafen`,
    '',
    `<article><h1>${T}</h1><div class="autor">Von Karl-Theodor von und zu Hafen</div><p>3. Februar 2026</p>${ps}</article>`,
    'de',
  ),
  { authors: ['Karl-Theodor von und zu Hafen'] },
)
page(
  'dr title',
  doc(
    `${T} | Hafen`,
    '',
    `<article><h1>${T}</h1><div class="autor">von Prof. Dr. Anna Schröder, Universität Hafen</div><p>3. Februar 2026</p>${ps}</article>`,
    'de',
  ),
  { authors: ['Prof. Dr. Anna Schröder'] },
)

page(
  'blog with date box',
  doc(
    `${T} | Hafenblog`,
    '',
    `<div class="post"><div class="datebox"><span class="d">03</span><span class="m">Feb</span><span class="y">2026</span></div><h2><a href="/x" rel="bookmark">${T}</a></h2><p class="byline">geschrieben von <b>Anna</b></p><div class="storycontent">${ps}</div></div>`,
    'de',
  ),
  { authors: ['Anna'] },
)
page(
  'author after name only class',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1>${T}</h1><div class="c-byline"><div class="c-byline__author"><a href="/authors/ann-lee" class="c-byline__link"><span>Ann Lee</span></a><span class="c-byline__title">Senior Editor</span></div><div class="c-byline__date">Feb 3, 2026 10:00 AM ET</div></div>${ps}</article>`,
  ),
)
page(
  'author json script',
  doc(
    `${T} | Harbour`,
    '<script>window.__DATA__={"page":{"type":"article","authors":[{"name":"Ann Lee","url":"/a"}],"publishDate":"2026-02-03T10:00:00Z"}}</script>',
    `<main><h1>${T}</h1>${ps}</main>`,
  ),
)
page(
  'time ago with title',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By <a href="/u/ann-lee">Ann Lee</a> <span title="3 February 2026 at 10:00">9 months ago</span></p>${ps}</main>`,
  ),
)
page(
  'data-date attr',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p>By Ann Lee <span class="js-date" data-date="2026-02-03T10:00:00Z"></span></p>${ps}</main>`,
  ),
)
page(
  'meta name Date slash',
  doc(
    `${T} | Harbour`,
    '<meta name="DC.date" content="2026/02/03"><meta name="Author" content="Lee, Ann">',
    `<main><h1>${T}</h1>${ps}</main>`,
  ),
)
page(
  'meta article author url',
  doc(
    `${T} | Harbour`,
    '<meta property="article:author" content="https://social.example/annlee"><meta property="article:published_time" content="2026-02-03">',
    `<main><h1>${T}</h1><div class="post-author"><img src="/a.jpg"><h6><a href="/author/annlee/">Ann Lee</a></h6></div>${ps}</main>`,
  ),
)
page(
  'twitter data labels',
  doc(
    `${T} | Harbour`,
    '<meta name="twitter:label1" content="Written by"><meta name="twitter:data1" content="Ann Lee"><meta name="twitter:label2" content="Est. reading time"><meta name="twitter:data2" content="4 minutes"><meta property="article:published_time" content="2026-02-03T10:00:00+00:00">',
    `<main><h1>${T}</h1>${ps}</main>`,
  ),
)
page(
  'meta author site name, byline person',
  doc(
    `${T} | Harbour Weekly`,
    '<meta name="author" content="Harbour Weekly"><meta property="og:site_name" content="Harbour Weekly">',
    `<main><h1>${T}</h1><p class="byline">By Ann Lee</p><time datetime="2026-02-03">x</time>${ps}</main>`,
  ),
)
page(
  'meta author handle',
  doc(
    `${T} | Harbour`,
    '<meta name="author" content="alee">',
    `<main><h1>${T}</h1><p class="byline">By <a rel="author" href="/a">Ann Lee</a></p><time datetime="2026-02-03">x</time>${ps}</main>`,
  ),
)
page(
  'several rel author dup',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><p><a rel="author" href="/author/ann"><img src="/a.jpg" alt=""></a> <a rel="author" href="/author/ann">Ann Lee</a></p><time datetime="2026-02-03">x</time>${ps}<div class="bio"><a rel="author" href="/author/ann">Ann Lee</a> lives by the sea.</div></main>`,
  ),
)
page(
  'comment by author',
  doc(
    `${T} | Harbour`,
    '',
    `<main><h1>${T}</h1><time datetime="2026-02-03">x</time>${ps}<h3>2 Comments</h3><ul class="reactions"><li><b>Bob Reader</b> says: <p>I liked the old boats better than these.</p></li></ul></main>`,
  ),
  { authors: [] },
)
page(
  'h1 link',
  doc(
    `${T} | Harbour`,
    '',
    `<article><h1 class="title"><a href="/a" title="${T}">${T}</a></h1><p>Ann Lee – 03/02/2026</p>${ps}</article>`,
    'en-GB',
  ),
  { authors: [] },
)
page(
  'nav h1s',
  doc(
    `${T} | Harbour`,
    '',
    `<header><div class="menu"><h1><a href="/news">News of the day here</a></h1><h1><a href="/sport">Sports of the day here</a></h1></div></header><article><h1>${T}</h1><p>By Ann Lee, February 3, 2026</p>${ps}</article>`,
  ),
)
page(
  'press agency org author',
  doc(`${T} | Harbour`, '', `<article><h1>${T}</h1><p class="author">Reuters</p><p>February 3, 2026</p>${ps}</article>`),
  { authors: ['Reuters'] },
)
page(
  'team author',
  doc(`${T} | Harbour`, '', `<article><h1>${T}</h1><p class="author">By Harbour Editorial Team</p><p>February 3, 2026</p>${ps}</article>`),
  { authors: ['Harbour Editorial Team'] },
)
page(
  'zh info',
  doc(
    '渡轮周一起增加班次 - 码头网',
    '',
    `<div class="article"><h1>渡轮周一起增加班次</h1><div class="info"><span>2026-02-03 09:00:00</span><span>来源：码头日报</span><span>作者：李小梅</span><span>编辑：王五</span></div>${'<p>渡轮今后每四十分钟一班，而不是每小时一班，因为一月份有两艘新船投入使用，候船时间将会缩短。</p>'.repeat(6)}</div>`,
    'zh',
  ),
  { headline: '渡轮周一起增加班次', authors: ['李小梅'] },
)
page(
  'ja writer',
  doc(
    '連絡船、月曜から増便へ | 港の新聞',
    '',
    `<article><h1>連絡船、月曜から増便へ</h1><ul class="meta"><li>2026.02.03</li><li>更新日：2026.02.09</li><li><a href="/writer/hanako/">田中花子</a></li></ul>${'<p>連絡船は一時間に一本ではなく四十分ごとに出航する。一月に新しい船が二隻届いたためで、待ち時間は短くなる。</p>'.repeat(6)}</article>`,
    'ja',
  ),
  { headline: '連絡船、月曜から増便へ', authors: ['田中花子'] },
)
page(
  'fa',
  doc(
    'کشتی از دوشنبه بیشتر حرکت می‌کند - اسکله',
    '',
    `<article><h1>کشتی از دوشنبه بیشتر حرکت می‌کند</h1><div class="meta"><span>نویسنده: مریم احمدی</span> <time datetime="2026-02-03">۱۴ بهمن ۱۴۰۴</time></div>${'<p>کشتی هر چهل دقیقه حرکت خواهد کرد، نه هر ساعت، زیرا در ماه ژانویه دو کشتی تازه به بندر رسید و مردم خوشحال شدند.</p>'.repeat(5)}</article>`,
    'fa',
  ),
  { headline: 'کشتی از دوشنبه بیشتر حرکت می‌کند', authors: ['مریم احمدی'] },
)
page(
  'he',
  doc(
    'המעבורת תצא בתדירות גבוהה יותר | הרציף',
    '',
    `<article><h1>המעבורת תצא בתדירות גבוהה יותר</h1><div class="credit"><a href="/author/dana">דנה לוי</a> <span>פורסם: 03.02.26, 10:00</span> <span>עודכן: 09.02.26</span></div>${'<p>המעבורת תצא כל ארבעים דקות, ולא כל שעה, מפני שבחודש ינואר הגיעו שתי ספינות חדשות אל הנמל הישן.</p>'.repeat(5)}</article>`,
    'he',
  ),
  { headline: 'המעבורת תצא בתדירות גבוהה יותר', authors: ['דנה לוי'] },
)
page(
  'hi',
  doc(
    'सोमवार से नाव ज़्यादा बार चलेगी | घाट',
    '',
    `<article><h1>सोमवार से नाव ज़्यादा बार चलेगी</h1><div class="by">Written by: <a href="/author/anil">अनिल शर्मा</a> | Published: 3 फ़रवरी 2026, 10:00 AM IST | Updated: 9 फ़रवरी 2026</div>${'<p>नाव अब हर घंटे नहीं, बल्कि हर चालीस मिनट पर चलेगी, क्योंकि जनवरी में दो नई नावें आ गई हैं और लोग खुश हैं।</p>'.repeat(5)}</article>`,
    'hi',
  ),
  { headline: 'सोमवार से नाव ज़्यादा बार चलेगी', authors: ['अनिल शर्मा'] },
)
page(
  'th',
  doc(
    'เรือข้ามฟากออกถี่ขึ้นตั้งแต่วันจันทร์ | ข่าวท่าเรือ',
    '',
    `<article><h1>เรือข้ามฟากออกถี่ขึ้นตั้งแต่วันจันทร์</h1><div>เผยแพร่: 3 ก.พ. 2569 10:00 โดย: สมชาย ใจดี</div>${'<p>เรือข้ามฟากจะออกทุกสี่สิบนาที ไม่ใช่ทุกชั่วโมง เพราะเรือใหม่สองลำมาถึงในเดือนมกราคม และผู้โดยสารจะรอน้อยลงมาก</p>'.repeat(5)}</article>`,
    'th',
  ),
  { headline: 'เรือข้ามฟากออกถี่ขึ้นตั้งแต่วันจันทร์', authors: ['สมชาย ใจดี'] },
)

page(
  'byline in the bar of buttons above the headline',
  doc(
    T,
    '<meta property="article:published_time" content="2026-02-03">',
    `<div class="article-nav"><ul class="navbar"><li><a href="/news">Back</a><div class="author">by <a href="/about/author/ann-lee">Ann Lee</a></div></li></ul></div><div class="news"><h1>${T}</h1>${ps}</div>`,
  ),
)
page(
  'no byline of another story in the bar above the headline',
  doc(
    T,
    '<meta property="article:published_time" content="2026-02-03">',
    `<nav><ul><li><div class="author">by <a href="/about/author/max-other">Max Other</a></div></li></ul></nav><div class="news"><h1>${T}</h1>${ps}</div>`,
  ),
  { authors: [] },
)
page(
  'two authors in a span beside the name of the paper',
  doc(
    T,
    '<meta property="article:published_time" content="2026-02-03">',
    `<article><h1>${T}</h1><div class="byline-section"><div class="attribution"><span class="author"> Ann Lee and Tom J. Okafor </span> <span class="publication"> Harbour Weekly Leader </span></div></div>${ps}</article>`,
  ),
  { authors: [A, 'Tom J. Okafor'] },
)
page(
  'labelled date of a byline below the standfirst',
  doc(
    'Promy częściej od poniedziałku',
    '',
    `<div class="article"><h1>Promy częściej od poniedziałku</h1><div class="desc"><p>Promy ruszają częściej, bo do portu przypłynęły dwie nowe jednostki, a urząd obiecuje krótsze kolejki na starym nabrzeżu.</p></div><ul>${'<li><svg><g><path d="M0"></path></g></svg></li>'.repeat(8)}</ul><div class="autor"><ul><li>Autor: Anna Nowak</li><li>Data: 03-02-2026, 09:29</li></ul></div>${'<p>Promy odpływają teraz co czterdzieści minut, a nie co godzinę, bo w styczniu przypłynęły dwie nowe jednostki.</p>'.repeat(5)}</div>`,
    'pl',
  ),
  { headline: 'Promy częściej od poniedziałku', authors: ['Anna Nowak'] },
)

test.each(pages)('%s', (_name, html, { image, ...expected }) => {
  const article = readArticle({ kind: 'page', html }, testContext({ url: 'https://www.site.example/a', readJsonLd: false }))
  expect({
    headline: article.headline?.value,
    authors: article.authors.map(({ value }) => value.name),
    day: article.datePublished?.value.slice(0, 10),
  }).toEqual(expected)
  if (image !== undefined) expect(article.image?.value.url).toBe(`https://www.site.example${image}`)
})
