interface Negations {
  /** Words that deny a sentence, in nearly every use. */
  readonly certain: RegExp
  /** These, and words that say without them what another language denies. */
  readonly possible: RegExp
}

const anyOf = (words: string): string => words.trim().split(/\s+/).join('|')
const parted = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(words)})(?![\\p{L}\\p{N}])`, 'iu')
const unparted = (words: string): RegExp => new RegExp(anyOf(words), 'iu')

const lists = (certain: string, more: string): Negations => ({ certain: parted(certain), possible: parted(`${certain} ${more}`) })

/** By language; a beginning of words ends with `\p{L}*`. */
const negations: Readonly<Record<string, Negations>> = {
  en: lists(
    `not cannot \\p{L}{1,8}n['’]t never nobody nothing neither nor nowhere`,
    `no non none without hardly barely scarcely rarely seldom unless except lack\\p{L}* fail\\p{L}* refus\\p{L}* den(?:y|ies|ied|ial\\p{L}*|ying) reject\\p{L}*
    prevent\\p{L}* avoid\\p{L}* stop\\p{L}* ban\\p{L}* miss\\p{L}* absen\\p{L}* zero unlike un\\p{L}{3,20} disagree\\p{L}* impossible against beyond few
    ignor\\p{L}* forg[eo]t\\p{L}* declin\\p{L}* doubt\\p{L}* ceas\\p{L}* void oppos\\p{L}*`,
  ),
  es: lists(
    'no(?!\\s+obstante) nunca jamás nadie tampoco',
    `nada ni ningun\\p{L}* ningún sin apenas salvo excepto sino falt\\p{L}* fall\\p{L}* rechaz\\p{L}* neg\\p{L}* nieg\\p{L}* evit\\p{L}* impid\\p{L}* imped\\p{L}*
    imposible contra poc[oa]s? carec\\p{L}* dud\\p{L}* prohi\\p{L}* ignor\\p{L}* olvid\\p{L}* difícil\\p{L}*`,
  ),
  de: lists(
    'nicht niemals niemand nichts nirgends weder keinerlei kein(?:e|er|es|en|em)?',
    `nie ohne kaum außer sondern nein selten fehl\\p{L}* scheiter\\p{L}* gescheitert weiger\\p{L}* verweiger\\p{L}* abgelehnt ablehn\\p{L}* lehn\\p{L}*
    verhinder\\p{L}* vermeid\\p{L}* vermied\\p{L}* gegen un\\p{L}{3,30} \\p{L}{3,30}los\\p{L}{0,2} wenig\\p{L}* statt anstatt mangel\\p{L}* zweifel\\p{L}* verbot\\p{L}*
    verbiet\\p{L}* nicht\\p{L}+ bestr\\p{L}* dement\\p{L}* ignorier\\p{L}* vergess\\p{L}*`,
  ),
  fr: lists(
    `ne(?!\\s+soi) jamais`,
    `n['’]\\p{L}+ rien personne aucun\\p{L}* nulle ni non pas sans guère sauf peu manqu\\p{L}* échou\\p{L}* refus\\p{L}* ni[eéa]\\p{L}* rejet\\p{L}* empêch\\p{L}*
    évit\\p{L}* impossible contre cess\\p{L}* dout\\p{L}* interd\\p{L}* ignor\\p{L}* oubli\\p{L}* difficile\\p{L}*`,
  ),
  pt: lists(
    'não nunca jamais ninguém tampouco',
    `nada nem nenhum\\p{L}* sem apenas salvo exceto senão falt\\p{L}* falh\\p{L}* recus\\p{L}* neg\\p{L}* rejeit\\p{L}* evit\\p{L}* imped\\p{L}* imposs\\p{L}*
    contra pouc[oa]s? carec\\p{L}* dúvid\\p{L}* duvid\\p{L}* proib\\p{L}* ignor\\p{L}* esquec\\p{L}* difícil\\p{L}* in\\p{L}{3,20}`,
  ),
  ca: lists(
    'no(?!\\s+obstant) mai ningú tampoc',
    `ni res cap gens pas sense llevat excepte sinó falt\\p{L}* fracass\\p{L}* rebutj\\p{L}* neg\\p{L}* evit\\p{L}* imped\\p{L}* impossible contra poc\\p{L}*
    manc\\p{L}* dubt\\p{L}* prohib\\p{L}* ignor\\p{L}* oblid\\p{L}* difícil\\p{L}*`,
  ),
  gl: lists(
    'non nunca xamais ninguén tampouco',
    `nada nin ningún ningunh\\p{L}* sen apenas agás senón falt\\p{L}* fall\\p{L}* rexeit\\p{L}* neg\\p{L}* evit\\p{L}* impid\\p{L}* imped\\p{L}* imposible contra
    pouc\\p{L}* carec\\p{L}* dúbid\\p{L}* prohib\\p{L}* ignor\\p{L}* esquec\\p{L}* difícil\\p{L}*`,
  ),
  it: lists(
    'non mai nessuno neanche nemmeno neppure',
    `no niente nulla né senza nessun\\p{L}* tranne salvo manc\\p{L}* fall\\p{L}* rifiut\\p{L}* neg\\p{L}* evit\\p{L}* impedi\\p{L}* impossibil\\p{L}* contro poc\\p{L}*
    dubb\\p{L}* viet\\p{L}* ignor\\p{L}* dimentic\\p{L}* difficil\\p{L}*`,
  ),
}

/** Languages that others are translated into; what denies in them has no sure word. */
const targets: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(Object.entries(negations).map(([language, { possible }]) => [language, possible])),
  ar: parted(
    `[وف]?(?:لا|لم|لن|ليس\\p{L}*|ليست|ما|بدون|أبد\\p{L}*|بلا|أحد|كلا) [وفبل]?(?:ال)?(?:غير|دون|عدم|إلا|رفض\\p{L}*|نف[ىيت]\\p{L}*|منع\\p{L}*|فشل\\p{L}*|ضد|سوى|مستحيل|نادر\\p{L}*|نقص\\p{L}*|تجنب\\p{L}*|يرفض\\p{L}*|ألا|صعب\\p{L}*)`,
  ),
  ja: unparted('ない なか なく なけ なし ません ず ぬ 非 不 無 未 否 失 禁 以外 拒 避 欠 難'),
}

const base = (tag: string): string => tag.split(/[-_]/)[0]!.toLowerCase()

/** True when a text denies something and its translation holds no word for it. False where the languages have no list. */
export function losesNegation(source: string, target: string, { from, to }: { readonly from: string; readonly to: string }): boolean {
  const [denies, may] = [negations[base(from)]?.certain, targets[base(to)]]
  return denies !== undefined && may !== undefined && denies.test(source) && !may.test(target)
}
