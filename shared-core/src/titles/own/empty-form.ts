import type { LabelWords } from '../../languages/advice-words.ts'
import { letter, upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle } from '../../model/titles.ts'
import { weekday } from '../weekday.ts'

type Fault = OwnTitle['faults'][number]

/** Words of a letter to its readers: `Liebe Mitglieder`, `Dear members of the club`. */
const salutation =
  /^(?:Dear|Sehr geehrte[rs]?|Liebe[rs]?(?= [A-ZÄÖÜ])|Ch(?:er|ère)s?|Estimad[oa]s|Querid[oa]s|Car[ie] (?=soci|amic|lett|tutt|cittadin)|Gentili|Geachte|Prezad[oa]s|Caros|Drodzy|Szanowni|Kära|Kære|Kjære|Уважаем|Дорогие) ?[^:,0-9?]{3,60},?$/u

/** Readers are greeted on a site: `Welcome to our blog`. */
const greeting =
  /^(?:(?:Herzlich )?[Ww]illkommen (?:auf|bei|in|zu) (?:unser|mein|d[ei])|(?:A warm )?[Ww]elcome to (?:our|my|the)(?= (?:[a-z-]+ ){0,2}(?:blog|site|website|newsletter|page|shop|magazine|club))|Bienvenue (?:sur|dans|chez|à) (?:notre|mon|nos)|Bienvenid[oa]s? a (?:nuestr|mi )|Benvenut[oi] (?:ne|su)l?l?[ao]? ?(?:nostr|mio|mia)|Welkom (?:bij|op) (?:onze|ons|mijn)|Bem-vind[oa]s? a[o]? ?(?:noss|meu|minha)|Witamy na naszym|Välkommen till vår)/

/** `Thank you for the cakes!` */
const thanks =
  /^¡?(?:Merci|Thank you|Thanks(?! to )|(?:(?:Herzlichen|Vielen|Tausend) D|D)anke?(?= |!|,|$)(?<!^Dank)|Dank (?:je|u)|(?:Muchas )?[Gg]racias(?! al? )|Grazie(?! a)|Bedankt|Obrigad[oa]|Dziękujemy|Tack(?= ?[!,]| så| till| för|$))(?![^ ,!])[^:–—?]{0,40}$/

/** Kinds of documents in languages without a list of labels, with a day or without. */
const documents =
  /^(?:nieuws(?:bericht|brief|flits)?|mededeling(?:en)?|notulen|verslag|comunicato(?: stampa)?|notizi[ae]|avviso|circolare|verbale|comunicado(?: de imprensa)?|notícias?|aviso|boletim|ata|(?:ważn[ey] )?(?:komunikat|ogłoszenie)|aktualności|protokół|biuletyn|nyhet(?:er|sbrev)?|meddelande|protokoll|новост[ьи]|сообщение|объявление|протокол|newsletter)$/i

/** A sender announces, and not what: `Klinikum Wehrau informiert`. */
const sender =
  /^([^:!?,]{2,60}) (?:informiert|teilt mit|gibt bekannt|berichtet|informs|announces|informa|comunica|informe|communique|informeert|deelt mee|meldt|informuje|informerar|meddelar|сообщает|информирует)$/i

/** Words of a person are announced, and not what they say. */
const someWords =
  /^(?:an? (?:few|couple of) words|some words|an? (?:short |quick )?(?:word|note|line)|(?:ein )?paar (?:worte|zeilen)|quelques (?:mots|lignes)|un petit mot|unas (?:palabras|líneas)|due (?:parole|righe)|algumas palavras|een paar (?:woorden|regels)|kilka słów|några (?:ord|rader)|et par ord)(?: (?:from (?:the|our|your|us|me)|vo[mn]|aus|du|de (?:la|votre|notre)|des|de la|del|de nuestr[oa]|dall?a?|do|da|van|od|från|fra)(?: .{2,40})?)?$/i

/** A person whom the writer met, and nothing besides: `A chat with Maureen`. */
const talk =
  /^(?:\S{1,4} )?(?:chat|talk|conversation|interview|gespräch|entretien|rencontre|entrevista|charla|intervista|chiacchierata|gesprek|conversa(?:ción)?) (?:with|mit|avec|con|met|com|a) (.{2,40})$/i

