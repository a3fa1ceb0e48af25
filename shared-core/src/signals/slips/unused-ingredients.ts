import { letter, mark } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { Block } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'
import type { TextBlock } from '../reading.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'

const units =
  'k?g|mg|m?l|cl|dl|oz|lbs?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|pinch(?:es)?|handfuls?|bunch(?:es)?|cloves?|tins?|cans?|slices?|sprigs?|EL|TL|Esslöffel|Teelöffel|Prisen?|Bund|Zehen?|Dosen?|Gläser|Glas|Becher|Päckchen|Handvoll|Gramm|grams?|grammes?|gramos|grammi|litres?|liters?|Liter|c\\. à [sc]\\.|cuillères? à (?:soupe|café)|pincées?|gousses?|bouquet|cucharad(?:it)?as?|pizcas?|dientes?|manojo|cucchia(?:i|io|ini|ino)|pizzico|spicchi?o?|mazzetto|eetlepels?|theelepels?|el|tl|snufje|tene?n|bosje|colher(?:es)?(?: de (?:sopa|chá))?|pitadas?|dentes?|molho|łyżk[ai]|łyżeczk[ai]|szczypt[ay]|ząbk?i?|msk|tsk|krm'
/** An amount in figures, as a fraction or in words, and the thing. */
const item = new RegExp(
  `^(?:(?:ca\\.?|about|etwa|environ|circa|unos)\\s)?(?:[\\d½¼¾⅓⅔⅛][\\d½¼¾⅓⅔⅛.,/ –-]*|(?:an?|one|two|half an?|ein(?:e|en|er)?|zwei|drei|une?|deux|trois|un[ao]?|dos|tres|due|tre|een|twee|drie|uma?|dois|duas|juice of|saft)(?= ))\\s?(?:(?:small|large|big|heaped|level|gestrichene?r?|gehäufte?r?|kleine[rsn]?|große[rsn]?|petite?s?|grande?s?|pequeñ[oa]s?|piccol[aoie]|grandi|kleine|grote|pequen[oa]s?|generous|good)\\s)*(?:(?:${units})(?!${letter})\\.?)?\\s*(.+)$`,
  'iu',
)

/** Words for the things of the list without their names, or for some of them. */
const standsForMore = new RegExp(
  `(?<!${letter})(?:${[
    'everything|ingredients?|the (?:rest(?! of)|remainder)|combine all|season(?:ing)?s?|spices?|toppings?|garnish(?:es)?|decorate|trimmings|aromatics|accompaniments?|serve with',
    'alles|zutaten|das übrige|der rest|den rest|würzen|gewürze[n]?|abschmecken|verzieren|garnieren|belag|dekorieren',
    'tout|le reste(?! d)|ingrédients|assaisonne[rz]?|épices|garnir|décore[rz]?',
    'todo|el resto(?! de)|ingredientes|sazona|sazonar|salpimenta|especias|decora|adorna|adereza|aliña',
    'tutto|il resto(?! d)|ingredienti|condite|condire|spezie|guarnite|guarnire|decorate|aromi',
    'de rest(?! van)|ingrediënten|kruiden|specerijen|garneer|breng op smaak',
    'tudo|o resto(?! d)|tempere|temperos?|especiarias|decore',
    `wszystk${letter}*|reszt${letter}*|składnik${letter}*|przypraw${letter}*|dopraw${letter}*|udekoruj`,
    `allt|ingredienser${letter}*|resten|krydda|kryddor|garnera|krydderier`,
  ].join('|')})(?!${letter})`,
  'iu',
)

/** Names of kinds, one of which a step may call what the list has by its own name; a language a row. */
const kinds = [
  'pasta noodles? cheese meat mince fish seafood herbs greens salad leaves vegetables? veg fruits? berries nuts seeds beans lentils pulses rice grains? flours? sugars? sweetener fat oil stock broth chocolate bread crumbs? citrus spirits? alcohol',
  'nudeln käse fleisch hack fisch kräutern? salat gemüse obst früchten? beeren nüssen? kernen? samen bohnen linsen reis mehl zucker fett öl brühe',
  'pâtes fromage viande poisson herbes salade légumes fruits noix graines haricots riz farine sucre huile bouillon',
  'pasta queso carne pescado hierbas ensalada verduras? frutas? frutos nueces semillas legumbres arroz harina azúcar grasa aceite caldo',
  'pasta formaggio carne pesce erbe insalata verdure frutta noci semi legumi riso farina zucchero grasso olio brodo',
  'pasta kaas vlees gehakt vis kruiden sla groenten? fruit noten zaden bonen rijst bloem suiker vet olie bouillon',
  'massa queijo carne peixe ervas salada legumes vegetais frutas? nozes sementes feijão arroz farinha açúcar gordura óleo azeite caldo',
  'makaron ser mięso ryba zioła sałata warzywa owoce orzechy nasiona fasola ryż mąka cukier tłuszcz olej bulion',
  'ost kött fisk örter sallad grönsaker frukt nötter frön bönor ris mjöl socker fett olja buljong',
]
  .join(' ')
  .split(' ')

