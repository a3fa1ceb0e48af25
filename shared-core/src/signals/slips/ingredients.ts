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
/** Blocks from one list of things to the next. */
const mostApart = 3
/** Letters by which a word of a step is that of the list. */
const stem = 4

/** What steps of recipes and instructions take and the list has not, and the other way round. */
export const readIngredients = (reading: AgreementReading): readonly Slip[] =>
  /^(?:recipe|how_to)$/.test(reading.textKind.kind)
    ? [...unlistedThings(reading), ...unusedIngredients(reading)]
    : reading.blocks.some(({ block }) => block.kind === 'heading' && neededHeading.test(block.text))
      ? unlistedThings(reading)
      : []

/** Over the things of a recipe, whatever the text is taken for. */
const neededHeading = /^(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|składniki|ingredienser|材料|المكونات)/iu

/** The one thing of a recipe's list that its steps never take up. */
function unusedIngredients({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  if (language.unspaced) return []
  const lists = blocks.flatMap(({ block }, at) => (block.kind === 'list' && !block.ordered && hasAmounts(block) ? [{ block, at }] : []))
  const last = lists.at(-1)
  // lists of the parts of one dish follow each other: dough and filling
  if (last === undefined || lists.some(({ at }, index) => index > 0 && at - lists[index - 1]!.at > mostApart)) return []
  const steps = blocks.slice(last.at + 1).filter(({ block }) => block.kind === 'paragraph' || block.kind === 'list')
  const text = steps.map(({ block }) => block.text).join('\n')
  const forms = [...new Set(steps.flatMap(({ tokens }) => tokens.words.map(({ form }) => form)))]
  if (standsForMore.test(text) || text.length < leastSteps) return []
  const needed = lists.flatMap(({ block }) => block.items.map((place) => ({ block, place, words: wordsOf(place, language) })))
  const unused = needed.filter((own) => {
    // `flour` of a step is the flour of the list, and no cornflour
    const others = needed.flatMap((other) => (other === own ? [] : other.words))
    const isUsed = (word: string): boolean => forms.some((form) => isSame(word, form) && (form === word || !others.includes(form)))
    return own.words.length > 0 && !own.words.some(isUsed)
  })
  const [one] = unused
  if (one === undefined || unused.length > 1 || needed.length < fewest) return []
  // a step may call by its kind what the list has by its name
  const listed = needed.flatMap(({ words }) => words)
  const inSteps = steps.filter((step) => !isNote(step, language)).flatMap(({ tokens }) => tokens.words.map(({ form }) => form))
  const isCalled = inSteps.some((form) => isKind(form) && !listed.some((word) => isSame(word, form)))
  if (isCalled) return []
  return [{ kind: 'unused', span: spanOf(one.block.id, one.block.text, one.place.start, one.place.end) }]
}

/** What may be done in another way: no step. */
const isNote = ({ block, tokens }: TextBlock, language: Language): boolean =>
  block.kind === 'paragraph' &&
  (block.inlines.some(({ kind, start }) => kind === 'strong' && start === 0) ||
    language.contains('conditions', tokens.words[0]?.form ?? ''))

/**
 * Things that come from a shop and out of no step, one a line, by all their names in all languages: what another of the line names is listed.
 * No names of kinds, for a list has its own word for those (cheese, herbs, flour).
 */
const things = [
  '(?:(?:beaten|whisked) )?eggs?(?! ?(?:plant|shell|size|shape|cup|timer))|egg wash|(?:(?:verquirlte[snm]?|geschlagene[snm]?) )?ei(?![a-zäöüß])|eier(?![a-zäöüß])|eigelb|œufs?(?: battus?)?|huevos?(?: batidos?)?|uov[ao](?: sbattut[oe])?|(?:geklopte? |losgeklopt )?ei(?:eren)?(?![a-z])|ovos?(?: batidos?)?|jajk(?:o|a|iem|ami)|jaj(?![a-z])|(?:uppvispat )?ägg(?![a-zäöå])|卵|البيض|بيض',
  'baking powder|baking soda|bicarb(?:onate)?(?: of soda)?|yeast|sourdough(?: starter)?|self-raising|hefe|trockenhefe|backpulver|natron|sauerteig|levure(?: chimique)?|bicarbonate(?: de soude)?|levain|poudre à lever|levadura|bicarbonato|polvo (?:de hornear|para hornear)|impulsor|masa madre|lievito|bicarbonato|gist|bakpoeder|baksoda|zuurdesem|zelfrijzend|fermento|drożdż[ey]|drożdżami|proszek do pieczenia|proszkiem do pieczenia|proszku do pieczenia|sod[aąęy](?: oczyszczon[aąeęy]j?)?|zakwas|jäst|bakpulver|bikarbonat|surdeg|重曹|ベーキングパウダー|ドライイースト|イースト|خميرة|الخميرة|البيكنج بودر|بيكنج بودر|صودا|بيكربونات',
  'saffron|safran|azafrán|zafferano|saffraan|açafrão|szafran(?:em)?|saffran|サフラン|زعفران|الزعفران',
  'cinnamon|zimt|cannelle|canela|cannella|kaneel|canela|cynamon(?:em)?|kanel|シナモン|القرفة|قرفة',
  'nutmeg|muskat(?:nuss)?|(?:noix de )?muscade|nuez moscada|noce moscata|nootmuskaat|noz-moscada|gałk[aą] muszkatołow[aą]|muskot|ナツメグ|جوزة الطيب',
  'vanilla|vanille(?:zucker|schote|extrakt)?|vainilla|vaniglia|baunilha|wanili[aiąę]|vanilj|バニラ|الفانيليا|فانيليا',
  'honey|honig|miel|miele|honing|mel|miód|miodem|miodu|honung|はちみつ|蜂蜜|العسل|عسل',
  'ginger|ingwer|gingembre|jengibre|zenzero|gember|gengibre|imbir(?:em)?|ingefära|生姜|しょうが|الزنجبيل|زنجبيل',
  'garlic|knoblauch(?:zehen?)?|ail|ajos?|aglio|knoflook|alho|czosn(?:ek|kiem)|vitlök|にんにく|ニンニク|الثوم|ثوم',
  'cumin|kreuzkümmel|kümmel|comino|cumino|komijn|cominho|kmin(?:em|ek)?|spiskummin|クミン|الكمون|كمون',
  'raisins?|sultanas?|currants?|rosinen|sultaninen|raisins secs|raisins|pasas|uvett?a|uva passa|rozijnen|passas|rodzynk[iaó]?[wmi]*|russin|レーズン|الزبيب|زبيب',
  'walnuts?|walnüsse?|noix|nueces|noci|walnoten|nozes|orzech[yów]+ włoski[ech]+|valnötter|くるみ|الجوز|جوز',
  'almonds?|mandeln?|amandes?|almendras?|mandorle|amandelen|amêndoas?|migdał[yów]*|mandlar|アーモンド|اللوز|لوز',
  'hazelnuts?|haselnüsse?|noisettes?|avellanas?|nocciole|hazelnoten|avelãs?|orzechy laskowe|hasselnötter',
  'gelatine?|gelatina|żelatyn[aęyą]|ゼラチン|الجيلاتين',
  'corn ?(?:flour|starch)|speisestärke|maisstärke|maïzena|fécule|maicena|maizena|amido|maïzena|maisena|skrobi[aęiąa]|majsstärkelse|片栗粉|النشا|نشا',
  'coconut(?: milk)?|kokos(?:milch|raspel)?|(?:lait de |noix de )?coco|cocco|kokos(?:melk)?|kokosow[aey]+|ココナッツ(?:ミルク)?|جوز الهند',
  'carrots?|karotten?|möhren?|carottes?|zanahorias?|carot[ae]|wortel(?:en|s)?|cenouras?|marchew(?:k[ięaą])?|morötter|にんじん|人参|الجزر|جزر',
  'celery|celeriac|sellerie|céleri|apio|sedano|selderij|aipo|seler(?:em|a)?|selleri|セロリ|الكرفس',
  'leeks?|lauch|porree|poireaux?|puerros?|porri?|prei|alho-poró|por(?:a|em)|purjo(?:lök)?|長ねぎ|الكراث',
  'potatoe?s?|kartoffeln?|erdäpfel|pommes de terre|patatas?|papas?|patate|aardappel(?:en|s)?|batatas?|ziemniak[ió]?[wmi]*|potatis|じゃがいも|ジャガイモ|البطاطس|بطاطس',
  'tomato(?:es)?|passata|tomaten?|paradeiser|tomates?|pomodor[oi]|pomidor[yów]*|tomater|トマト|الطماطم|طماطم',
  'spinach|blattspinat|spinat|épinards?|espinacas?|spinaci|spinazie|espinafres?|szpinak(?:iem)?|spenat|ほうれん草|السبانخ|سبانخ',
  'mushrooms?|champignons?|pilze?|champiñones|setas|funghi|paddenstoelen|cogumelos?|pieczark[iaóąę]*|svamp|きのこ|マッシュルーム|الفطر',
  'parsley|petersilie|persil|perejil|prezzemolo|peterselie|salsa|salsinha|pietruszk[aięą]|persilja|パセリ|البقدونس|بقدونس',
  'basil|basilikum|basilic|albahaca|basilico|basilicum|manjericão|bazyli[aięą]|basilika|バジル|الريحان|ريحان',
  'chickpeas|kichererbsen|pois chiches|garbanzos|ceci|kikkererwten|grão-de-bico|ciecierzyc[aęyą]|kikärter|ひよこ豆|الحمص|حمص',
  'lemons?|zitronen?|zitronensaft|zitronenschale|citrons?|limón|limones|limon[ei]|citroen(?:en)?|lim(?:ão|ões)|cytryn[ayęą]|レモン|الليمون|ليمون',
  'buttermilk|buttermilch|babeurre|lait ribot|suero de (?:leche|mantequilla)|latticello|karnemelk|leitelho|maślank[aięą]|kärnmjölk',
  'screws?|schrauben?|vis|tornillos?|viti|schroe(?:f|ven)|parafusos?|śrub[yaką]*|wkręt[yów]*|skruv(?:ar|en)?|ネジ|ねじ|البراغي|مسامير',
  'wood glue|glue|holzleim|leim|klebstoff|colle|pegamento|cola|colla|lijm|klej(?:em)?|lim|接着剤|ボンド|الغراء|غراء',
  'sandpaper|schleifpapier|sandpapier|papier de verre|papel de lija|lija|carta vetrata|schuurpapier|lixa|papier(?:em)? ścierny[m]?|sandpapper|紙やすり|サンドペーパー',
  'varnish|lack|klarlack|vernis|barniz|vernice|verniz|lak|lakier(?:em)?|klarlack|ニス',
  'hinges?|scharnier[es]?|charnières?|bisagras?|cernier[ae]|scharnier(?:en)?|dobradiças?|zawias[yów]*|gångjärn|蝶番',
]

/** Articles, and what joins two things: the words between a thing and one of the list, or right in front of it. */
const joins = 'and|with|und|mit|et|avec|y|e|con|ed|en|met|com|i|z|ze|oraz|och|med|plus|sowie'
const determiners = 'the|das|dem|den|die|der|le|la|les|l|el|los|las|il|lo|gli|i|het|de|o|a|os|as|du|del|al|della|dello|do|da'
/** Something else is meant: a stand-in, what may be left out, or a thing that another is like; by language. */
const mayBeOther: Readonly<Record<string, string>> = {
  en: 'or|if|instead|optional(?:ly)?|maybe|some|any|like|without|no|extra|more',
  de: 'oder|wenn|falls|statt|optional|eventuell|etwas|wie|ohne|extra|mehr',
  fr: 'ou|si|au lieu|facultati(?:f|ve)|un peu|comme|sans|quelques',
  es: 'o|si|en lugar|en vez|opcional|un poco|como|sin|algo',
  it: 'o|oppure|se|invece|facoltativ[oa]|un po|come|senza',
  pt: 'ou|se|em vez|opcional|um pouco|como|sem',
  nl: 'of|als|in plaats|optioneel|eventueel|wat|zoals|zonder',
  pl: 'lub|albo|jeśli|zamiast|opcjonalnie|ewentualnie|trochę|jak|bez',
  sv: 'eller|om|istället|eventuellt|lite|som|utan',
}
const caselessOther = /または|お好み|代わり|なければ|أو|بدل|إذا/u

/** A thing that a step takes beside one of the list, or as one that is known, and that neither the list nor anything else of the text has. */
function unlistedThings({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const at = blocks.findIndex(({ block }) => isNeeded(block))
  const behind = at < 0 ? [] : blocks.slice(at + 1)
  const numbered = behind.filter(({ block }) => block.kind === 'list' && block.ordered)
  const steps = numbered.length > 0 ? numbered : behind.filter((entry) => entry.block.kind === 'paragraph' && !isNote(entry, language))
  const others = blocks.filter((entry) => !steps.includes(entry)).map(({ block }) => block)
  const lists = others.flatMap((block) => (block.kind === 'list' ? [block.text] : [])).join('\n')
  if (steps.length === 0 || standsForMore.test(lists)) return []
  const elsewhere = others.map(({ text }) => text).join('\n')
  const listed = language
    .tokenize(lists)
    .words.flatMap(({ form, stop }) => (stop || /\d/.test(form) || form.length < 3 ? [] : [form]))
    .slice(0, mostListed)
  const isListed = (form: string): boolean => form.length > 2 && listed.some((other) => isSame(form, other))
  const [tag = ''] = language.tag.split('-')
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (source: string, flags = 'iu'): RegExp => new RegExp(source, flags)
  const isArabic = tag === 'ar'
  const own = mayBeOther[tag]
  const other = own === undefined ? caselessOther : made(`(?<!${letter})(?:${own})(?!${letter})`)
  for (const names of things) {
    const any = `(?:${names})`
    // compounds have the thing at their end, too
    if (
      made(language.unspaced ? any : /^(?:de|nl|sv)$/.test(tag) ? `(?<!${letter})${any}|${any}(?!${letter})` : `(?<!${letter})${any}`).test(
        elsewhere,
      )
    )
      continue
    const pattern = made(
      language.unspaced ? `${any}(?=[をとも、])` : `(?<![${letter}-])${isArabic ? '[وب]?' : ''}${any}(?![${letter}-])`,
      'giu',
    )
    for (const { block } of steps)
      for (const { 0: said, index } of [...block.text.matchAll(pattern)].slice(0, mostNamed)) {
        const before = block.text
          .slice(Math.max(0, index - longestSentence), index)
          .split(/[.!?\n。]/)
          .at(-1)!
        const rest = /^[^.!?\n。]*/.exec(block.text.slice(index + said.length, index + longestSentence))![0]
        if (other.test(`${before} ${rest}`) || (!language.unspaced && !isArabic && !standsIn(before, rest, isListed))) continue
        return [{ kind: 'unlisted', span: spanOf(block.id, block.text, index, index + said.length) }]
      }
  }
  return []
}

/** Words of a list, and places of one thing in a step, that are compared. */
const [mostListed, mostNamed] = [400, 20]

/** UTF-16 units on either side of a thing that are read as its sentence. */
const longestSentence = 300

/** A list of things: amounts in front of most. */
const isNeeded = (block: Block): boolean =>
  block.kind === 'list' &&
  !block.ordered &&
  block.items.length > 2 &&
  block.items.filter(({ quote }) => item.test(quote.trim()) || amountBehind.test(quote.trim())).length >= 0.6 * block.items.length

/** `小麦粉 300g` */
const amountBehind = /^[^\d]{1,20}\d{1,5}[^\d]{0,5}$/u

const isKnown = new RegExp(`(?:^|\\s)(?:${determiners})[\\s’']$`, 'iu')
const lastListed = new RegExp(`(${letter}{3,})(?:,| (?:${joins}))(?: (?:${determiners})[’']?)? ?$`, 'iu')
const nextListed = new RegExp(`^(?:,| (?:${joins}))(?: (?:${determiners})(?: |[’']))? ?(${letter}{3,})`, 'iu')

/** Named with its article, or beside a thing of the list. */
const standsIn = (before: string, behind: string, isListed: (form: string) => boolean): boolean =>
  isKnown.test(before) ||
  isListed(lastListed.exec(before)?.[1]?.toLowerCase() ?? '') ||
  isListed(nextListed.exec(behind)?.[1]?.toLowerCase() ?? '')

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
  if (length <= stem) return a.slice(0, 3) === b.slice(0, 3) && Math.abs(a.length - b.length) <= 2
  return a.slice(0, stem) === b.slice(0, stem) || (length > stem && (a.includes(b) || b.includes(a)))
}

const marks = new RegExp(mark, 'gu')
const plain = (form: string): string => form.normalize('NFD').replace(marks, '')
