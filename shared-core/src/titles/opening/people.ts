import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'

/** Labels for people who were present, absent, or signed; a line or a sentence begins with one. */
const rollLabel =
  /(?:^|\s)(?:Present|(?:In )?[Aa]ttend(?:ing|ance|ees)|Apologies(?: for absence)?|Absent|Signed|Anwesende?|Entschuldigt|Abwesend|Teilnehme(?:r|nde)|Protokoll|Présente?s|Excusée?s|Absente?s|Asistentes|Presentes|Ausentes|Excusa[n]? su ausencia|Presenti|Assent[ei]|Aanwezig(?:en)?|Afwezig(?:en)?|Obecni|Nieobecni|Närvarande|Frånvarande|Til stede|Tilstede|Til stades|Afbud|Forfall|Přítomn[iý]|Omluven[iy]?|Nepřítomn[iý]|Läsnä|Poissa|Jelen vannak|Jelen|Katılanlar|Присутствовали|Отсутствовали) ?(?:\([^)]{0,20}\) ?)?:/

/** Whom a text brings in by kinship, neighbourhood or office, and forms of address: hardly ever the subject of a recipe, minutes or a notice. */
const role = new RegExp(
  `^(?:${[
    'neighbou?rs?|grand(?:mother|father|ma|pa)|mum|mother|father|dad|a?unt|auntie|uncle|sister|brother|daughter|son|wife|husband|cousin|friend|colleague|chair|chair(?:man|woman|person)|clerk|secretary|treasurer|cllrs?|councillors?|mayor|caretaker|headteacher|teacher|vicar|mrs?|ms|dr',
    'nachbar(?:in)?|oma|opa|großmutter|großvater|mutter|vater|tante|onkel|schwester|bruder|tochter|sohn|frau|herrn?|freund(?:in)?|kolleg(?:e|in)|vorsitzende[rn]?|schriftführer(?:in)?|kassenwart(?:in)?|kassierer(?:in)?|bürgermeister(?:in)?|stadtr(?:at|ätin)|hausmeister(?:in)?|pfarrer(?:in)?|gfrd(?:in)?',
    'vecin[oa]|abuel[oa]|madre|padre|tí[oa]|herman[oa]|hij[oa]|amig[oa]|president[ea]|secretari[oa]|tesorer[oa]|alcald(?:e|esa)|concejal(?:a|es)?|vocal(?:es)?|señora?|sra?|don|doña',
    'voisine?|grand-mère|mère|père|tante|oncle|sœur|frère|fille|fils|ami[e]?|président[e]?|secrétaire|trésori(?:er|ère)|maire|adjointe?|m|mm|mmes?|monsieur|madame',
    'vicin[oa]|nonn[oa]|zi[oa]|sorella|fratello|figli[oa]|amic[oa]|presidente(?:ssa)?|segretari[oa]|tesoriere|sindac[oa]|consiglier[ei]|signora?|sig',
    'vizinh[oa]|av[óô]|mãe|pai|ti[oa]|irmã|irmão|filh[oa]|tesoureir[oa]|vog(?:al|ais)|vereador(?:a|es)?|senhora?|dona|presidente',
    'buur(?:man|vrouw)|moeder|vader|oom|zus|broer|dochter|zoon|vriend(?:in)?|collega|voorzitter|penningmeester|wethouder|burgemeester|raadslid|meneer|mevrouw|dhr|mevr',
    'nabo(?:en)?|bedste(?:mor|far)|mor|far|moster|faster|onkel|søster|bror|datter|søn|formand(?:en)?|kasserer(?:en)?|styreleder(?:en)?|leder(?:en)?|ordfører(?:en)?|hr|fru',
    'grann(?:e|en|ar)|mor(?:mor|far)|far(?:mor|far)|moster|faster|syster|ordförande(?:n)?|kassör(?:en)?|sekreterare(?:n)?',
    'sąsiad(?:ka)?|babci[a]?|dziad(?:ek|kiem)|mama|tata|cioci[a]?|wuj(?:ek)?|siostra|brat|pan[ai]?|panem|prezes|sekretarz|skarbnik|radn[ya]|burmistrz|wójt|sołtys',
    'soused(?:ka)?|babička|dědeček|maminka|teta|strýc|sestra|bratr|předseda|předsedkyně|starost(?:a|ka)|paní|pán',
    'naapuri(?:n)?|mummo(?:n)?|äiti|isä|täti|setä|puheenjohtaja|sihteeri|rouva|herra',
    'szomszéd|nagymama|néni|bácsi|elnök|titkár|úr|сосед(?:ка)?|бабушка|дедушка|тётя|дядя|председатель|komşu(?:m)?|anne(?:m)?|başkan',
  ].join('|')})$`,
)

