/**
 * Meanings of class names and ids, as bits.
 * The words are the common vocabulary of themes and templates, language-neutral first; no site's own names.
 */
export const nameFlags = {
  /** Frame of the page: navigation, sidebars, footers, dialogs, advertising, comments, sharing, related pages. */
  boilerplate: 1,
  /** Reader comments. */
  comments: 2,
  /** Holds the article's text. */
  body: 4,
  /** Byline, author, date, reading time. */
  byline: 8,
  /** Caption or credit of media. */
  caption: 16,
  /** Names an author. */
  author: 32,
  /** Names a date. */
  date: 64,
  /** Hidden from view but left to assistive tools. */
  visuallyHidden: 128,
  /** Trail of pages. */
  breadcrumbs: 256,
  /** Hints at boilerplate that also occur around articles; count against a candidate only. */
  weak: 512,
  /** A post or player of another site shown in the text; its words about sharing say nothing. */
  embed: 1024,
  /** Names that only repeat the element's own text: they say nothing about its place in the page. */
  ownWords: 2048,
} as const

const { boilerplate, comments, body, byline, caption, author, date, visuallyHidden, breadcrumbs, weak, embed } = nameFlags

/** Bits by word; a word of several rows has the bits of all. */
function table(rows: readonly (readonly [flags: number, words: string])[]): ReadonlyMap<string, number> {
  const result = new Map<string, number>()
  for (const [flags, list] of rows) for (const word of list.trim().split(/\s+/)) result.set(word, (result.get(word) ?? 0) | flags)
  return result
}

const single = table([
  [
    boilerplate,
    `
    sidebar rail related recirc recirculation recommended recommendation recommendations trending popular mostread mostpopular
    share sharing shares sharebar sharetools sharethis socialshare social socials addthis addtoany sharedaddy sharrre
    newsletter newsletters subscribe subscription signup optin mailchimp mailinglist
    promo promos promotion promoted promobox sponsor sponsored sponsors advert adverts advertisement advertising advertisment adsbygoogle dfp gpt banner banners
    outbrain taboola teads zergnet revcontent spotim
    pagination pager paging navbar nav navigation submenu sitenav topnav subnav
    footer sitefooter colophon cookie cookies consent gdpr popup popover modal overlay lightbox toolbar tooltip login register
    readmore readnext relatedposts relatedarticles relatedlinks morestories alsoread seealso upnext
    taglist tagcloud topiclist masthead sitemap skiplink skiplinks
    noprint donotprint screenreader
  `,
  ],
  [
    boilerplate | comments,
    'comments commentlist commentform commentarea commentsection disqus respond livefyre kommentare comentarios commentaires',
  ],
  [body, 'articlebody storybody entrycontent postcontent articletext storytext bodytext articlecontent postbody storycontent articulo'],
  [
    byline,
    'byline bylines meta postmeta entrymeta articlemeta metadata publishdate pubdate posted postinfo articleinfo readtime readingtime',
  ],
  [caption, 'caption captions figcaption imgcaption credit credits photocredit imagecredit wpcaptiontext bildunterschrift copyright'],
  [
    author,
    `
    author authors autor autores autoren autorin auteur auteurs autore autori autorzy avtor avtory byline bylines contributor contributors
    writer writers writtenby postedby columnist columnists journalist journaliste giornalista periodista reporter reporters redactor redakteur
    verfasser forfatter skribent toimittaja kirjoittaja szerzo yazar muhabir penulis signature firma firmante creator authorname vcard fn username
  `,
  ],
  [date, 'date dates datetime time timestamp pubdate published publishdate dateline datum fecha ago timeago'],
  [embed, 'embed embedded embeds tweet oembed'],
  [boilerplate | breadcrumbs, 'breadcrumb breadcrumbs breadcrumbtrail crumbs'],
  [weak, 'widget widgets menu tags teaser teasers gallery ad ads header print hidden side aside extra tools links more'],
])

/** Two words that mean something only together. */
const pairs = table([
  [
    boilerplate,
    `
    most-read most-popular most-viewed read-more read-next read-also also-read see-also more-stories more-from more-news more-articles more-posts up-next next-article
    author-box author-bio author-info about-author post-author author-card author-profile follow-us sign-up social-media social-links share-buttons share-bar share-links
    tag-list tags-list post-tags entry-tags article-tags tag-links article-footer entry-footer post-footer comment-list comment-form comments-area post-navigation nav-links
    ad-container ad-slot ad-unit ad-wrapper ad-banner google-ad site-header site-footer page-header page-footer top-bar side-bar call-action
    skip-link related-posts print-only mobile-menu main-menu nav-menu cta-box recent-posts latest-news latest-posts latest-articles top-stories
    email-signup email-form post-related story-related related-content trending-now
  `,
  ],
  [
    body,
    `
    article-body story-body entry-content post-content article-text story-text body-text article-content post-body story-content content-body
    articlebody-text td-post-content single-content blog-content news-content rich-text richtext-body article-copy body-copy main-text page-content mw-parser-output text-content
  `,
  ],
  [
    byline,
    'submitted-by posted-by written-by post-meta entry-meta article-meta publish-date pub-date post-date entry-date article-date date-published read-time reading-time post-info article-info story-meta posted-on author-name',
  ],
  [author, 'user-name avatar-name profile-name written-by posted-by submitted-by published-by'],
  [caption, 'photo-credit image-credit image-caption photo-caption wp-caption caption-text img-caption media-caption'],
  [visuallyHidden, 'sr-only screen-reader visually-hidden assistive-text visuallyhidden'],
])

/** Class names that name a post's subjects or a page's state, not the role of the element. */
const topical =
  /^(?:tag|category|cat|topic|status|format|postid|post|page|parent|type|has|is|no|js|wp|elementor-element|align|size|u|lang)[-_]/i

/**
 * Bits of `nameFlags` for a class attribute and an id. Pure; `memo` caches answers, because a page repeats the same names many times.
 */
export function flagsOf(className: string, id: string, memo: Map<string, number>): number {
  return flagsOfNames(className.slice(0, 400), memo) | flagsOfNames(id.slice(0, 100), memo)
}

function flagsOfNames(names: string, memo: Map<string, number>): number {
  if (names === '') return 0
  const known = memo.get(names)
  if (known !== undefined) return known
  let flags = 0
  for (const name of names.split(/\s+/)) {
    let own = memo.get(name)
    if (own === undefined) {
      own = flagsOfName(name)
      memo.set(name, own)
    }
    flags |= own
  }
  memo.set(names, flags)
  return flags
}

function flagsOfName(name: string): number {
  const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)
  if (!parts) return 0
  // `tag-comments` on a post says what it is about; `tag-list` is a list of tags.
  const isTopical = topical.test(name)
  let flags = 0
  let previous = ''
  for (const part of parts) {
    const word = part.toLowerCase()
    if (previous !== '') flags |= pairs.get(`${previous}-${word}`) ?? 0
    if (!isTopical) flags |= (single.get(word) ?? 0) | (previous === '' ? 0 : (single.get(previous + word) ?? 0))
    previous = word
  }
  return flags
}
