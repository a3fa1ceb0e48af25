import type { AgreementReading } from '../text/agreement-reading.ts'

/** Languages whose lists have ordinals behind the first form of a number. */
const firstAlone = /^(?:en|de|es|fr)\b/
/** Forms of one number by gender and case. */
const forms = 2

/** Reads a word as a number from 2 on, in digits or in letters where the language has a list; 0: no number. */
export function cardinalReader({ language, titleWords, tools: { inWords } }: AgreementReading): (form: string) => number {
  const values = new Map<string, number>()
  for (const [at, entry] of (titleWords?.numbers.split(' ') ?? []).entries())
    for (const form of entry.split('/').slice(0, firstAlone.test(language.tag) ? 1 : forms))
      if (at > 0 && !values.has(form)) values.set(form, inWords[at]!)
  return (form) => {
    const known = values.get(form)
    if (known !== undefined) return known
    const first = form.charCodeAt(0)
    return first > 0x30 && first < 0x3a && /^\d{1,6}$/.test(form) ? Number(form) : 0
  }
}

const measures =
  '(?:mill?i|cent[ií]|kil[oó]|quil[óô]|chilo)?(?:m[eè]t(?:er|r[eoi])[sn]?|metr(?:ów|y)|gramm?(?:e|o|i|as?|os)?s?|lit(?:er|re|ro|ri)s?)|percent(?:age)?|prozent|years?|months?|weeks?|days?|nights?|hours?|minutes?|seconds?|times|degrees?|miles?|feet|inch(?:es)?|acres?|pounds?|ounces?|tons?|tonnes?|euros?|dollars?|cents?|million(?:en|s|es|i)?|thousand|hundred|dozen|billion|jahren?|monaten?|wochen?|tagen?|nächten?|stunden?|minuten?|sekunden?|grad|mal|tonnen?|millionen|ans|années|mois|semaines|jours|nuits|heures|secondes|fois|degrés|años|meses|semanas|días|noches|horas|minutos|segundos|veces|grados|anni|mesi|settimane|giorni|notti|ore|minuti|secondi|volte|gradi|chilometri|jaar|jaren|maanden|weken|dagen|nachten|uur|uren|keer|graden|anos|dias|noites|vezes|graus|lat|lata|miesięcy|tygodni|dni|godzin|minut|sekund|razy|stopni|år|månader|veckor|dagar|timmar|minuter|grader|gånger'
const isMeasured = new RegExp(`^(?:${measures})$`, 'iu')

/** A unit of time, length, weight, money: it is no thing that is counted. */
export const isMeasure = (form: string): boolean => isMeasured.test(form)