const names = new RegExp(`^(?:${upperLetter}[^\\s:,]{1,20}(?: |$)){1,3}$`, 'u')

/** Names of files, and references and revisions of their contents: `minutes_final_v2`, `Rev C`, `Ref. 12/3b`. */
const fileMark = new RegExp(
  `(?<![${letter}\\d.])(?:(?:Rev|Ref|Reg|Inv|Drs|Az\\.|Dok|Doc|Exp|Vorl)\\.? (?:[Nn][or]\\.? )?(?:[A-Z]{1,2}(?![${letter}.’'])|[A-Z]{0,3}\\d[\\w/().-]{0,20})|[^\\s_]{1,40}(?:_(?:v\\d+|final|draft|\\d{2,})|-v\\d+)(?![${letter}\\d]))|^\\S{1,60}\\.(?:docx?|pdf|odt)$|^[^\\s_]+_[^\\s]+$|^(?:(?:RE|Re|FWD?|Fwd?|AW|WG|TR|RV|VS|SV|Odp): ?)(?:(?:RE|Re|FWD?|Fwd?|AW|WG|R|I): ?)*|(?:^| )TOP \\d{1,2}$|(?<=[–-] )(?:copy|Kopie|copie|copia|cópia|kopia|kopi)(?: ?\\(?\\d+\\)?)?$|^(?:Copy of|Kopie von|Copie de|Copia d[ei]|Kopia(?! zapas| bezp)) `,
  'u',
)

/** What the author wrote to those who work on the text, at one end of the title: `– versione definitiva 2`, `Entwurf 2`, `(to be checked)`. */
const workingMark =
  /^(?:draft|entwurf|brouillon|borrador|bozza|rascunho|concept|szkic|utkast)(?: (?:no\.? ?|nr\.? ?)?\d{1,2})?(?= [–—:-] |: )|(?: [–—-] ?|\(|\[)(?:(?:final|definitive|last) (?:version|draft)|draft|to (?:be )?(?:check|review|proof)\S{0,4}|endfassung|endversion|letzte fassung|entwurf|bitte (?:prüfen|gegenlesen|korrigieren)|version (?:finale|définitive)|à (?:relire|valider|corriger)|brouillon|versión (?:final|definitiva)|borrador|para revisar|versione (?:finale|definitiva)|bozza|da (?:rivedere|correggere)|versão (?:final|definitiva)|rascunho|definitieve versie|nog nakijken|wersja (?:ostateczna|końcowa)|do sprawdzenia|slutversion|slutgiltig version)(?: \d{1,2})?[)\]]?(?: \([^()]{1,30}\))?$/i

/** A prefix of mail, the name of a file as far as the next blank, or any other mark of the text's editor. */
function markFault(mark: string, title: string): Fault {
  if (/^[A-Za-z]{1,3}: ?/.test(mark)) return { code: 'hasMailMark', args: { mark } }
  const file = title.split(' ').find((word) => word.includes('_') || /\.(?:docx?|pdf|odt)$/.test(word))
  return file === undefined ? { code: 'hasFileMark', args: { mark } } : { code: 'hasFileName', args: { mark: file } }
}

