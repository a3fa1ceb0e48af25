import { letter } from '../../../languages/characters/characters.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import { amountSource, readValue } from '../../text/amounts.ts'
import type { Slip } from '../../text/found.ts'
import { numberOf, sentencesOf } from '../numbers.ts'

const unit = `(${letter}{1,12}|[€$£%])`
/** So many of all, in front of the figure or behind it. */
const inAll = new RegExp(
  `(?<![\\d.,])(?:(${amountSource})[ -]?${unit} (?:in total|in all|altogether|all together|insgesamt|zusammen|au total|en tout|en total|in tutto|in totale|no total|ao todo|in totaal|samen|łącznie|razem|totalt|sammanlagt|i alt)|(?:a total of|total of|insgesamt|zusammen|un total de|au total|en tout|en total|in tutto|in totale|no total|in totaal|samen|łącznie|razem|totalt|sammanlagt|i alt) (${amountSource})[ -]?${unit})(?!${letter})`,
  'iu',
)
/** Six evenings of two hours each. */
const times = new RegExp(
  `(?<![${letter}\\d.,])(\\d{1,3}|${letter}{2,12}) (?!(?:of|de|di|von|van)(?!${letter}))${letter}{3,20} (?:of|at|with|à|von(?: je)?|zu(?: je)?|mit(?: je)?|de|da|di|van|po|på|à|com|con|met|med) (${amountSource}|${letter}{2,8})[ -]${unit}(?!${letter})`,
  'iu',
)
/** Each of two, and so many. */
const each = new RegExp(
  `(?<!${letter})(?:each|jede[rs]?|chaque|cada|ciascun[oa]|ogni|elke?|każd[yae]|varje|hver)(?!${letter})[^.;:\\d]{3,40} (${amountSource})[ -]?${unit}(?!${letter})`,
  'iu',
)
const pair = new RegExp(
  `(?<!${letter})(?:pair|set of two|doppelpack|zweierpack|paarweise|paire|lot de deux|par de|paio|coppia|tweetal|komplet dwóch|parvis)(?!${letter})`,
  'iu',
)
/** Not all of it, or more than it. */
const isOpen = new RegExp(
  `(?<!${letter})(?:about|around|up to|at least|more than|nearly|almost|over|etwa|rund|bis zu|mindestens|über|fast|environ|près de|plus de|jusqu[’']à|unos|unas|casi|más de|hasta|circa|quasi|oltre|fino a|cerca de|quase|mais de|até|ongeveer|bijna|ruim|meer dan|około|prawie|ponad|ungefär|nästan|över|omkring|næsten|over|plus|including|breaks?|inklusive|pauses?)(?!${letter})`,
  'iu',
)

/** Something else is counted in. */
const adds = new RegExp(`(?<!${letter})(?:and|with (?!the set)|und|mit|et|avec|y|con|e|com|en|met|i|z|och|med|og)(?!${letter})`, 'iu')

/** A total is wrong by a slip where it is no further away than so. */
const [least, most] = [0.5, 2]

