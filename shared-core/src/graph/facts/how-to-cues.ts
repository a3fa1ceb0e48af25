/**
 * Phrases by which a heading announces steps, and how numbered step headings begin; written by us. A heading needs an ordered list
 * below it as well, so broad words do little harm. Scripts without spaces have no word boundaries.
 */
// biome-ignore format: a table
const cues = [
  'how to', 'step by step', 'step-by-step', 'anleitung', 'so geht', 'schritt für schritt', 'mode d’emploi', "mode d'emploi", 'pas à pas',
  'cómo', 'paso a paso', 'come fare', 'passo dopo passo', 'como fazer', 'passo a passo', 'modo de preparo', 'stappenplan', 'stap voor stap',
  'пошаговая', 'пошагово', 'инструкция', 'как сделать', 'πώς να', 'βήμα βήμα', 'nasıl yapılır', 'adım adım', 'cách làm', 'từng bước', 'cum să', 'pas cu pas',
]
/** These count only when the heading begins with them, a number of steps before them allowed: "5 steps to …" but not "Next steps". */
// biome-ignore format: a table
const openers = [
  'steps', 'instructions', 'directions', 'method', 'schritte', 'zubereitung', 'étapes', 'préparation', 'pasos', 'instrucciones', 'elaboración',
  'istruzioni', 'procedimento', 'passos', 'instruções', 'stappen', 'bereiding', 'шаги', 'βήματα', 'adımlar', 'các bước', 'pași',
]
const unspacedCues = [
  'كيفية',
  'كيف',
  'خطوات',
  'طريقة',
  'איך',
  'כיצד',
  'שלבים',
  '如何',
  '怎么',
  '步骤',
  '步驟',
  'やり方',
  '手順',
  '作り方',
  'วิธี',
  'ขั้นตอน',
  'कैसे',
  'विधि',
]

const anyOf = (texts: readonly string[]) => texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
const end = '(?=$|[\\s:.,!?)»"”])'

/** A heading that announces steps. */
export const howToCue = new RegExp(
  `(?:^|[\\s:(«"“])(?:${anyOf(cues)})${end}|^\\s*(?:\\d{1,2}\\s+)?(?:${anyOf(openers)})${end}|${anyOf(unspacedCues)}`,
  'i',
)

/** A heading that is nothing but such a word: the headline names the steps better. */
export const bareCue = new RegExp(`^\\s*(?:${anyOf([...cues, ...openers, ...unspacedCues])})\\s*[:.!?：]?\\s*$`, 'i')

/** Begins a heading that is one step. */
export const stepHeading =
  /^\s*(?:(?:step|schritt|étape|paso|passo|stap|шаг|krok)\s*#?\d{1,2}|(?:الخطوة|שלב)\s*\d{1,2}|(?:第\s*(?:\d{1,2}|[一二三四五六七八九十]+)\s*步)|(?:步骤|步驟|ステップ|手順)\s*\d{1,2})\s*[.:：、)\u2013\u2014-]*\s*/i