/** A secret that an expert keeps from the readers, as a title promises: `What your dentist will never tell you about …`. */
const secret =
  /(?:^| )(?:(?:(?:your|the) \S{2,20}|nobody|they) (?:will never|won['’]t|doesn['’]t|don['’]t|never|is hiding|hides?) (?:tell|want|from|this from) ?you|hiding from you|(?:dir|Ihnen|euch) (?:\S{1,20} ){0,4}(?:verschweig(?:t|en)|(?:nie|nicht) (?:\S{1,20} ){0,3}(?:erzähl(?:t|en)|sag(?:t|en)|verr(?:ät|aten)))|ne (?:vous|te) (?:dira|diront|dit|disent|racontera) jamais|(?:vous|te) cache(?:nt)? |nunca (?:te|le|os) (?:contará|dirá|cuenta|dice)n?|(?:non (?:ti|vi) (?:dirà|diranno|dice|racconta|racconterà) mai|(?:ti|vi) nascond(?:e|ono))|nunca (?:lhe|te) (?:vai |vão )?(?:contar|dizer|contará|dirá|conta|diz)|(?:je|u) nooit (?:zal )?(?:vertelt|vertellen|zegt)|aldrig (?:berättar|kommer att berätta|säger)(?: för dig)?|nigdy (?:ci|wam|Ci) nie (?:powie|powiedzą|mówi)|aldrig (?:fortæller|siger) dig|(?:deg|dere) aldri|(?:vám|ti) (?:\S{2,20} )?nikdy ne(?:řekne|poví|prozradí)|ei koskaan kerro|soha nem (?:mond|árul))(?![a-z])/i

/** Marks of a title that continues another one, and words that have a meaning without it. */
const goesOn = / \((?:suite|cont(?:inued|[’']d)?|Fortsetzung|(?:Teil|part|parte|partie|deel|del|część) \d+|continuación|segue|vervolg)\)$/i
const leastWords = 3

/** A quotation without its speaker: `«We put our soul into it»`. */
const quotation = /^["“„«»‹「『][^"“”„«»‹›「」『』]+["”“»«›」』][.!?…]?$/

/** A number, a version or a day behind the kind of a document: `Update 4.2`, `Newsletter no. 12`. */
const numbering =
  "(?: \\((?:suite|cont(?:inued|[’']d)?|Fortsetzung|Teil \\d|part \\d|continuación|segue|vervolg)\\))?(?:[\\s:–—-]*(?:№|n[ro]?\\.?[º°]?|#)?\\s*\\d[\\d./-]*)?"

function isDocument(title: string, { label, section, kindNames }: LabelWords): boolean {
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  return new RegExp(`^(?:${label}|${section}|${kindNames})${numbering}[.!！…]*$`, 'iu').test(title)
}

/**
 * The form in which a title says nothing, whatever its text: a day, a salutation, an interview, the kind of a document, the name of a
 * file, a quotation; null: it has none of them.
 */
export function emptyForm(title: string, { pack, unspaced }: Language, labels?: LabelWords): Fault | null {
  const months = new Set(pack.months.flat())
  const words = title.toLowerCase().match(/[^\s.,/-]+/g) ?? []
  const isOfDay = (word: string): boolean =>
    /^\d{1,4}(?:st|nd|rd|th|er|º|ª)?$|^(?:de[nm]?|of|the|le|el|il)$/.test(word) || months.has(word) || weekday.test(word)
  const isDay = words.length > 1 && words.every(isOfDay)
  const undated = words.filter((word) => !isOfDay(word)).join(' ')
  const whole = title.replace(goesOn, '')
  const isShort = !unspaced && whole !== title && whole.split(' ').length < leastWords
  if (isDay || salutation.test(title) || greeting.test(title) || thanks.test(title) || someWords.test(title))
    return { code: 'saysLittle', args: {} }
  if (documents.test(undated) || (labels !== undefined && (isDocument(whole, labels) || isDocument(undated, labels))))
    return { code: 'namesKind', args: {} }
  const announcer = sender.exec(title)?.[1]
  if (announcer !== undefined) return { code: 'namesOnly', args: { term: announcer } }
  if (isShort) return { code: 'saysLittle', args: {} }
  // a work of few words may be all that a title names
  if ((unspaced ? title.length > 9 : words.length > 2) && quotation.test(title)) return { code: 'quotesOnly', args: {} }
  const mark = (fileMark.exec(title) ?? workingMark.exec(title))?.[0].replace(/^[\s–—:([-]{1,4}|[\s)\]]{1,4}$/g, '')
  if (mark !== undefined) return markFault(mark, title)
  if (secret.test(title)) return { code: 'soundsLikeClickbait', args: {} }
  const name = talk.exec(title)?.[1]
  return name !== undefined && names.test(name) ? { code: 'namesOnly', args: { term: name } } : null
}
