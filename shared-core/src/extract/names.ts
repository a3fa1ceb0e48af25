import type { Person } from '../model/input.ts'
import { oneLine } from '../parse/walk.ts'

/** Most names in one byline, and in a list of separate values such as a paper's authors; code points and words of one name. */
export const nameLimit = { names: 12, listed: 50, length: 60, words: 6 } as const

/** Words before a name, in the languages of the interface and of the common themes. */
const prefix =
  /^(?:(?:(?:written|posted|published|reported|story|words|review(?:ed)?|text|article|guest post|opinion|analysis|edited|created|submitted|added|uploaded)\s+)?by|by:|author|authors|from|von|vom|par|por|di|da|door|av|af|przez|autor(?:in|es|as|a)?|auteur|autore|redakteur(?:in)?|verfasst von|geschrieben von|ein artikel von|text von|escrito por|publicado por|redactado por|propos recueillis par|texte|text|texto|testo|автор|текст|автори|nguồn|tác giả|yazan|yazar|oleh|napsal(?:a)?|napisał(?:a)?|írta|kirjoittanut|skriven av|skrevet av|skrevet af|συντάκτης|του|από|بقلم|كتب|כתב|מאת|نویسنده|作者|文|記者|记者|撰文|글|기자)(?:\s*[:：／/]\s*|\s+)/i

const joiner = /\s+(?:and|und|et|y|e|en|och|og|ja|i|oraz|és|ve|и|та|και|with|mit|avec|con)\s+|\s*[,;&|、，；•·]\s*|\s+\/\s+/i

/** What follows a name and is none of it: roles, departments, time, addresses. */
const roleWord =
  /\b(?:staff|writer|reporter|editor(?:ial)?|correspondent|contributor|contributing|columnist|journalist|author|producer|critic|bureau|chief|senior|associate|assistant|deputy|freelance|redakteur(?:in)?|autor(?:in)?|redaktion|korrespondent(?:in)?|volontär(?:in)?|redacción|periodista|journaliste|rédact(?:eur|rice)|giornalista|redator|repórter|jornalista|director|manager|analyst|professor|lecturer|fellow|specialist|expert|strategist|founder|ceo|cto|vp|president|partner|consultant|blogger|photograph(?:er|s|y)?|intern|special to|for the|updated|published|posted|min(?:ute)?s? read|comments?|share|follow|view|bio|email|twitter|facebook|read more|subscribe|sign up|all posts|articles?|stories|profile|contact|edt|est|pdt|pst|gmt|utc|am|pm|uhr|ago|today|yesterday)\b/i

const organizationWord =
  /\b(?:inc|llc|ltd|gmbh|ag|corp|s\.a|co|redaktion|editorial|newsroom|staff|team|desk|editors?|news|press|agency|agencies|media|magazine|média|medien|nachrichten|zeitung|times|post|tribune|journal|herald|guardian|today|tv|radio|network|association|institute|university|foundation|society|committee|council|ministry|department|office|bureau|group|company|publishing|studio|redacción|redazione|rédaction|wire|blog|reports?|services?|agence|agentur)\b/i
const agencies = new Set(
  'ap afp dpa reuters efe ansa tass xinhua upi pti ians apa sid afx kna epd bloomberg kyodo yonhap ritzau ntb tt stt pap ctk mti lusa anp belga'.split(
    ' ',
  ),
)
const refused = new Set(
  'admin administrator root editor user guest author anonymous unknown undefined null none webmaster superuser staff wordpress wpadmin test by share autor team redaktion home facebook twitter instagram linkedin youtube email print comments contributor contributors subscribe follow'.split(
    ' ',
  ),
)
const particles = new Set(
  'van der den de la le du da di dos das do del della von zu zur ter ten al el bin ibn ben abu st. y e af av und and'.split(' '),
)
const suffix = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|m\.d|mba|dr|prof|esq|rn|cpa|dds|jd|ma|msc|bsc|cfa|pe|rd|rdn|dvm|do)\.?$/i

/** Who made pictures or films is said after the authors, with a word of its own. */
const credit = /^(?:fotos?|photos?|fotografías?|photographies?|bild(?:er)?|images?|grafik|illustration(?:s|en)?|videos?|фото)\s*[:：]/i

