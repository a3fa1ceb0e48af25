import type { Block } from '../../model/article.ts'
import { isMedia } from '../../model/is-media.ts'
import type { LanguageTag } from '../../model/values.ts'
import { hasDigit, parseDate } from '../facts/dates/parse-date.ts'
import { lettersOf } from '../facts/people/letters-of.ts'
import { hasBylinePrefix } from '../facts/people/names.ts'
import { splitRoles } from '../facts/people/role-words.ts'

export interface TrimHints {
  /** Headline, title and description, which pages repeat above the text. */
  readonly repeated: readonly string[]
  readonly language: LanguageTag
  readonly now: string
}

/** UTF-16 units from which a block is taken for running text, and up to which it may be a line about the article. */
const textLength = 80
const lineLength = 140
/** UTF-16 units of a line that credits a picture. */
const creditLength = 100

/** Headings over lists of other pages, as letters only, in the languages of common themes. */
const relatedHeadings: ReadonlySet<string> = new Set(
  [
    'related|related articles|related stories|related posts|related news|related content|related links|related reading|related topics|you may also like|you might also like|you may like|you might like|read more|read next|read also|also read|further reading|recommended|recommended for you|recommended reading|recommended stories|more from|more on this|more on this story|more on this topic|more stories|more news|more articles|more like this|more from the web|more from us|up next|dont miss|popular|most popular|most read|trending|trending now|latest news|latest stories|latest articles|recent posts|keep reading|next article|suggested articles|around the web|from the web|from around the web|promoted stories|sponsored content|sponsored stories|see also|follow us|share this|share this article|share this story|tags|comments|leave a comment|leave a reply|about the author|sign up|newsletter',
    'mehr zum thema|das könnte sie auch interessieren|das könnte dich auch interessieren|auch interessant|lesen sie auch|lies auch|weitere artikel|weitere themen|weiterlesen|ähnliche artikel|verwandte artikel|verwandte themen|meistgelesen|passend zum thema|mehr artikel|mehr dazu|empfehlungen|kommentare|schlagwörter|über den autor|jetzt lesen',
    'à lire aussi|lire aussi|sur le même sujet|articles similaires|articles liés|vous aimerez aussi|à découvrir|les plus lus|commentaires|plus dinformations|voir aussi',
    'también te puede interesar|te puede interesar|te recomendamos|lee también|lea también|más noticias|más sobre|noticias relacionadas|artículos relacionados|relacionados|lo más leído|comentarios|ver también|etiquetas',
    'leia também|leia mais|veja também|notícias relacionadas|artigos relacionados|mais lidas|comentários|saiba mais|você também pode gostar',
    'leggi anche|potrebbe interessarti|articoli correlati|ti potrebbe interessare|i più letti|commenti|notizie correlate|vedi anche',
    'lees ook|gerelateerd|gerelateerde artikelen|meer over|reacties|meest gelezen|bekijk ook',
    'читайте также|по теме|материалы по теме|похожие статьи|ещё по теме|еще по теме|самое читаемое|комментарии|рекомендуем|смотрите также',
    'czytaj też|czytaj także|czytaj również|zobacz też|zobacz także|powiązane artykuły|najczęściej czytane|komentarze|przeczytaj także',
    'läs också|läs mer|relaterat|les også|les mer|læs også|læs mere|lue myös|přečtěte si také|související články|mohlo by vás zajímat|ajánlott cikkek|kapcsolódó cikkek|citește și|διαβάστε επίσης|σχετικά άρθρα',
    'ilgili haberler|bunlar da ilginizi çekebilir|benzer yazılar|xem thêm|tin liên quan|bài viết liên quan|baca juga|artikel terkait|baca lagi',
    'puedes ver|le puede interesar|puede leer|mira también|mire también|te sugerimos|vea también|ver más|leer más|lee más|le recomendamos|leggi tutto|leggi pure|approfondimento|pour aller plus loin|à lire|à voir aussi|siehe auch|lesetipp|mehr lesen|auch lesenswert|mehr zu|lees meer|leia a seguir',
    'читайте також|читайте ще|читайте еще|читайте ещё|смотрите также|вижте още|прочетете още|прочитајте још|pročitajte još|pročitajte i|čitajte|povezane vijesti|preberite še|preberite tudi|olvassa el|olvasta már|citeşte şi|citește mai mult|διαβάστε ακόμη|διαβάστε ακόμα|δείτε επίσης|čtěte také|čítajte aj|skaitykite taip pat|lasi arī|loe ka|okuyun|bunu da okuyun',
    'ये भी पढ़ें|इसे भी पढ़ें|यह भी पढ़ें|আরও পড়ুন|อ่านเพิ่มเติม|อ่านต่อ|ข่าวที่เกี่ยวข้อง|بیشتر بخوانید|مطالب مرتبط|اقرأ المزيد|اقرأ أيضًا|קראו עוד|עוד בנושא|함께 보면 좋은 기사|関連ニュース|もっと読む',
    '関連記事|あわせて読みたい|おすすめ記事|相关阅读|相关新闻|相关文章|推荐阅读|相關新聞|延伸閱讀|관련 기사|관련기사|추천 기사|اقرأ أيضا|مواضيع ذات صلة|مقالات ذات صلة|קראו גם|כתבות נוספות|ข่าวที่เกี่ยวข้อง|संबंधित खबरें|यह भी पढ़ें',
  ]
    .join('|')
    .split('|')
    .map(lettersOf),
)

