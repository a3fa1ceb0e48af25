import type { Language } from '../../languages/language.ts'

/**
 * Words that end no title: conjunctions, articles, prepositions. Left out is what may: `What we stand for`, parts of verbs
 * (`So nimmst du ab`), pronouns (`Was ist das`), adverbs (`Vivre avec`).
 */
const sources: Readonly<Partial<Record<string, string>>> = {
  ar: 'في على إلى عن مع أو و التي الذي',
  cs: 'a i nebo ale v ve z ze na do po při pod nad bez o u k ke že',
  da: 'og eller samt at',
  de: 'und oder sowie sondern des dem im am ins ans beim vom zum zur für von als dass obwohl eine einen',
  el: 'και ή από για στο στη στην στον στα στις στους των',
  en: 'and or nor but the a an your their our its than whether although unless',
  es: 'y e o u ni el la los las un de del al en con por sin desde hasta que su sus a',
  fa: 'و یا از به که',
  fi: 'ja tai sekä että',
  fr: 'et ou le la les un des de du au aux à dans chez par sur que dont ni cette cet ces ses nos vos',
  hi: 'और या',
  hu: 'és vagy hogy a',
  id: 'dan atau di ke dari untuk yang dengan pada',
  it: 'e ed o od ma il lo la i gli le un di del dello della degli delle da dal dalla nel nella nei negli nelle con sul sulla per tra fra al alla agli alle',
  nb: 'og eller samt å',
  nl: 'en of de met tot omdat hoewel te',
  pl: 'i oraz lub albo ale a w we z ze na do od po dla przez przy pod nad bez o u że',
  pt: 'e ou mas o os a as de do da dos das em no na ao aos à às com sem por pelo pela pelos pelas num numa até',
  ro: 'și sau de la cu în din pe pentru',
  ru: 'и или но а в во с со на по к ко о об от из у для без при под над',
  sv: 'och eller samt att',
  tr: 've veya ama',
  uk: 'і й або але в у з зі на по від для без при під над',
  vi: 'và hoặc của',
}

/** The same without blanks between words. */
const unspaced = /(?:および|または|ならびに|及び|以及|或者|并且|並且)$/

/** Words behind which a letter is a name: `Vitamin a`. */
const lettered = /^(?:vitamin|plan|t[iy]p|gr[uo]u?p|[ck]las|hepatit|grade|serie)/i

/** Words of a title that may be cut. */
const least = 3

/** The word, or the comma, with which a title calls for more; null: it may end so. */
export function openEnd(title: string, { tag, unspaced: isUnspaced }: Language): string | null {
  const [mark] = /[,،、，]$/.exec(title) ?? (isUnspaced ? unspaced.exec(title) : null) ?? []
  if (mark !== undefined || isUnspaced) return mark ?? null
  const words = title.split(/\s+/)
  const [before = '', last = ''] = words.slice(-2)
  // capitals shorten a name: `Portland, OR`, `Generación Y`
  const isName = last === last.toUpperCase() && last !== last.toLowerCase() && title !== title.toUpperCase()
  if (words.length < least || isName || (last.length === 1 && lettered.test(before))) return null
  const name = tag.split('-')[0]!.replace('no', 'nb')
  if (/^(?:fr|it)$/.test(name) && /^(?:[ld]|qu|[dn]ell|all|sull)['’]$/i.test(last)) return last
  return sources[name]?.split(' ').includes(last.toLowerCase()) === true ? last : null
}