/** A name that can be a person's or an organisation's; null: it is neither. */
export function acceptName(text: string): string | null {
  const name = oneLine(text)
    .replace(/^[-–—|:,.•·@\s]+|[-–—|:,•·\s]+$/g, '')
    .replace(/\s*\((?:[^()]{0,80})\)\s*$/, '')
    .trim()
  if (name.length < 2 || [...name].length > nameLimit.length) return null
  if (/https?:|www\.|@|[<>{}[\]=]|\.(?:com|org|net|de|html?)\b/i.test(name)) return null
  if (/\d/.test(name) && !/[^\d\s./:,-]{2}/.test(name)) return null
  if (/^\d+\s|\d{3}|\d\s*(?:min|h|am|pm)\b|\d[:/.]\d/i.test(name)) return null
  if (refused.has(name.toLowerCase())) return null
  const words = name.split(/\s+/)
  if (words.length > nameLimit.words) return null
  return name
}

/** Looks like a personal name: two to five words that begin with capitals (particles aside), or a script without capitals. */
export function isNameLike(name: string): boolean {
  const words = name.split(/\s+/)
  if (words.length > 5) return false
  const hasCase = name.toLowerCase() !== name.toUpperCase()
  if (!hasCase) return true
  let capitals = 0
  for (const word of words) {
    const first = word.replace(/^["'’“„(]+/, '')[0] ?? ''
    if (first !== first.toLowerCase()) capitals++
    else if (!particles.has(word.toLowerCase())) return false
  }
  return capitals >= 1
}

/**
 * Names out of a byline such as `By Ann Lee and Bo Müller, Staff Writers | 3 May`. Roles, dates, addresses and the words before are cut off.
 * An empty list: the text is no byline.
 */
export function namesOfByline(text: string): readonly string[] {
  let rest = oneLine(text).slice(0, 400)
  let isAnnounced = false
  for (let round = 0; round < 3; round++) {
    const stripped = rest.replace(prefix, '')
    if (stripped === rest) break
    rest = stripped
    isAnnounced = true
  }
  // A date, an address or a bar ends the names.
  rest = rest.replace(
    /\s*(?:[|•·–—]|\s-\s|\bon\s+(?=[A-Z]|\d)|\bam\s+\d|\bin\s+(?=\S)|\bfor\s+(?=[A-Z])|@|\bupdated\b|\bpublished\b|\bposted\b|\d{1,2}[.:/]\d|\d{4}|[\w.+-]+@).*$/i,
    (tail, offset: number) => (offset === 0 ? tail : ''),
  )
  const names: string[] = []
  for (const part of rest.split(joiner)) {
    const trimmed = part.replace(prefix, '').trim()
    if (trimmed === '') continue
    if (credit.test(trimmed)) break
    if (suffix.test(trimmed) && names.length > 0) {
      names[names.length - 1] = `${names[names.length - 1]}, ${trimmed}`
      continue
    }
    const name = acceptName(trimmed)
    if (name === null) {
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
    if (names.length > 0 && !isNameLike(name)) break
    names.push(name)
    if (names.length === nameLimit.names) break
  }
  return names
}

/** A pen name such as "Roving Reporter": two or three words, not all of them roles. */
function hasOtherWord(name: string): boolean {
  const words = name.split(/\s+/)
  return words.length >= 2 && words.length <= 3 && isNameLike(name) && !roleWord.test(words[0]!)
}

/** True when a text begins with a word that announces an author. */
export function hasBylinePrefix(text: string): boolean {
  return prefix.test(text)
}

/** Name and address as a person or organisation. `siteName` in any spelling makes an organisation. */
export function personOf(name: string, url: string | null, siteName: string | null): Person {
  return { kind: isOrganization(name, siteName) ? 'organization' : 'person', name, url }
}

function isOrganization(name: string, siteName: string | null): boolean {
  const plain = lettersOf(name)
  if (siteName !== null && plain !== '' && plain === lettersOf(siteName)) return true
  if (
    name
      .toLowerCase()
      .split(/[\s/]+/)
      .some((word) => agencies.has(word)) &&
    name.split(/\s+/).length <= 2
  )
    return true
  return organizationWord.test(name) && !/^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name)
    ? true
    : /\b(?:staff|team|redaktion|newsroom|editors|desk|press|news|agency|agencies|inc|llc|gmbh)\b/i.test(name)
}

/** One word that names the people who write a paper: its editors as a body. */
export function isDesk(name: string): boolean {
  return /^(?:redacción|redazione|rédaction|redação|redactie|redakcja|редакция|redakce|redakcia|editorial|newsroom)$/i.test(name)
}

/** Letters and digits only, lower case: for comparing names of sites and people. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[\s!-/:-@[-`{-~\u0080-\u00bf\u2000-\u206f\u3000-\u303f]+/g, '')
}
