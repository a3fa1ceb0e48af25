/** Marks between such a word and a name. Hyphens serve in Arabic script, `՝` in Armenian. */
export const colon = '\\s*[:：﹕＝=՝]\\s*'

/** Kinds of articles and of work on them: `An analysis by …`, `Texte et photos :` */
const genre =
  'analys[ei]s?|análise|análisis|analisi|opinion|opinión|opinião|meinung|comment(?:ary)?|kommentar|comentario|column|kolumne|columna|review|rezension|kritik|report(?:ing|age)?|bericht|reportaje|interview|entrevista|intervista|essay|ensayo|story|feature|recipe|rezept|guest post|gastbeitrag|beitrag|artikel|article|artículo|artigo|articolo|porträt|glosse|leitartikel|text[eo]?|tekst|words|photos?|fotos?|pictures|images?|bilder|video'

/** Such work and whose it is: `An analysis by`. Apart from the other words, for it takes the engine longer to compile than all of them. */
const work = `(?:(?:an?|the|eine?|une?|uma?|een|ett?|la|el|il|l['’])\\s?)?(?:${genre})(?:(?:\\s(?:and|und|et|y|e|en|och|og)\\s|\\s?[/&+]\\s?)(?:${genre}))?\\s(?:by|von|par|por|door|av|af)`

/** Words before a name in any language: none of them begins a sentence in another one. */
const anywhere = [
  '(?:(?:written|posted|published|reported|review|created|submitted|added|uploaded|saved|contributed|authored|compiled) )?by|authors?|from(?! the\\b)|(?:words|text|story) by|(?:with )?(?:contributions?|additional reporting|reporting) (?:from|by)',
  '(?:gespeichert|eingestellt|hinzugefügt|veröffentlicht|gepostet) von|von|vom|autor(?:in|en)?|redakteur(?:in)?|verfasst von|geschrieben von|verfasser(?:in)?|es (?:schreibt|berichtet)',
  'par|auteure?s?|autrice|(?:écrit|rédigé|publié|proposé|recueilli|enregistré|ajouté|article rédigé|article écrit) par|propos recueillis par|signé',
  'por|autor(?:a|es|as)?|(?:escrito|publicado|redactado|elaborado|postado|guardado|subido|salvo|texto) por|redacción de',
  'di|da|dal(?:la)? nostr[oa] (?:inviat[oa]|corrispondente)|a cura di|scritto da|pubblicato da|articolo di|autore|autrice|autori',
  'door|(?:geschreven|geplaatst) door|auteurs?|av|af|(?:skriven|publicerad) av|skrev(?:et|ne) a[vf]|forfattere?|författare|skribent(?:er)?|høfundur|höfundur',
  'kirjoittan(?:ut|eet)|kirjoittaja[t]?',
  'przez|autor(?:ka|zy)|napisała?|opracowała?|napsala?|napísala?|připravila?|spracovala?|szerzők?|írta',
  '(?:scris|publicat|postat|redactat) de|autoare',
  'autorius|autorė|autoriai|parengė|autors|autore|autori|autorica|avtor(?:ica|ji)?|piše|pišu|napisa(?:o|la)',
  'автор(?:ы|и|ка|ът)?(?: статьи| статті| на статията)?|аутор(?:ка|и)?|аўтар|подготовила?|підготувала?|пише|пишува|напиша|написала?',
  'του|της|των|από|γράφ(?:ει|ουν) (?:ο\\/η|ο|η|οι)|γράφ(?:ει|ουν)|συντάκτ(?:ης|ρια|ες)|επιμέλεια',
  'yaz(?:an|ar|arı)|muhabir|müəllif|hazırlayan|tác giả|(?:bài )?viết bởi|oleh|penulis|ditulis oleh|shkruar nga|egilea?|imeandikwa na|isinulat ni|nguồn',
  'بقلم|(?:ال)?كاتب(?:ة)?|كتبت?|إعداد|اعداد|نویسنده|به قلم|گزارش از|تحریر|כתבה?|מאת|נכתב על ידי',
  'लेखक|लेखिका|द्वारा|लेखन|লেখক|প্রতিবেদক|লিখেছেন|লেখা|โดย|ผู้เขียน|เขียนโดย|ผู้สื่อข่าว|ავტორი|հեղինակ|எழுதியவர்',
  '作者|文|本报记者|本報記者|記者|记者|撰文|撰稿|執筆(?:者)?|著者|筆者|ライター|取材・文|投稿者|글|기자|글쓴이|작성자',
].join('|')