/** Things of a list that is one of ingredients, and how many of them the steps must name, so that one which they do not was forgotten. */
const fewest = 5
/** Letters by which a word of a step is that of the list. */
const stem = 4

/** The one thing of a recipe's list that its steps never take up. */
export function unusedIngredients({ blocks, language, tools: { spanOf }, textKind }: AgreementReading): Slip[] {
  if (language.unspaced || (textKind.kind !== 'recipe' && textKind.kind !== 'how_to')) return []
  const lists = blocks.flatMap(({ block }, at) => (block.kind === 'list' && !block.ordered && hasAmounts(block) ? [{ block, at }] : []))
  const [only] = lists
  if (only === undefined || lists.length > 1) return []
  const steps = blocks.slice(only.at + 1).filter(({ block }) => block.kind === 'paragraph' || block.kind === 'list')
  const text = steps.map(({ block }) => block.text).join('\n')
  const forms = [...new Set(steps.flatMap(({ tokens }) => tokens.words.map(({ form }) => form)))]
  if (standsForMore.test(text) || text.length < leastSteps) return []
  const things = only.block.items.map((place) => ({ place, words: wordsOf(place, language) }))
  const unused = things.filter(({ words }) => words.length > 0 && !words.some((word) => forms.some((form) => isSame(word, form))))
  const [one] = unused
  if (one === undefined || unused.length > 1 || things.length < fewest) return []
  // a step may call by its kind what the list has by its name
  const listed = things.flatMap(({ words }) => words)
  const inSteps = steps.filter((step) => !isNote(step, language)).flatMap(({ tokens }) => tokens.words.map(({ form }) => form))
  const isCalled = inSteps.some((form) => isKind(form) && !listed.some((word) => isSame(word, form)))
  if (isCalled) return []
  return [{ kind: 'unused', span: spanOf(only.block.id, only.block.text, one.place.start, one.place.end) }]
}

/** What may be done in another way: no step. */
const isNote = ({ block, tokens }: TextBlock, language: Language): boolean =>
  block.kind === 'paragraph' &&
  (block.inlines.some(({ kind, start }) => kind === 'strong' && start === 0) ||
    language.contains('conditions', tokens.words[0]?.form ?? ''))

/** UTF-16 units of steps that are more than a hint. */
const leastSteps = 150

type ListBlock = Extract<Block, { kind: 'list' }>

const hasAmounts = ({ items }: ListBlock): boolean =>
  items.length >= fewest && items.filter(({ quote }) => item.test(quote.trim())).length >= 0.6 * items.length

const kindPattern = new RegExp(`^(?:${kinds.join('|')})$`, 'iu')
const isKind = (form: string): boolean => kindPattern.test(form)

/** What names the thing: no amount, and nothing that says how it is cut. Salt, pepper and water go without saying. */
function wordsOf({ quote }: Span, language: Language): readonly string[] {
  const [, thing = quote] = item.exec(quote.trim()) ?? []
  if (
    new RegExp(
      `(?<!${letter})(?:salt|pepper|water|salz|pfeffer|wasser|sel|poivre|eau|sal|pimienta|agua|sale|pepe|acqua|zout|peper|pimenta|água|sól|pieprz|woda|peppar|vatten|optional\\w*|to serve|for serving|zum servieren|nach belieben|facultati\\w*|para servir|per servire|naar smaak|to taste|pour servir|valfritt)(?!${letter})`,
      'iu',
    ).test(quote)
  )
    return []
  return language
    .tokenize(thing)
    .words.filter(({ form, stop }) => !stop && form.length > 2 && !/\d/.test(form))
    .map(({ form }) => form)
}

/** The same word in another form, or part of a compound. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [plain(one), plain(other)]
  const length = Math.min(a.length, b.length)
  if (length < stem) return a.slice(0, 3) === b.slice(0, 3) && Math.abs(a.length - b.length) <= 2
  return a.slice(0, stem) === b.slice(0, stem) || (length > stem && (a.includes(b) || b.includes(a)))
}

const marks = new RegExp(mark, 'gu')
const plain = (form: string): string => form.normalize('NFD').replace(marks, '')