/** Lines that a template puts between paragraphs, as letters only. */
const fillers: ReadonlySet<string> = new Set(
  'advertisement|advertising|sponsored|continue reading below|continue reading|article continues below|story continues below|story continues|article continues after advertisement|scroll to continue|anzeige|werbung|weiterlesen nach der anzeige|publicidad|publicité|pubblicità|publicidade|continua depois da publicidade|continúa leyendo|advertentie|annons|annonse|annonce|mainos|reklama|reklam|реклама|διαφήμιση|広告|广告|廣告|광고|إعلان|פרסומת|विज्ञापन|โฆษณา|quảng cáo|iklan'
    .split('|')
    .map(lettersOf),
)

/** Says that the text goes on behind what a template puts in. */
const goesOn =
  /^(?:(?:(?:article|story|post|text|interview) )?continue[sd]? (?:below|after|reading)(?: .{1,40})?|scroll (?:down )?(?:to continue|for more).{0,30}|(?:der )?(?:artikel|text|beitrag) geht .{0,40}weiter.{0,30}|weiterlesen nach .{1,40}|sigue leyendo.{0,40}|contin[uú]a (?:leyendo|después de|depois d|a leggere|dopo).{0,40}|(?:la )?suite (?:de l['’]article )?(?:après|ci-dessous).{0,40}|l['’]articolo (?:continua|prosegue).{0,40}|(?:het |de )?(?:tekst|artikel) gaat (?:verder|door).{0,40}|lees verder (?:onder|na) .{1,40}|dalsza część (?:artykułu|tekstu).{0,40}|продолжение (?:после|ниже|под).{0,40}|(?:この)?(?:本文|記事)は?.{0,10}続(?:く|きます).{0,10})$/i

/** Asks to read something else; no article has a part of that name. */
const readAlso =
  /^(?:read also|also read|read next|lesen sie auch|lies auch|(?:à )?lire aussi|lee también|lea también|leia também|leggi anche|lees ook|läs också|les også|læs også|czytaj (?:też|także|również)|читайте (?:также|також)|okuyun|baca juga|あわせて読みたい|اقرأ أيض[اً]+)\s?[:：]?$/i

/** Credit of a picture: such a line with a colon belongs to the picture, not to the text. */
const pictureCredit =
  /^(?:crédits?(?: photos?)?|photo(?:s|graphs)?|photo credits?|image(?:s)?|image credits?|picture|bild(?:er|nachweis|quelle)?|fotos?|titelbild|foto['’]s|beeld|imagen|fotografía|kuva|zdjęci[ea]|fotó|фото|φωτο(?:γραφία)?|写真|照片|사진|الصورة|צילום)(?: (?:by|von|par|por|di|av|af))?\s?[:：/]\s?\S/i

/** The sign beside a heading that links to it, or the link that edits the section under it. */
const permalink = /^(?:(?:[#¶§🔗]\ufe0f?){1,2}|\[[^[\]]{2,40}\])$/u

/** Asks to follow the site elsewhere. */
const followUs =
  /^(?:follow (?:us|our)|join (?:us|our)|like us|subscribe to our|folge(?:n sie)? uns|síguenos|sigue a|suivez[- ]nous|seguici|siga[- ]nos|siga o|volg ons|obserwuj nas|polub nas|подписывайтесь|підписуйтесь|sledujte nás|kövess|bizi takip|takip edin|ikuti|theo dõi)(?=\s|$|[:!])/i

/**
 * Leaves out the blocks of a page that are about the article instead of part of it: title, date and byline repeated above the text,
 * lists of other pages under headings that say so, paragraphs printed twice. Order and ids of the rest stay.
 */
export function trimBlocks(blocks: readonly Block[], hints: TrimHints): readonly Block[] {
  const left = new Set<Block>()
  dropLeadingLines(blocks, hints, left)
  for (const block of blocks) if (block.kind === 'paragraph' && permalink.test(block.text) && linkedLength(block) > 0) left.add(block)
  dropRelated(
    blocks.filter((block) => !left.has(block) || block.kind !== 'paragraph'),
    left,
  )
  dropRepeated(blocks, left)
  dropFillers(blocks, left)
  return left.size === 0 ? blocks : blocks.filter((block) => !left.has(block))
}

function dropLeadingLines(blocks: readonly Block[], hints: TrimHints, left: Set<Block>): void {
  const repeated = new Set(hints.repeated.map(lettersOf).filter((letters) => letters !== ''))
  for (const block of blocks) {
    if (isMedia(block)) continue
    const { text } = block
    if (repeated.has(lettersOf(text)) && (block.kind === 'heading' || block.kind === 'paragraph')) {
      left.add(block)
      continue
    }
    if (block.kind === 'heading') continue
    if (text.length >= textLength && !isDateline(text, hints)) return
    if (isDateline(text, hints)) left.add(block)
    else if (/[.!?。！？؟।…"”]\s*$/.test(text) && text.length > 40) return
  }
}

/** A short line with a date, a byline or the time of reading, that is no sentence. */
function isDateline(text: string, { language, now }: TrimHints): boolean {
  if (text.length > lineLength) return false
  if (/^\d{1,3}\s?(?:min\b|minutes?\b|mins\b|minuten\b|min\.)/i.test(text)) return true
  if (/[.!?。！？؟।]\s*$/.test(text) && text.split(/\s+/).length > 12) return false
  if (hasDigit(text) && parseDate(text, { language, now }) !== null) return true
  const isByline = hasBylinePrefix(text, language) || splitRoles(text).rest === ''
  return isByline && text.split(/\s+/).length <= 8 && !/[.!?。！？؟।]\s*$/.test(text)
}

function isRelatedHeading(block: Block): boolean {
  if (block.kind !== 'heading' && block.kind !== 'paragraph') return false
  return block.text.length <= 60 && relatedHeadings.has(lettersOf(block.text))
}

/** Mostly linked, or a line without the end of a sentence. */
function isTeaser(block: Block): boolean {
  if (isMedia(block)) return true
  if (block.kind === 'quote' || block.kind === 'code' || block.kind === 'table') return false
  if (linkedLength(block) * 2 > block.text.length) return true
  return block.kind !== 'list' && block.text.length < 120 && !/[.!?。！？؟।]\s*$/.test(block.text)
}

function linkedLength(block: Block): number {
  let length = 0
  for (const inline of block.inlines) if (inline.kind === 'link') length += inline.end - inline.start
  return length
}

function dropRelated(blocks: readonly Block[], left: Set<Block>): void {
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index]!
    if (isRelatedHeading(block)) {
      let end = index + 1
      while (end < blocks.length && isTeaser(blocks[end]!) && (blocks[end]!.kind !== 'heading' || linkedLength(blocks[end]!) > 0)) end++
      // A heading such as "More" with running text under it is the article's own.
      if (end === index + 1 && end < blocks.length && block.kind === 'heading') continue
      for (let drop = index; drop < end; drop++) left.add(blocks[drop]!)
      index = end - 1
    } else if (block.kind === 'paragraph' && block.text.length < 250 && linkedLength(block) * 10 >= block.text.length * 4) {
      // "Read more: a headline", mostly a link.
      const opening = /^([^:：|]{3,40})[:：|]/.exec(block.text)
      if (opening && relatedHeadings.has(lettersOf(opening[1]!))) left.add(block)
    }
  }
}

/** Advertising marks, credits of pictures and calls to follow or to read on, each a short paragraph or heading of its own. */
function dropFillers(blocks: readonly Block[], left: Set<Block>): void {
  for (const block of blocks) {
    if (block.text.length > lineLength) continue
    const text = block.text.trim()
    if (block.kind === 'heading' && (goesOn.test(text) || readAlso.test(text) || isRepeatedMark(block, blocks))) left.add(block)
    if (block.kind !== 'paragraph') continue
    const isCall = followUs.test(text) && linkedLength(block) > 0
    const isCredit = text.length <= creditLength && pictureCredit.test(text) && !/[.!?。]$/.test(text)
    if (isCall || isCredit || fillers.has(lettersOf(text)) || goesOn.test(text)) left.add(block)
  }
}

/** A mark of advertising, several times as a heading; once it may be the text's own subject. */
const isRepeatedMark = ({ text }: Block, blocks: readonly Block[]): boolean =>
  fillers.has(lettersOf(text)) && blocks.filter((other) => other.kind === 'heading' && other.text === text).length > 1

function dropRepeated(blocks: readonly Block[], left: Set<Block>): void {
  const seen = new Set<string>()
  for (const block of blocks) {
    if (left.has(block) || block.text.length < 60 || (block.kind !== 'paragraph' && block.kind !== 'quote')) continue
    if (seen.has(block.text)) left.add(block)
    else seen.add(block.text)
  }
}
