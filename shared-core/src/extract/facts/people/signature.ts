import { letter, lowerLetter, upperLetter } from '../../../languages/characters/characters.ts'
import type { Block } from '../../../model/article.ts'
import type { Person } from '../../../model/input.ts'
import { isMedia } from '../../../model/is-media.ts'
import { oneLine } from '../../../parse/html/walk.ts'
import { isNotice } from './no-byline.ts'

/** UTF-16 units of a line that signs a text. */
const lineLength = 110

/** Words in front of the signer's name; a language a row. A space alone may follow the first ones, the others need a mark. */
const greetings = [
  '(?:with )?(?:kind(?:est)?|best|warm(?:est)?|many|good) (?:regards|wishes|greetings)|yours (?:sincerely|faithfully|truly)|sincerely(?: yours)?|all the best|regards',
  '(?:(?:viele|liebe|herzliche|beste|schöne|sonnige|freundliche|sportliche|kollegiale) )?grüße(?: aus [^,!.]{3,20})?|mit (?:freundlichen|herzlichen|besten|lieben|sportlichen|kollegialen|vielen) grüßen|(?:mit )?(?:freundliche[mr]|herzliche[mr]|beste[mr]|liebe[rm]?|schöner) gruß',
  'cordialement|bien cordialement|bien à vous|amicalement|sincères salutations|salutations (?:distinguées|cordiales|amicales)|amitiés|bien amicalement',
  '(?:un )?(?:cordial |afectuoso )?saludos?(?: cordiale?s?)?|atentamente|un (?:fuerte )?abrazo|cordialmente',
  '(?:cordiali|distinti|cari|tanti) saluti|un (?:caro |cordiale )?saluto|un abbraccio|cordialmente',
  '(?:melhores |os melhores |com os melhores )?cumprimentos|saudações(?: cordiais)?|atenciosamente|um (?:grande |forte )?abraço',
  '(?:met )?(?:vriendelijke|hartelijke|warme|lieve) groet(?:en)?|groet(?:en|jes)?|veel groeten',
  'z (?:poważaniem|wyrazami szacunku)|pozdrawiam(?:y)?(?: serdecznie)?|serdecznie pozdrawiam(?:y)?|(?:serdeczne |z )?pozdrowienia(?:mi)?',
  '(?:(?:med )?(?:vänliga|varma|bästa|många|hjärtliga|soliga) )?hälsningar|med vänlig hälsning',
  '(?:(?:med )?(?:venlig|kærlig|vennlig|varm) )hilsen|(?:mange |kærlige |beste )?hilsner|hilsen|mvh',
  '(?:ystävällisin|parhain|lämpimin|terveisin) ?terveisin|terveisin',
  's (?:pozdravem|úctou)|srdečně zdraví|üdvözlettel|с уважением|с наилучшими пожеланиями|saygılarımla|sevgiler(?:le|imle)?',
]
const closings = [
  '(?:with )?(?:many )?thanks|thank you|cheers|yours|love|best|take care|see you(?: [^,!.]{2,30})?|until then|your [a-z]{3,14}',
  'herzlich(?:st)?|(?:ihre?|eue?re?|deine?|euer|unsere?)(?: [a-zäöüß-]{3,24})?|bis (?:bald|dann|dahin)|danke|alles gute|hochachtungsvoll',
  'à (?:bientôt|très vite)|merci(?: à tous)?|votre [a-zé]{3,14}|affectueusement',
  'hasta (?:pronto|entonces)|gracias|vuestr[oa] [a-zé]{3,14}|os esperamos',
  'a presto|grazie|vi aspettiamo[^.!]{0,40}',
  'até (?:breve|já|lá)|obrigad[oa]',
  'tot (?:dan|ziens|snel)|bedankt',
  'do zobaczenia|dziękuję',
  'vi ses|tack|väl mött|vi ses(?: [^,!.]{2,20})?|tak',
]
const greeting = new RegExp(
  `^(?:(?:${greetings.join('|')})\\s?[,!.:–—]*\\s+|(?:${greetings.join('|')}|${closings.join('|')})\\s?[,!–—]+\\s+)(?=\\S)`,
  'iu',
)
/** For whom a person signs. */
const acting =
  /^(?:for|on behalf of|für|im namen|pour|au nom|por|en nombre|per|a nome|pel[ao]|em nome|namens|voor|w imieniu|za|för|på vegne af|за|عن|باسم) ([^,:!.،]{3,50})(?:[,:،]\s+|$)/iu
const arabicName = /^[\u0621-\u064a]{2,12}(?: [\u0621-\u064a]{2,12}){1,3}$/u
/** Of an office, as Japanese signs it: `会計 森田千代`. */
const office =
  /(?:会計|会長|委員長?|担当|係|課|部|事務局|代表|[館園校店局駅]長|組合長?|理事長?) ([\u3005\u4e00-\u9fff]{1,3} ?[\u3005\u4e00-\u9fff\u3041-\u30f6]{1,3}(?<![室館階時日円会部課場口前町市村駅号番]))$/u

