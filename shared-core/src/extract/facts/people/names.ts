import { letter, lowerLetter, mark, upperLetter } from '../../../languages/characters/characters.ts'
import { withoutMarks } from '../../../languages/characters/rarer-characters.ts'
import type { Person } from '../../../model/input.ts'
import { oneLine } from '../../../parse/html/walk.ts'
import { announcementLength, behindLabel, saysPublished } from './byline-words.ts'
import { creditBehind } from './credit-words.ts'
import { lettersOf } from './letters-of.ts'
import { isDeed, isManner, isNotice } from './no-byline.ts'
import { isRoleAlone } from './role-alone.ts'
import { splitRoles } from './role-words.ts'

/** Most names in one byline, and in a list of separate values such as a paper's authors; code points and words of one name. */
export const nameLimit = { names: 12, listed: 50, length: 60, words: 6 } as const

/** Between two names. Single letters only as written: `John E Smith` is one person. */
const joiner =
  /(\s+(?:and|And|AND|und|UND|et|ET|y|e|en|och|OCH|og|OG|ja|JA|i|oraz|és|ve|VE|и|та|і|και|a|și|şi|ir|un|dan|và|dhe|eta|və|და|և|और|এবং|اور|و|with|mit|avec|con)\s+(?!zu\s)|\s*[,;&|、，；•·]\s*|\s+\/\s+)/

/** Words behind a name that are no part of it: roles, departments, time, addresses. */
const roleWord =
  /\b(?:staff|writer|reporter|editor(?:ial)?|correspondent|contributor|contributing|columnist|journalist|author|producer|critic|bureau|chief|senior|associate|assistant|deputy|freelance|redakteur(?:in)?|autor(?:in)?|redaktion|korrespondent(?:in)?|volontär(?:in)?|redacción|periodista|journaliste|rédact(?:eur|rice)|giornalista|redator|repórter|jornalista|director|manager|analyst|professor|lecturer|fellow|specialist|expert|strategist|founder|ceo|cto|vp|president|partner|consultant|blogger|photograph(?:er|s|y)?|intern|special to|for the|updated|published|posted|min(?:ute)?s? read|comments?|share|follow|view|bio|email|twitter|facebook|read more|subscribe|sign up|all posts|articles?|stories|profile|contact|edt|est|pdt|pst|gmt|utc|am|pm|uhr|ago|today|yesterday)\b/i

const organizationWord =
  /\b(?:inc|llc|ltd|gmbh|ag|corp|s\.a|co|redaktion|editorial|newsroom|staff|team|desk|editors?|news|press|agency|agencies|media|magazine|média|medien|nachrichten|zeitung|times|post|tribune|journal|herald|guardian|today|tv|radio|network|association|institut|institute|university|universität|universiteit|université|universidad|universidade|università|hochschule|klinik|ministerium|verband|verein|stiftung|foundation|society|committee|council|ministry|department|office|bureau|group|company|publishing|studio|redacción|redazione|rédaction|wire|blog|reports?|services?|agence|agentur|sekretariat|secretariat|pressestelle|presseabteilung|federation|museum|gewerkschaft|partei|party|alliance|initiative|collective|cooperative|contributors|e\.v)\b/i
const agencies = new Set(
  'ap afp dpa reuters efe ansa tass xinhua upi pti ians apa sid afx kna epd bloomberg kyodo yonhap ritzau ntb tt stt pap ctk mti lusa anp belga'.split(
    ' ',
  ),
)
const refused = new Set(
  'admin administrator root editor user guest author anonymous unknown undefined null none nil nan false true object anónimo anonimo anônimo anonym anonyme anonymus moderator demo default siteowner wpuser webmaster superuser siteadmin webadmin siteeditor superutilisateur superbenutzer staff wordpress wpadmin test by share autor team home facebook twitter instagram linkedin youtube email print comments contributor contributors subscribe follow line kakao kakaotalk pinterest whatsapp telegram reddit tumblr weibo wechat hatena pocket feedly rss mail copy link tweet like print threads bluesky mastodon xing'.split(
    ' ',
  ),
)
const particles = new Set(
  'van der den de la le du da di dos das do del della von zu zur ter ten al el bin ibn ben abu st. y e af av und and'.split(' '),
)
const suffix =
  /^(?:jr|sr|ii|iii|iv|ms|m\.s|bs|mph|mfa|psyd|edd|dpt|np|pharmd|llm|ldn|lcsw|phd|ph\.d|md|m\.d|mba|dr|prof|esq|rn|cpa|dds|jd|ma|msc|bsc|cfa|pe|rd|rdn|dvm|do)\.?$/i