/** `22 litres each, 40 litres in total` of a pair, and `six evenings of two hours, ten hours in all`. */
export function wrongTotals({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap((entry): Slip[] => {
    const { id, text } = entry.block
    const sentences = sentencesOf(entry, language)
    return sentences.flatMap((own): Slip[] => {
      const match = own.hasDigit || own.numbers > 1 ? inAll.exec(own.text) : null
      if (match === null) return []
      const [figure, word] = [match[1] ?? match[3]!, (match[2] ?? match[4]!).toLowerCase()]
      const total = readValue(figure, language)
      const before = own.text.slice(0, match.index)
      const isPair = (): boolean => blocks.some(({ block }) => pair.test(block.text))
      const part = partsIn(before, isPair, word)
      if (part === null || total === null || total === part.value || isOpen.test(`${part.from} ${own.text}`)) return []
      if (total < least * part.value || total > most * part.value) return []
      const span = spanOf(id, text, own.start + match.index, own.start + match.index + match[0].length)
      return [{ kind: 'wrongFigure', isDoubt: true, span, value: `${String(Math.round(100 * part.value) / 100)} ${word}` }]
    })
  })

  function partsIn(sentence: string, isPair: () => boolean, word: string): { readonly value: number; readonly from: string } | null {
    const countOf = (written: string): number => (/^\d/.test(written) ? (readValue(written, language) ?? 0) : numberOf(written, language))
    const isSame = (one: string): boolean =>
      one.toLowerCase() === word || (word.length > 3 && one.toLowerCase().slice(0, 4) === word.slice(0, 4))
    const many = times.exec(sentence)
    if (many !== null && isSame(many[3]!)) {
      const value = countOf(many[1]!) * countOf(many[2]!)
      const figures = sentence.match(/\d+/g)?.length ?? 0
      const rest = sentence.slice(many.index + many[0].length)
      return value > 0 && countOf(many[1]!) > 1 && figures <= 2 && !adds.test(rest) ? { value, from: sentence } : null
    }
    const one = each.exec(sentence)
    return one === null || !isSame(one[2]!) || adds.test(sentence.slice(one.index + one[0].length)) || !isPair()
      ? null
      : { value: 2 * countOf(one[1]!), from: sentence }
  }
}

// Parts in words

/** What a change by such a part is called, in front of it. */
const change =
  "(?:a |an )?(?:drop|fall|cut|decline|reduction|decrease|loss|rise|increase) of |(?:a )?(?:fall|drop|decline)s? by |down by |(?:ein(?:en?)? )?(?:rückgang|minus|abnahme|senkung|zuwachs|plus|anstieg) (?:um|von) |(?:soit )?(?:une )?(?:baisse|chute|diminution|hausse|augmentation) (?:de |d[’'])|(?:una? )?(?:caída|bajada|descenso|reducción|aumento|subida) de |(?:una? )?(?:calo|riduzione|diminuzione|aumento) (?:della? |dell[’']|di )|(?:uma? )?(?:queda|redução|descida|aumento) de |(?:een )?(?:daling|afname|stijging|toename) (?:van|met) |spadek o |wzrost o |(?:en )?(?:minskning|nedgång|ökning|fald|nedgang|stigning) (?:med|på) "
const parts: readonly (readonly [words: string, part: number])[] = [
  [
    'three quarters|drei viertel|(?:des )?trois quarts|(?:los )?tres cuartos|tre quarti|três quartos|driekwart|trzy czwarte|tre fjärdedelar',
    0.75,
  ],
  [
    'two thirds|two-thirds|zwei drittel|(?:des )?deux tiers|(?:los |las )?dos tercios|due terzi|dois terços|twee derde|dwie trzecie|två tredjedelar',
    2 / 3,
  ],
  ['(?:a |one )?half|die hälfte|(?:la )?moitié|(?:la )?mitad|(?:la )?metà|metade|de helft|połowę|hälften|halvdelen', 0.5],
  ['(?:a |one )?third|ein drittel|(?:un )?tiers|(?:un )?tercio|(?:un )?terzo|um terço|een derde|jedną trzecią|en tredjedel', 1 / 3],
  ['(?:a |one )?quarter|ein viertel|(?:un )?quart|(?:un )?cuarto|un quarto|um quarto|een kwart|jedną czwartą|en fjärdedel', 0.25],
]
const changed = new RegExp(
  `(?<!${letter})(?:${change})(?:${parts.map(([words]) => `(${words})`).join('|')})(?!${letter}|[- ](?:million|an hour))`,
  'giu',
)
const counted = new RegExp(`(?<![\\d.,:/${letter}€$£-])(${amountSource})(?![\\d:/]|[.,]\\d| ?%|-|${letter})`, 'gu')

/** In front of what a number has become. */
const leadsTo = /(?<![a-zà-ÿ])(?:to|auf|à|a|al|naar|do|till|til|para) $/iu

/** UTF-16 units in front of a part in which its two figures stand, and how far it may be rounded. */
const [reach, rounded] = [160, 0.08]

const hasPart =
  /half|third|quarter|hälfte|drittel|viertel|moiti|tiers|quart|mitad|terci|cuarto|metà|terz|metade|terço|helft|derde|kwart|połow|trzeci|czwart|tredjedel|fjärdedel|halvdel/i

/** `200 passes a night … fell to 50, a drop of half`. */
export function wrongFractions({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d\D+\d/.test(text) || !hasPart.test(text)) return []
    return [...text.matchAll(changed)].flatMap((match): Slip[] => {
      const before = text
        .slice(Math.max(0, match.index - reach), match.index)
        .split('\n')
        .at(-1)!
      const figures = [...before.matchAll(counted)].flatMap(({ 1: figure = '', index }) => {
        const value = readValue(figure, language)
        return value === null || /^(?:1[5-9]|20)\d\d$/.test(figure) ? [] : [{ value, index }]
      })
      const [old, now] = figures
      const part = parts[match.slice(1).findIndex((one) => one !== undefined)]?.[1] ?? 0
      if (old === undefined || now === undefined || figures.length > 2 || old.value === 0 || before.includes('%')) return []
      const exact = Math.abs(now.value / old.value - 1)
      // the second figure may be what went
      const fits = [exact, leadsTo.test(before.slice(0, now.index)) ? exact : now.value / old.value]
      if (fits.some((one) => Math.abs(one - part) <= rounded) || exact < 0.02 || exact > 1) return []
      const span = spanOf(id, text, match.index, match.index + match[0].length)
      return [{ kind: 'wrongFigure', isDoubt: true, span, value: `${Math.round(100 * exact)} %` }]
    })
  })
}