const greetingAlone = new RegExp(`^(?:${greetings.join('|')}|${closings.join('|')})\\s?[,!.–—]*$`, 'iu')

const courtesy =
  /^(?:Mr|Mrs|Ms|Miss|Herr|Frau|Mme|Mlle|M\.|Monsieur|Madame|Señora?|Sra?\.|Doña|Don|Signora?|Sig\.(?:ra)?|Dhr\.|Mevr\.|Mevrouw|Pani?|Fru)\.?\s+/u
const word = `(?:${upperLetter}(?:${letter}|['’.-](?=${letter}))*\\.?)`
const particle = '(?:van|von|der|den|de|del|della|di|da|dos|do|la|le|ten|ter|zu|zur|af|av|al|bin)'
const name = new RegExp(
  `^${word}(?:\\s(?:${particle}\\s){0,2}${word}){0,3}(?=$|\\s?[,(|/–—&+·]|\\s(?:and|und|et|y|e|en|i|och|og|ja)\\s)`,
  'u',
)

/** Many sign together, or an office does: no name of an author. */
const group = new RegExp(
  `(?<!${letter})(?:committee|board|team|council|crew|staff|volunteers|vorstand|redaktion|mannschaft|bureau|comité|équipe|rédaction|junta|equipo|redacción|comitato|direttivo|redazione|direção|equip[ae]|bestuur|redactie|styrelsen?|bestyrelsen|redaktionen|zarząd|redakcja|hallitus|toimitus|výbor|правление|редакция|com+iss?i(?:on|one|ón|e)|comissão|komisja|kommission|${letter}*initiative|إدارة|لجنة|جمعية|مجلس)(?!${letter})`,
  'iu',
)
/** Words of the names of houses, of all languages. */
const house = new RegExp(
  `(?<!${letter})(?:libraries|library|school|primary|church|clinic|practice|surgery|bakery|shop|store|museum|gallery|club|society|association|trust|theatre|farm|hotel|café|cafe|inn|co-?op|ironmongers?|${letter}*(?:bäckerei|metzgerei|apotheke|buchhandlung|bibliothek|bücherei|verein|museum|theater|schule|kirche|gemeinde|stadtwerke|gärtnerei|praxis|werkstatt|laden|verlag|waren|haus|gmbh)|boulangerie|librairie|bibliothèque|mairie|école|musée|théâtre|pharmacie|panadería|librería|biblioteca|ayuntamiento|escuela|museo|asociación|farmacia|comune|scuola|associazione|libreria|padaria|livraria|câmara|escola|associação|farmácia|bakkerij|boekhandel|gemeente|vereniging|apotheek|piekarnia|księgarnia|urząd|szkoła|stowarzyszenie|biblioteka|bageri(?:et)?|bokhandeln?|kommun(?:en)?|skolan?|förening(?:en)?|bibliotek(?:et)?)(?!${letter})`,
  'iu',
)
/** A place behind the name of a house: `am Brunnenplatz`. */
const place = /^(?:am|an der|in der|im|bei der|at the|on the|next to|rue|place|calle|plaza|via|piazza|rua|praça|ulica|ul\.)\s/iu
/** What is wished or said at the end, written like a name. */
const wish =
  /^(?:the|our|your|my|unsere?|eure?|ihre?|notre|votre|nos|nuestr[oa]|vuestr[oa]|nostr[oa]|noss[oa]|onze|nasz[ae]?|vår|happy|merry|good|new|thank|welcome|enjoy|see|have|stay|keep|photo|picture|end|frohe|schöne|guten|gute|viel|das|der|die|ende|bonne|bon|bonnes|joyeux|joyeuses|fin|feliz|felices|buena|buenas|buen|muchas|el|la|los|las|buon|buona|buone|tanti|fine|boa|bom|boas|fim|prettige|fijne|goede|het|einde|wesołych|szczęśliwego|dobrego|koniec|gott|god|glad|trevlig|slut|glædelig|godt)(?![a-zà-ÿ])/iu
/** Opens minutes of a meeting: who is named at their end has signed them. */
const minutes =
  /^\W*(?:minutes|protokoll|niederschrift|compte[- ]rendu|procès-verbal|acta|verbale|ata|notulen|protokół|referat|present|anwesend|présents|presentes|presenti|aanwezig|obecni|närvarande|til stede)(?=\s?[:：]|\s(?:of|de[rs]?|d|du|della|da|van|z|från|fra|taken)\s)/iu