/** Credits for pictures or films, which follow the authors and begin with a word of their own. */
const credit =
  /^(?:fotos?|photos?|foto['’]s|fotografías?|photographies?|bild(?:er)?|beeld|images?|imagen|grafik|illustration(?:s|en)?|videos?|kuvat?|zdjęcia|fotók?|фото|写真|撮影|摄影|攝影|사진)\s*[:：]/i

const pictureCredit =
  /^(?:photos?|photography|photographs|pictures|images?|fotos?|fotografías?|bilder|illustrations?|videos?|graphics?)\s(?:by|von|par|de|por|di|door|av|af)\s/i

/** Said behind a full name without a mark between them, as two elements side by side. */
const roleBehind =
  /\s(?:staff\s|senior\s|chief\s)?(?:reporter|writer|journalist(?:in)?|correspondent|columnist|contributor|redakteur(?:in)?|redaktör|redaktor(?:ka)?|toimittaja|periodista|journaliste|giornalista|jornalista|redactora?|författare|skribent|muhabir)$/i

/** A name that can be a person's or an organisation's; null: it is neither. */
export function acceptName(text: string): string | null {
  const name = fromSlug(
    withoutQuotes(oneLine(text))
      .replace(/^[-–—|:,.•·@\s]+|(?<![-–—|:,•·／/\s])[-–—|:,•·／/\s]+$/g, '')
      .replace(/^[Bb][Yy]\s+(?=\S)/, '')
      // initials of who edited it, or the agency it comes from
      .replace(/(?<=\S\s\S{2,40})\s?\/\s?[A-Z]{2,3}$/, '')
      .replace(/(?<!\s)\s*\((?:[^()]{0,80})\)?\s*$/, '')
      .trim(),
  )
  if (name.length < 2 || [...name].length > nameLimit.length) return null
  if (/https?:|www\.|@|[<>{}[\]=:：]|\.(?:com|org|net|de|html?)\b/i.test(name)) return null
  if (/\d/.test(name) && !/[^\d\s./:,-]{2}/.test(name)) return null
  if (/^\d+\s|\d{3}|\d\s*(?:min|h|am|pm)\b|\d[:/.]\d/i.test(name)) return null
  if (/%|_name\b|^(?:head\s?shot|photo|picture|portrait|image|avatar|profile (?:photo|picture|image))\b/i.test(name)) return null
  if (refused.has(name.toLowerCase().replace(/[\s_\d-]/g, '')) || isLogin(name)) return null
  if (besideBy.test(name) || isRoleAlone(name)) return null
  const words = name.split(/\s+/)
  if (words.length > nameLimit.words) return null
  return name
}

/** A credit for other work, `Artwork by Ann Lee`: no name holds such a word. */
const besideBy = /\s(?:by|por|par|door|przez|durch)\s/i

/** What accounts are called by what they are for: `wordpressadmin`, `web_redaktion`, `user123`. */
const login =
  /^(?:(?:wp|wordpress|word|web|site|seo|super|content|dev|marketing|test|demo|blog|shop|news|online|main|local|my|the)[_.-]?)*(?:admin|administrator|user|master|team|editor|redaktion|redakteur|author|autor|manager|engine|support|office|root|wp|wordpress|tester)s?(?:[_.-]?(?:user|site|admin|team|account))?[_.-]?\d*$/

const isLogin = (name: string): boolean => login.test(name) || account.test(name)

/** Quotation marks around a name, and one left over at either end; `'t Hooft` has its own. */
function withoutQuotes(text: string): string {
  const bare = text.replace(/(?<!["“”„«»‹›「」‘’'`])["“”„«»‹›「」‘’'`]+$/, '')
  return /^['’]t\s/.test(bare) ? bare : bare.replace(/^["“”„«»‹›「」‘’'`\s]+/, '')
}

const slug = new RegExp(`^${lowerLetter}{2,}(?:-${lowerLetter}{2,}){1,3}$`, 'u')

/** `ann-lee`, as in an address, is written `Ann Lee`. */
const fromSlug = (name: string): string =>
  slug.test(name)
    ? name
        .split('-')
        .map((word) => word[0]!.toUpperCase() + word.slice(1))
        .join(' ')
    : name

/** Looks like a personal name: two to five words that begin with capitals (particles aside), or a script without capitals. */
export function isNameLike(name: string): boolean {
  const words = name.split(/\s+/)
  if (words.length > 5) return false
  // Georgian has capitals in Unicode that no name begins with.
  const hasCase = name.toLowerCase() !== name.toUpperCase() && !/[\u10d0-\u10ff]/.test(name)
  if (!hasCase) return true
  let capitals = 0
  for (const word of words) {
    const first = word.replace(/^["'’“„(]+/, '')[0] ?? ''
    if (first !== first.toLowerCase()) capitals++
    else if (!particles.has(word.toLowerCase())) return false
  }
  return capitals >= 1
}

/** End of a byline's names: a bar, a place, an organization, an address, a word about time. */
const endOfNames =
  /\s*(?:[|•·–—]|\s-\s|\b(?:on|in|for|from|at|em|aus|für|pour)\s+(?=\S)|\bam\s+\d|@|\b(?:updated|published|posted)\b|[\w.+-]{1,64}@|\d).*$/i

/** The part of a date before its figures: `le 3 février`, `Tue, 3`, `February 3`. */
const endOfDate =
  /(?:^|[\s,]+)(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[.,]?$/i
const smallWord = /\s[a-zà-ÿ]{1,3}$/

/** Said behind a name in Korean: reporter, correspondent, editor. */
const koreanRole = /\s*(?:선임|수습|인턴|객원|전문)?\s?(?:기자|특파원|논설위원|에디터|앵커)(?:님|들)?(?:\s.*)?$/

/** First words of the names of many towns. */
const townWord =
  /^(?:new|san|santa|são|sao|los|las|saint|sankt|bad|buenos|rio|hong|tel|cape|kuala|addis|abu|fort|port|puerto|washington)\s/i

/** Words before a name that markup joins to it: `ByAnn Lee`. Short ones that also begin names, such as `Di` and `De`, are left alone. */
const joined = new RegExp(
  `^((?:Written |Posted |Story |Published )?[Bb]y|BY|Von|VON|Por|POR|Par|PAR|Door|DOOR|Av|AV|Af|AF|Przez|Автор:?)(?=${upperLetter}${lowerLetter})`,
  'u',
)

const separated = (line: string): string => line.replace(joined, '$1 ')

/** A name of an account, with figures or what it is for: `jsmith84`, `editor_kb`. */
const account = /^(?:[a-z][a-z._-]*\d[a-z\d._-]*|\S\.\S+\d|\S+(?:admin|[._]editor)|(?:editor|admin)[._]\S+)$/

/**
 * Names out of a byline such as `By Ann Lee and Bo Müller, Staff Writers | 3 May`. Roles, dates, places, addresses and the words before are
 * cut off. An empty list: the text is no byline. `language`: of the page; short words such as the Romanian `de` announce a name only there.
 */
export function namesOfByline(text: string, language = 'und'): readonly string[] {
  let { rest } = splitRoles(separated(oneLine(text).slice(0, 400)))
  let isAnnounced = false
  for (let round = 0; round < 3; round++) {
    const length = announcementLength(rest, language)
    if (length === 0) break
    const [said, next] = [rest.slice(0, length), rest.slice(length)]
    const isSentence = endsInWord.test(said)
    if (isSentence && isManner(rest, next) && !(organizationWord.test(next) || roleWord.test(next) || hostName.test(next))) return []
    // A firm that brings a text out did not write it.
    if (saysPublished(said) && (organizationWord.test(next) || firm.test(next))) return []
    rest = next
    isAnnounced = true
  }
  const behind = isAnnounced ? -1 : behindLabel(rest)
  if (behind !== -1) {
    rest = rest.slice(behind)
    isAnnounced = true
  }
  if (isAnnounced && hostName.test(rest)) return [rest]
  if (account.test(rest.trim()) || (!isAnnounced && isNotice(rest.trim()))) return []
  const whole = rest
  rest = rest.replace(endOfNames, (tail, offset: number) => (offset === 0 ? tail : ''))
  if (rest !== whole && hasDigit.test(whole)) rest = rest.replace(endOfDate, '').replace(endOfDate, '').replace(smallWord, '')
  if (rest !== whole) rest = rest.replace(stop, '')
  const inverted = /^([^\s,]{2,30}),\s?([^\s,.]{2,30})$/.exec(rest)
  if (inverted && isInverted(inverted[1]!, inverted[2]!)) return [`${inverted[2]} ${inverted[1]}`]
  const names: string[] = []
  const parts = rest.split(joiner)
  if (!isAnnounced && isCutShort(rest, whole)) return []
  for (let index = 0; index < parts.length; index += 2) {
    const part = parts[index]!.trim()
    if (creditBehind.test(part)) continue
    const own = withoutLabel(part.slice(announcementLength(part, language)))
    const trimmed = withoutRole(own.replace(koreanRole, '').trim())
    if (trimmed === '') continue
    // `AP Business Writer` behind a name says what that person does
    if (names.length > 0 && ((trimmed !== own && agency.test(trimmed)) || agencyRole.test(trimmed))) break
    if (credit.test(part) || (index > 0 && pictureCredit.test(part))) break
    if (suffix.test(trimmed) && names.length > 0) {
      names[names.length - 1] = `${names[names.length - 1]}, ${trimmed}`
      continue
    }
    const name = acceptName(trimmed)
    if (name === null || isDeed(name) || (holdsPlainWord(name) && !organizationWord.test(name))) {
      if (names.length === 0) return []
      break
    }
    if (roleWord.test(name) && !(isAnnounced && names.length === 0 && hasOtherWord(name))) {
      if (
        /^(?:staff|senior|contributing|guest|freelance|associate|assistant)?\s?(?:writer|reporter|editor|correspondent|contributor|author|columnist|journalist)s?$/i.test(
          name,
        )
      )
        break
      if (names.length === 0 && !organizationWord.test(name)) return []
      if (names.length > 0) break
    }
    if (names.length > 0 && (!isNameLike(name) || (/[,|/•·]/.test(parts[index - 1]!) && isPlaceOrOrganization(name, names)))) break
    names.push(name)
    if (names.length === nameLimit.names) break
  }
  return names
}

/** One word and a preposition or words in small letters behind it begin a sentence: `Paid for by`, `Text and photos courtesy of`. */
function isCutShort(rest: string, whole: string): boolean {
  const [first = '', ...more] = rest.trim().split(/\s+/)
  if (more.length === 0) return rest !== whole && startsLower.test(whole.slice(rest.length).trim())
  return more.length > 1 && startsUpper(first) && joining.test(more[0]!) && startsLower.test(more[1]!)
}

const joining = /^(?:and|und|et|y|e|en|och|og|i|with|mit|avec|con)$/

const agency = new RegExp(`^${upperLetter}{2,3}\\s`, 'u')

/** An agency with a role behind it: `AP Political Writer`. */
const agencyRole = /^(?:AP|AFP|UPI|PTI)\s\S+\s\S/i

/** The end of a sentence behind a name, before the day that was cut off. */
const stop = new RegExp(`[،，、]\\s*$|(?<=${letter}{3})(?<!\\s(?:Prof|Esq))\\.\\s*$`, 'u')

const endsInWord = new RegExp(`[${letter}${mark}]\\s$`, 'u')
const startsLower = new RegExp(`^${lowerLetter}{2}`, 'u')

/** Words in the names of firms that bring texts out; as names of authors they are too rare to be known everywhere. */
const firm =
  /\b(?:grupo|gruppo|groupe?|gruppe|bank|verlag|éditions|ediciones|edizioni|editora|editrice|books|holding|entertainment|studios)\b/i

/** Words in small letters that no name has, behind a capital: `Feld auf den Teller`, `Zuletzt geändert von Ann Lee`. */
function holdsPlainWord(name: string): boolean {
  const [first, ...words] = name.split(/\s+/)
  return words.length > 1 && startsUpper(first!) && words.some((word) => startsLower.test(word) && !particles.has(word))
}

/** Labels of people who write, beside those of `roleWord`. */
const writes =
  /moderat|redak[ct]|redac[ct]|autor|auteur|автор|журналист|interview|opinion|kommentar|comment|kolumne|column|bericht|text|作者|记者|記者|编辑|編輯|기자|글/i

/** `Redaktorin: Ann Lee`: what a byline says in front of a colon is no part of the name. */
function withoutLabel(text: string): string {
  const match = /^([^:：]{1,25})[:：]\s*(\S.*)$/.exec(text)
  return match &&
    (roleWord.test(match[1]!) || writes.test(match[1]!)) &&
    !credit.test(text) &&
    isNameLike(match[2]!) &&
    (match[2]!.includes(' ') || /^[\u3040-\u9fff\uac00-\ud7af]{2,8}$/.test(match[2]!))
    ? match[2]!
    : text
}

function withoutRole(name: string): string {
  const bare = name.replace(roleBehind, '')
  return bare !== name && bare.includes(' ') && isNameLike(bare) && !roleWord.test(bare) ? bare : name
}

const hasDigit = /\d/
/** A site that signs with its address. */
export const hostName = /^(?:www\.)?[a-z\d-]{2,40}(?:\.[a-z\d-]{2,20}){0,2}\.[a-z]{2,20}$/i

/** Family name first, in a script with capitals, both of them of one word. */
function isInverted(family: string, given: string): boolean {
  const name = `${given} ${family}`
  return (
    isNameLike(family) &&
    isNameLike(given) &&
    startsUpper(family) &&
    startsUpper(given) &&
    !roleWord.test(name) &&
    !organizationWord.test(name)
  )
}

function startsUpper(word: string): boolean {
  return word[0] !== word[0]!.toLowerCase()
}

/** Behind a full name and a comma: a town of one word or of a known kind, or the organization the person writes for. */
function isPlaceOrOrganization(name: string, names: readonly string[]): boolean {
  if (!names[names.length - 1]!.includes(' ') || !startsUpper(name)) return false
  return !name.includes(' ') || townWord.test(name) || isOrganization(name, null)
}

/** A pen name such as "Roving Reporter": two or three words, not all of them roles. */
function hasOtherWord(name: string): boolean {
  const words = name.split(/\s+/)
  return words.length >= 2 && words.length <= 3 && isNameLike(name) && !roleWord.test(words[0]!)
}

/** True when a text begins with a word that announces an author. */
export function hasBylinePrefix(text: string, language = 'und'): boolean {
  return announcementLength(text, language) > 0
}

/** True when the words of a short line say that it names an author: before the name, behind another part, or after it as in Korean. */
export function saysAuthor(line: string, language: string): boolean {
  const { rest } = splitRoles(separated(line))
  return hasBylinePrefix(rest, language) || behindLabel(rest) !== -1 || /^[^\s]{2,4}\s?[^\s]{0,2}기자(?:\s|$)/.test(line)
}

/** Name and address as a person or organisation. `siteName` in any spelling makes an organisation. */
export function personOf(name: string, url: string | null, siteName: string | null): Person {
  return { kind: isOrganization(name, siteName) ? 'organization' : 'person', name, url }
}

function isOrganization(name: string, siteName: string | null): boolean {
  const plain = lettersOf(name)
  if (hostName.test(name) || eastAsianOrganization.test(name)) return true
  if (siteName !== null && plain !== '' && (plain === lettersOf(siteName) || isHostOf(name, siteName))) return true
  if (
    name
      .toLowerCase()
      .split(/[\s/]+/)
      .some((word) => agencies.has(word)) &&
    name.split(/\s+/).length <= 2
  )
    return true
  if (isNamedLikeOrganization(name, siteName)) return true
  return organizationWord.test(name) && !/^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name) ? true : surelyOrganization.test(name)
}

/** Words that are no family names, so that two words with one of them are not a person's. */
const surelyOrganization =
  /\b(?:staff|team|redaktion|newsroom|editors|desk|press|news|agency|agencies|inc|llc|gmbh|bank|organi[sz]ation|authority|support|partners|board|technologies|technology|hospital|clinic|solutions|systems|consulting|ventures|holdings|library|academy|commission|corporation|federation|association|foundation|institute|university|college|ministry|department|council|committee|society|embassy|government|parliament|stadtwerke|verlag|verband|verein|stiftung|ministerium|universität|institut)\b/i

/** Endings of the names of firms, offices and papers in Chinese, Japanese and Korean. */
const eastAsianOrganization =
  /(?:事務所|会社|會社|公司|編集部|编辑部|編輯部|新聞社?|新闻|通信社?|通讯社|法人|協会|協會|协会|委員会|大学|研究所|뉴스|신문|일보|방송|편집부)$/

const capitalInside = new RegExp(`^${letter}*${lowerLetter}{2}${upperLetter}${letter}*$`, 'u')

/** `The Harbour`, `HarbourSoft`, an office of the site (`Secretariat of Harbour Weekly`), or `Le Quai` on lequai.fr. */
function isNamedLikeOrganization(name: string, siteName: string | null): boolean {
  if (/^the\s(?!rev|hon|right|very|most)\S/i.test(name)) return true
  if (capitalInside.test(name) && !/^(?:mac|fitz|van|von|des|del)/i.test(name)) return true
  if (siteName === null) return false
  const site = lettersOf(siteName)
  const plain = lettersOf(name)
  if (site.length >= 8 && plain.length > site.length && plain.includes(site) && siteName.includes(' ')) return true
  const bare = (text: string): string => lettersOf(withoutMarks(text))
  return (
    hostName.test(withoutMarks(siteName)) &&
    /^(?:la|le|el|il|lo|der|die|das|los|las|les|het|de|o|a)\s/i.test(name) &&
    bare(name) === bare(siteName.replace(/^www\./, '').replace(/(?:\.[a-z]{2,4}){1,2}$/i, ''))
  )
}

/** `Harbour Weekly` of a site that calls itself `Harbour Weekly.com`. A host alone, `annlee.com`, may as well be a person's own. */
function isHostOf(name: string, siteName: string): boolean {
  const bare = siteName.replace(/\.[a-z]{2,4}$/i, '')
  return bare !== siteName && lettersOf(bare) === lettersOf(name) && (bare.includes(' ') || !name.includes(' '))
}

/** Names of a newsroom or editorial office, and organizations by the ending of their name. */
export function isDesk(name: string): boolean {
  return (
    eastAsianOrganization.test(name) ||
    /^(?:redacción|redazione|rédaction|redação|redactie|redakcja|редакция|redakce|redakcia|editorial|newsroom|(?:die\s)?redaktion|toimitus|redaksjonen|redaktionen|szerkesztőség|redacția|uredništvo|редакція|σύνταξη|编辑部|編集部)$/i.test(
      name,
    )
  )
}
