/**
 * Phrases by which a heading announces steps, and how numbered step headings begin; written by us. A heading needs an ordered list
 * below it as well, so broad words do little harm. Scripts without spaces have no word boundaries.
 */
const cues = [
  'how to',
  'step by step',
  'step-by-step',
  'steps',
  'instructions',
  'directions',
  'method',
  'anleitung',
  'so geht',
  'schritt für schritt',
  'zubereitung',
  'schritte',
  'étapes',
  'mode d’emploi',
  "mode d'emploi",
  'pas à pas',
  'préparation',
  'cómo',
  'pasos',
  'paso a paso',
  'instrucciones',
  'elaboración',
  'come fare',
  'passo dopo passo',
  'istruzioni',
  'procedimento',
  'como fazer',
  'passo a passo',
  'instruções',
  'modo de preparo',
  'stappenplan',
  'stap voor stap',
  'bereiding',
  'пошаговая',
  'пошагово',
  'инструкция',
  'как сделать',
]
const unspacedCues = ['كيفية', 'كيف', 'خطوات', 'طريقة', 'איך', 'כיצד', 'שלבים', '如何', '怎么', '步骤', '步驟', 'やり方', '手順', '作り方']

const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const howToCue = new RegExp(`(?:^|[\\s:(«"“])(?:${cues.map(quote).join('|')})(?=$|[\\s:.,!?)»"”])|${unspacedCues.join('|')}`, 'i')

export const stepHeading =
  /^\s*(?:(?:step|schritt|étape|paso|passo|stap|шаг|krok)\s*#?\d{1,2}|(?:الخطوة|שלב)\s*\d{1,2}|(?:第\s*(?:\d{1,2}|[一二三四五六七八九十]+)\s*步)|(?:步骤|步驟|ステップ|手順)\s*\d{1,2})\s*[.:：、)\u2013\u2014-]*\s*/i