/** Words that say so only in front of a colon, or where the name is a line of its own. */
const labels = `${genre}|interviu|interviewer|reporters?|journalist(?:in|e|a)?|periodista|journaliste|giornalista|redakt(?:or|eur)(?:ka|in)?|redator(?:a)?|reda[ck]tör|toimittaja|teksti|teksts|besedilo|szöveg|testo|текст|текстът|wording|haber|editör|kirjutas|toimetaja|contributors?|columnist|creator|writer|source text|penulis|kontributor|pewarta|编辑|編輯`

/** Short words that announce an author in their own language and mean much else in others. */
const ofLanguage: Readonly<Record<string, string>> = {
  bg: 'от',
  ca: 'per',
  cy: 'gan',
  fil: 'ni',
  ga: 'le',
  hu: 'írta',
  is: 'eftir',
  mt: 'minn',
  nb: 'journalist',
  nn: 'journalist',
  pt: 'do|dos|das',
  ro: 'de',
  sq: 'nga',
  sw: 'na',
  uk: 'від',
}

const announced = (words: string): RegExp => new RegExp(`^(?:${words})(?:${colon}|\\s+[-–]\\s+|[／/・]\\s*|\\s+|$)`, 'i')
const labelled = (words: string): RegExp =>
  new RegExp(`^(?:${words})(?:(?:\\s(?:and|und|et|y|e|en|och|og|&|\\+)\\s|\\s?/\\s?)(?:${genre}))?(?:${colon})`, 'i')
const announcing = { work: announced(work), words: announced(anywhere) } as const
const labelling = { work: labelled(work), words: labelled(`${anywhere}|${labels}`) } as const
const ownWords = new Map(Object.entries(ofLanguage).map(([code, words]) => [code, new RegExp(`^(?:${words})\\s+`, 'i')]))

/** Such a word with its colon behind another part of the line: `3 May 2026 Author: …`, `来源：… 作者：…`. */
const inside =
  /(?:^|[\s|•·(（【,;–—-])(?:authors?|autor(?:in|a|es|ka)?|auteurs?|autore|автор|作者|记者|記者|撰文|文|執筆者?|ライター|yazar|penulis|oleh|tác giả|الكاتب|نویسنده|लेखक|ผู้เขียน|โดย|글)\s?[:：]\s*/i

/** A name behind a date: `February 3rd, 2026 by Ann Lee`. */
const behindDate =
  /\d{4}(?:,? (?:at )?\d{1,2}[:.h]\d{2}(?: ?[ap]\.?m\.?)?)?\s*[,|•·–—-]?\s+(?:by|von|par|por|di|door|av|af|przez|автор)\s+(?=\S)/i

const saysWhose = /\s(?:by|von|par|por|door|av|af)/i
const hasColon = /[:：﹕＝=՝]/

const announce = (line: string): RegExpExecArray | null =>
  (saysWhose.test(line) ? announcing.work.exec(line) : null) ?? announcing.words.exec(line)

const label = (line: string): RegExpExecArray | null => {
  if (!hasColon.test(line)) return null
  return (saysWhose.test(line) ? labelling.work.exec(line) : null) ?? labelling.words.exec(line)
}

/** UTF-16 units of the words before a name at the beginning of a line; 0: none. `language`: of the page, whose short words count too. */
export function announcementLength(line: string, language: string): number {
  const match = label(line) ?? announce(line) ?? ownWords.get(language.toLowerCase().split('-')[0]!)?.exec(line)
  return match?.[0].length ?? 0
}

/** The words before a name name the publisher of the text, person or firm: `Published by`. */
export const saysPublished = (announcement: string): boolean => publishedBy.test(announcement)

const publishedBy = /^(?:published by|veröffentlicht von|(?:article )?publié par|publicado por|pubblicato da|publicerad av|publicat de)/i

/** Position behind a label such as `Author:`, or behind a date and "by", inside a line; -1: none. */
export function behindLabel(line: string): number {
  const match = inside.exec(line) ?? behindDate.exec(line)
  return match ? match.index + match[0].length : -1
}

/** The line is nothing but words that announce a name: `Written by`, `Author`, `Text:`. */
export function isAnnouncement(line: string, language: string): boolean {
  const bare = line.replace(/\s*[:：]$/, '')
  if (line.length > 40) return false
  const match = announce(`${bare} `) ?? ownWords.get(language.toLowerCase().split('-')[0]!)?.exec(`${bare} `)
  return (
    (match !== null && match !== undefined && match[0].length > bare.length) ||
    (bare !== line && label(`${bare}:`)?.[0].length === bare.length + 1)
  )
}