/** A line for readers with questions: it may be behind a signature. */
const contact = /^(?:p\.?\s?s\.?[ :.]|tel|phone|telefon|mail|e-?mail|\+?\d|www\.|https?:|[^\s@]+@[^\s@]+$)/iu

/** Lines of paragraphs at the end of a draft, the last first, that may hold who signs it. */
export function signatureIn(blocks: readonly Block[]): { readonly block: Block; readonly people: readonly Person[] } | null {
  const texts = blocks.filter((block) => !isMedia(block))
  if (texts.slice(0, 4).some((block) => 'text' in block && minutes.test(block.text.slice(0, 60)))) return null
  const at = texts.findLastIndex((block) => block.kind !== 'paragraph' || !contact.test(block.text))
  const block = texts[at]
  if (block?.kind !== 'paragraph' || at < texts.length - 2 || block.text.length > lineLength) return null
  const before = texts[at - 1]
  const people = peopleOf(oneLine(block.text.replace(/\n/g, ', ')), block, before, texts.slice(0, at))
  return people.length === 0 ? null : { block, people }
}

function peopleOf(line: string, block: Block, before: Block | undefined, others: readonly Block[]): readonly Person[] {
  if (before === undefined || /[!?。！？]$|@|\d{3}|https?:/u.test(line) || isNotice(line)) return []
  const own = forGroup(line)
  if (own !== null && own < line.length) {
    const held = line.slice(own)
    return arabicName.test(held) ? [{ kind: 'person', name: held, url: null }] : namesIn(held, 2)
  }
  if (/[:：]/u.test(line)) return []
  const held = office.exec(line)?.[1]
  if (held !== undefined) return [{ kind: 'person', name: held, url: null }]
  const behindQuote = before.kind === 'quote' || ('text' in before && /["”“»」]\s*$/.test(before.text))
  const dashed = /^[—–-]{1,2}\s?(?=\S)/u.exec(line)
  if (dashed !== null) return behindQuote ? [] : namesIn(line.slice(dashed[0].length), 1)
  const greeted = greeting.exec(line)
  if (greeted !== null) return namesIn(line.slice(greeted[0].length), 1)
  if (
    'text' in before &&
    before.kind === 'paragraph' &&
    before.text.length < 60 &&
    (greetingAlone.test(oneLine(before.text)) || forGroup(before.text) !== null)
  )
    return namesIn(line, 1)
  // without such words the line itself must be a signature: in italics, or a name with what its bearer is
  const isItalic =
    'inlines' in block && block.inlines.some(({ kind, start, end }) => kind === 'emphasis' && start === 0 && end >= block.text.length - 1)
  const rest = line.slice(name.exec(line)?.[0].length ?? line.length)
  if (behindQuote || before.kind === 'heading' || wish.test(line) || (!isItalic && !isRole.test(rest)) || /\d(?!\. )/.test(line)) return []
  const people = namesIn(line, 2)
  const isTold = people.some((person) => {
    const last = person.name.split(' ').at(-1)!
    return others.some((other) => 'text' in other && other.text.includes(last))
  })
  return people.length > 1 || isTold ? [] : people
}

/** Where the name begins behind a group that it signs for; null: it signs for none. */
function forGroup(line: string): number | null {
  const match = acting.exec(line)
  return match !== null && (group.test(match[1]!) || house.test(match[1]!)) ? match[0].length : null
}

/** Behind a name: a comma or a bracket, and in small letters what its bearer is. */
const isRole = new RegExp(`^(?:, |,? \\()(?:\\d\\. )?(?:${upperLetter}?${lowerLetter}{2,20})(?:[ -][${letter}.’']{1,20}){0,6}\\)?$`, 'u')

/** Names at the beginning of a line, and what their bearers are behind them; none where there is more. `least`: words of a name. */
function namesIn(line: string, least: number): readonly Person[] {
  const people: Person[] = []
  let rest = line
  for (let round = 0; round < 3; round += 1) {
    const titled = courtesy.exec(rest)?.[0].length ?? 0
    const own = name.exec(rest.slice(titled))?.[0]
    if (own === undefined || group.test(own)) return people
    rest = rest.slice(titled + own.length)
    const words = own.split(' ').length
    const isHouse = house.test(own) || place.test(rest.replace(/^[,\s]+/, ''))
    if (isHouse && words < 2) return []
    // a surname alone behind a title is no name to sign with
    if (words >= least && (titled === 0 || words > 1)) people.push({ kind: isHouse ? 'organization' : 'person', name: own, url: null })
    const joined = /^\s(?:and|und|et|y|e|en|i|och|og|ja|&)\s/u.exec(rest)
    if (joined === null) break
    rest = rest.slice(joined[0].length)
  }
  return /(?<!\d)[.]\s+\S{5}/.test(rest) || rest.split(' ').length > 9 ? [] : people
}
