/** Words of a language: `in*` begins words, `*los` ends them. */
interface Words {
  readonly whole: ReadonlySet<string>
  readonly beginnings: readonly string[]
  readonly endings: readonly string[]
}

interface Negations {
  /** Words that deny a sentence, in nearly every use. */
  readonly certain: Words
  /** These, and words that say without them what another language denies. */
  readonly possible: Words
}

function wordsIn(list: string): Words {
  const all = list.trim().split(/\s+/)
  const pick = (of: (word: string) => boolean): readonly string[] => all.filter(of).map((word) => word.replace('*', ''))
  return {
    whole: new Set(all.filter((word) => !word.includes('*'))),
    beginnings: pick((word) => word.endsWith('*')),
    endings: pick((word) => word.startsWith('*')),
  }
}

const listsOf = (certain: string, more: string): Negations => ({ certain: wordsIn(certain), possible: wordsIn(`${certain} ${more}`) })

const negations: Readonly<Record<string, Negations>> = {
  en: listsOf(
    "not cannot *n't never nobody nothing neither nor nowhere",
    `no non none without hardly barely scarcely rarely seldom unless except lack* fail* refus* deny denies denied denial* denying
    reject* prevent* avoid* stop* ban* miss* absen* zero unlike un* disagree* impossible against beyond few ignor* forget* forgot*
    declin* doubt* ceas* void oppos*`,
  ),
  es: listsOf(
    'no nunca jamás nadie tampoco',
    `nada ni ningun* ningún sin apenas salvo excepto sino falt* fall* rechaz* neg* nieg* evit* impid* imped* imposible contra poco
    poca pocos pocas carec* dud* prohi* ignor* olvid* difícil*`,
  ),
  de: listsOf(
    'nicht niemals niemand nichts nirgends weder keinerlei kein keine keiner keines keinen keinem',
    `nie ohne kaum außer sondern nein selten fehl* scheiter* gescheitert weiger* verweiger* abgelehnt ablehn* lehn* verhinder*
    vermeid* vermied* gegen un* *los *lose *loser *losen wenig* statt anstatt mangel* zweifel* verbot* verbiet* nicht* bestr*
    dement* ignorier* vergess*`,
  ),
  fr: listsOf(
    'ne jamais',
    `n'* rien personne aucun* nulle ni non pas sans guère sauf peu manqu* échou* refus* nie* nié* nia* rejet* empêch* évit*
    impossible contre cess* dout* interd* ignor* oubli* difficile*`,
  ),
  pt: listsOf(
    'não nunca jamais ninguém tampouco',
    `nada nem nenhum* sem apenas salvo exceto senão falt* falh* recus* neg* rejeit* evit* imped* imposs* contra pouco pouca poucos
    poucas carec* dúvid* duvid* proib* ignor* esquec* difícil* in*`,
  ),
  ca: listsOf(
    'no mai ningú tampoc',
    `ni res cap gens pas sense llevat excepte sinó falt* fracass* rebutj* neg* evit* imped* impossible contra poc* manc* dubt*
    prohib* ignor* oblid* difícil*`,
  ),
  gl: listsOf(
    'non nunca xamais ninguén tampouco',
    `nada nin ningún ningunh* sen apenas agás senón falt* fall* rexeit* neg* evit* impid* imped* imposible contra pouc* carec*
    dúbid* prohib* ignor* esquec* difícil*`,
  ),
  it: listsOf(
    'non mai nessuno neanche nemmeno neppure',
    `no niente nulla né senza nessun* tranne salvo manc* fall* rifiut* neg* evit* impedi* impossibil* contro poc* dubb* viet*
    ignor* dimentic* difficil*`,
  ),
}

/** What denies in languages that others are translated into, but that have no sure word for it. */
const arabic = wordsIn(
  `لا لم لن ليس* ليست ما بدون أبد* بلا أحد كلا غير دون عدم إلا رفض* نفى نفي* نفت منع* فشل* ضد سوى مستحيل نادر* نقص* تجنب* يرفض* ألا صعب*`,
)
const japanese = ['ない', 'なか', 'なく', 'なけ', 'なし', 'ません', 'ず', 'ぬ', ...'非不無未否失禁拒避欠難', '以外']

const base = (tag: string): string => tag.split(/[-_]/)[0]!.toLowerCase()

/** Words of a text in small letters; phrases that only look like denials are left out. */
const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/(?<!\p{L})no obstante?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{M}\p{N}']+/gu) ?? []

/** Letters that follow a beginning of two at least: `und` is no denial. */
const shortTail = 3

const holds = (tokens: readonly string[], { whole, beginnings, endings }: Words): boolean =>
  tokens.some(
    (token) =>
      whole.has(token) ||
      beginnings.some((part) => token.startsWith(part) && token.length >= part.length + (part.length < 3 ? shortTail : 0)) ||
      endings.some((part) => token.endsWith(part)),
  )

/** Arabic writes `and`, `by`, `for` and the article together with a word. */
const bare = (token: string): string => token.replace(/^[وفبل]/, '').replace(/^ال/, '')

/** Whether a text may deny something; null: its language has no list. */
function mayDeny(text: string, language: string): boolean | null {
  if (language === 'ja') return japanese.some((part) => text.includes(part))
  const tokens = tokensOf(text)
  if (language === 'ar') return holds([...tokens, ...tokens.map(bare)], arabic)
  const known = negations[language]
  return known === undefined ? null : holds(tokens, known.possible)
}

/** True when a text denies something and its translation holds no word for it. False where the languages have no list. */
export function losesNegation(source: string, target: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  const known = negations[base(from)]
  return known !== undefined && holds(tokensOf(source), known.certain) && mayDeny(target, base(to)) === false
}