/** What minutes are made of, whatever was decided. */
const ofMinutes =
  /^(?:meetings?|minutes|agenda|items?|votes?|motion|sitzung|protokoll|abstimmung|tagesordnung(?:spunkt)?|antrag|réunion|séance|procès-verbal|vote|reunión|sesión|acta|riunione|seduta|verbale|reunião|sessão|ata|vergadering|notulen|mødet?|referat|mötet?|protokollet|zebranie|protokół|posiedzenie|schůze|zápis|kokous|pöytäkirja)$/

export const isRole = ({ form }: Word): boolean => role.test(form)

/** Words of a paragraph beside its list of those present from which it says more. */
const leastOtherWords = 5

/** Places of a name from which a text without a list of those present may be about its bearer. */
export const portrait = 4

const isCapital = (text: string, { start }: Word): boolean => text[start] !== text[start]!.toLowerCase()

const isNext = (text: string, word: Word, other: Word | undefined): boolean =>
  other !== undefined && /^\.?[ \u00a0]$/.test(text.slice(word.end, other.start))

/** Names behind a role: `neighbour Dot`, `Cllr Dacre`, `formand Jens Lund`. */
function* namedBehind({ block: { text }, tokens: { words } }: TextBlock): Generator<Word> {
  for (const [at, word] of words.entries()) {
    if (!isRole(word)) continue
    for (let next = at + 1; isNext(text, words[next - 1]!, words[next]) && isCapital(text, words[next]!); next += 1) yield words[next]!
  }
}

/** Who is in a text, and what is left of it without lists of those present. */
export interface People {
  readonly text: ArticleText
  /** Lists of those present were left out. */
  readonly hasRoll: boolean
  /** Each word of it is the name or the office of a person that the text introduces or lists. */
  readonly isPerson: (phrase: Range & { readonly entry: TextBlock }) => boolean
}

/** The people of a text: those in its list of people present, and how to recognise a person's name. */
export function peopleOf(text: ArticleText, language: Language): People {
  const rolls = language.unspaced ? [] : text.blocks.filter(({ block }) => block.kind !== 'heading' && rollLabel.test(block.text))
  // who was there may be in one paragraph with what was decided
  const isOfRoll = ({ block, tokens }: TextBlock, { start }: Word): boolean =>
    tokens.sentences.some(
      (sentence) => start >= sentence.start && start < sentence.end && rollLabel.test(block.text.slice(sentence.start, sentence.end)),
    )
  const isRoll = (entry: TextBlock): boolean =>
    rolls.includes(entry) && entry.tokens.words.filter((word) => !isOfRoll(entry, word)).length < leastOtherWords
  const listed = new Set<string>()
  const introduced = new Set<string>()
  for (const entry of rolls)
    for (const word of entry.tokens.words)
      if (isOfRoll(entry, word) && (isCapital(entry.block.text, word) || isRole(word))) listed.add(word.form)
  const left = rolls.length === 0 ? text : { ...text, blocks: text.blocks.filter((entry) => !isRoll(entry)) }
  for (const entry of left.blocks) for (const word of namedBehind(entry)) introduced.add(word.form)
  const hasRoll = rolls.length > 0
  const placesOf = (form: string): number =>
    left.blocks.reduce((sum, { tokens }) => sum + tokens.words.filter((word) => word.form === form).length, 0)
  const isOne = (word: Word, written: string): boolean =>
    (hasRoll && (isRole(word) || ofMinutes.test(word.form) || listed.has(word.form))) ||
    (introduced.has(word.form) && isCapital(written, word) && (hasRoll || placesOf(word.form) < portrait))
  return {
    text: left,
    hasRoll,
    isPerson({ entry: { block, tokens }, start, end }) {
      const words = tokens.words.filter((word) => !word.stop && word.start >= start && word.start < end)
      return words.length > 0 && words.every((word) => isOne(word, block.text) || (words.length > 1 && isRole(word)))
    },
  }
}
