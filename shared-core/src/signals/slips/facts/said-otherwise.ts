import { letter } from '../../../languages/characters/characters.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { unfit } from '../unfit.ts'

// A break

const without = new RegExp(
  `(?<!${letter})(?:without (?:an |any )?(?:interval|intermission)|no (?:interval|intermission)|ohne pause|sans entracte|sin (?:descanso|intermedio|entreacto)|senza intervallo|sem intervalo|zonder pauze|bez (?:przerwy|antraktu)|utan paus|uden pause|uten pause)(?!${letter})`,
  'iu',
)
const during = new RegExp(
  `(?<!${letter})(?:(?:in|at|during|after|before) the (?:interval|intermission)|in der pause|während der pause|nach der pause|(?:à|pendant|après|avant) l[’']entracte|(?:en|durante|tras) el (?:descanso|intermedio|entreacto)|(?:nell|durante l|dopo l)[’']intervallo|(?:no|durante o|depois do) intervalo|(?:in|tijdens|na) de pauze|w (?:przerwie|antrakcie)|(?:podczas|po) (?:przerwy|przerwie)|(?:i|under|efter) pausen)(?!${letter})`,
  'iu',
)
/** How long a performance goes: work without a rest is another matter. */
const performs =
  /\d ?h|stunde|minute|hour|heure|hora|minuto|(?<![a-zà-ÿ])ore(?![a-zà-ÿ])|(?<![a-zà-ÿ])ora(?![a-zà-ÿ])|uur|minuut|godzin|timm|time|play|show|piece|concert|film|stück|konzert|spectacle|pièce|obra|función|spettacolo|peça|voorstelling|spektakl|föreställning|forestilling/iu

/** Parts of the words for it, a language each. */
const breaks: Readonly<Record<string, readonly string[]>> = {
  en: ['interval', 'intermission'],
  de: ['Pause'],
  fr: ['entracte'],
  es: ['descanso', 'intermedio', 'entreacto'],
  it: ['intervallo'],
  pt: ['intervalo'],
  nl: ['pauze'],
  pl: ['przerw', 'antrak'],
  sv: ['paus'],
  da: ['paus'],
  nb: ['paus'],
}

/** `One hour and a half without an interval`, and then `in the interval`. */
export function breakAfterAll({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const words = breaks[language.tag.split('-')[0]!] ?? []
  if (!blocks.some(({ block: { text } }) => words.some((word) => text.includes(word)))) return []
  const find = (pattern: RegExp, isOf: RegExp) =>
    blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }) => {
      const match = kind === 'paragraph' || kind === 'list' ? pattern.exec(text) : null
      const own = sentences.find(({ start, end }) => match !== null && start <= match.index && match.index < end)
      return match === null || own === undefined || !isOf.test(text.slice(own.start, own.end))
        ? []
        : [spanOf(id, text, match.index, match.index + match[0].length)]
    })
  const [said, ...more] = find(without, performs)
  const [meant] = said === undefined ? [] : find(during, /./)
  return said === undefined || meant === undefined || more.length > 0 ? [] : [unfit(meant, said)]
}

// Degrees

const degrees =
  /(?<![\d.,–-])(\d{2,3}) ?°? ?C ?(?:\(|\/) ?(?:about |ca\. )?(\d{2,3}) ?°? ?F(?![a-z])|(?<![\d.,–-])(\d{2,3}) ?°? ?F ?(?:\(|\/) ?(?:about |ca\. )?(\d{2,3}) ?°? ?C(?![a-z])/gu
/** Degrees Fahrenheit by which ovens are rounded. */
const rounded = 20

/** `180 °C (390 °F)`. */
export function wrongTemperatures({ blocks, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d ?°? ?[CF] ?[(/]/.test(text)) return []
    return [...text.matchAll(degrees)].flatMap((match): Slip[] => {
      const celsius = Number(match[1] ?? match[4])
      const fahrenheit = Number(match[2] ?? match[3])
      const exact = 1.8 * celsius + 32
      if (Math.abs(exact - fahrenheit) <= rounded) return []
      const span = spanOf(id, text, match.index, match.index + match[0].length)
      return [{ kind: 'wrongFigure', isDoubt: true, span, value: `${celsius} °C = ${Math.round(exact)} °F` }]
    })
  })
}

// Sections by their names

const pointing = new RegExp(
  `(?<!${letter})(?:under|in|see|section|unter|siehe|abschnitt|sous|voir|rubrique|en|véase|apartado|in|vedi|sezione|em|ver|secção|onder|zie|paragraaf|pod|w|patrz|sekcji|under|se|avsnittet|afsnittet) (?:the section |the heading |dem? |la rubrique |el apartado |la sezione |a secção |het kopje |nagłówkiem )?["“„«']?$`,
  'iu',
)
const further = new RegExp(
  `^["”“»']?,? (?:section )?(?:at the (?:very )?(?:end|bottom) of (?:this|the) (?:page|article|post|text)|further down|below|am ende (?:der seite|des artikels|dieses beitrags|dieser seite)|weiter unten|unten|(?:en bas|à la fin|en fin) de (?:la |cette )?page|plus bas|ci-dessous|al final (?:de la página|de esta página|del artículo)|más abajo|in fondo (?:alla|a questa) pagina|più sotto|qui sotto|no (?:fim|final) d(?:a|esta) página|mais abaixo|abaixo|onderaan (?:de|deze) pagina|hieronder|verderop|na (?:końcu|dole) (?:tej )?strony|poniżej|längst ner på sidan|längre ner|nedan|nederst på siden|nedenfor)(?!${letter})`,
  'iu',
)

/** `under *Known issues* at the end of this page`, and no heading of that name. */
export function lostSections({ article, blocks, tools: { spanOf } }: AgreementReading): Slip[] {
  if (article.kind !== 'draft') return []
  const all = blocks.map(({ block }) => block.text.toLowerCase())
  return blocks.flatMap(({ block: { id, kind, text, inlines } }): Slip[] => {
    if (kind !== 'paragraph' && kind !== 'list') return []
    return inlines.flatMap((inline): Slip[] => {
      const { start, end } = inline
      const own = text.slice(start, end)
      if ((inline.kind !== 'emphasis' && inline.kind !== 'strong') || own.length > 40 || own.length < 4) return []
      if (!pointing.test(text.slice(Math.max(0, start - 40), start)) || !further.test(text.slice(end, end + 60))) return []
      const named = all.filter((other) => other.includes(own.toLowerCase())).length
      return named > 1 ? [] : [{ kind: 'missingPart', span: spanOf(id, text, start, end) }]
    })
  })
}
