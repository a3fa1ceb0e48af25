import { letter } from '../../languages/characters/characters.ts'
import { dayNumber } from '../../model/day-number.ts'
import type { Span } from '../../model/values.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'

/** Asks readers to do what has a term, of all languages. */
const invites = [
  '(?:please )?(?:register|sign up|apply|enrol|enroll|book|reserve|submit|send (?:us|in)|enter|rsvp|respond|reply|let us know|order|vote|hand in|return (?:the|your) form)|(?:registration|applications?|entries|bookings?|orders?|submissions?) (?:(?:is|are) )?(?:open|accepted|welcome|close|closes|must|due)|deadline',
  'melden sie sich|meldet euch|melde dich|anmeld(?:en|ung(?:en)?|eschluss)|(?:bitte )?(?:bewerben|bestellen|buchen|reservieren|registrieren|senden|schicken|reichen) sie|bewerb(?:t euch|ung(?:en)?|ungsschluss)|einsendeschluss|frist|stimmen sie|abzugeben|einzureichen',
  'inscrivez-vous|inscriptions?|réserve[rz]|réservations?|postulez|candidatures?|envoyez|répondez|commandez|déposez|votez|date limite|à rendre',
  `inscríb[ea]${letter}*|inscripci(?:ón|ones)|reserv[ea]${letter}*|solicit[ae]${letter}*|solicitudes|envíe${letter}*|envía${letter}*|apúnt[ea]${letter}*|pidan?|plazo|vot[ea]`,
  `iscriv[ei]${letter}*|iscrizion[ei]|prenot[ai]${letter}*|prenotazion[ei]|inviate|candidatur[ae]|candidatevi|domande|scadenza|ordinate|votate`,
  `(?:meld|schrijf|geef) (?:je|u) (?:je )?(?:aan|in|op)?|aanmeld${letter}*|inschrijv${letter}*|reserveer|bestel|stuur|solliciteer|reageer|opgeven|uiterlijk`,
  `inscreva${letter}*|inscriç(?:ão|ões)|reserve${letter}*|candidate-se|candidaturas?|envie${letter}*|prazo|vote`,
  `zapisz${letter}*|zapisy|zgłoś${letter}*|zgłoszenia|zarejestruj${letter}*|rejestracja|zamów${letter}*|termin|wyślij${letter}*|głosuj${letter}*`,
  `anmäl (?:dig|er)|anmälan|boka|ansök${letter}*|skicka|tilmeld${letter}*|tilmelding${letter}*|meld (?:deg|dig) (?:på|til)|påmelding${letter}*|frist(?:en)?|søk`,
  `přihlaste${letter}*|přihlášky|objednejte|ilmoittaudu${letter}*|ilmoittautuminen|jelentkez${letter}*|зарегистрируйтесь|регистрация|заявк[аи]|kayıt${letter}*|başvuru${letter}*`,
].join('|')

/** In front of the last day on which it can be done. */
const until = [
  'by|until|till|before|no later than|(?:deadline|closing date)(?: is| of|:)?|closes?(?: on)?|ends?(?: on)?|latest',
  'bis(?: spätestens)?(?: zum)?|spätestens(?: am| bis)?(?: zum)?|vor dem|(?:anmelde|einsende|bewerbungs)schluss(?: ist)?(?: der| am|:)?',
  "avant|jusqu[’']au|au plus tard|d[’']ici|date limite ?:?",
  'hasta|antes|antes del|a más tardar|como máximo',
  'entro|entro il|fino al|prima del|non oltre il',
  'vóór|voor|tot|tot en met|t/m|uiterlijk(?: op)?',
  'até|até ao|antes de',
  'do|do dnia|najpóźniej',
  'senast(?: den)?|före|innan|senest(?: den)?|inden(?: den)?|innen|før',
  'do|nejpozději|до|не позднее|viimeistään',
].join('|')
const day = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|${letter}+tag|${letter}+woch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|${letter}+dì|sabato|domenica|${letter}+dag|${letter}+-feira|poniedziałku|wtorku|środy|czwartku|piątku|soboty|niedzieli)`
const isUntil = new RegExp(
  `(?<!${letter})(?:${until})(?:,? (?:the|den|dem|le|el|il|o|al|zum))?(?:,? (?:noon|midnight|midday|mittags?|\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm|uhr|h)?(?: on)?))?(?: on)?(?: ${day},?)?(?: (?:the|den|dem|le|el|il|o))?\\s*$`,
  'iu',
)
const isInviting = new RegExp(`(?<!${letter})(?:${invites})(?!${letter})`, 'iu')
/** Reported as over, or put off. */
const isTold = new RegExp(
  `(?<!${letter})(?:was|were|had|closed|ended|passed|over|extended|postponed|late|war|waren|wurden?|endete|abgelaufen|verlängert|vorbei|était|étaient|prolongée?s?|(?:est|sont) (?:close?s?|terminée?s?)|fue|fueron|era|terminó|cerró|ampliado|era|erano|scadut[aio]|prorogat[aio]|chius[aeio]|was|waren|verlengd|verlopen|voorbij|foi|foram|terminou|encerrad[ao]s?|prorrogado|był[aoy]?|minął|minęł[ao]|przedłużon[aoy]|var|förlängd|gick ut|udløb|var)(?!${letter})`,
  'iu',
)

/** Days that have passed, at least: time zones, and who answers a day late. */
const leastPassed = 2
/** Older ones are of a text that was left as it was. */
const mostPassed = 400

/** Terms for what readers are asked to do, on days with a year that are before today. */
export function pastInvitations({ article, blocks, context, language, tools: { datesIn, spanOf } }: AgreementReading): readonly Span[] {
  const today = dayNumber(context.now)
  if (today === null || language.unspaced) return []
  const published = article.datePublished === null ? null : dayNumber(article.datePublished.value)
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }) => {
    if (kind !== 'paragraph' && kind !== 'list') return []
    return datesIn(text, language).flatMap(({ start, end, day, isDay }): Span[] => {
      const passed = today - day
      if (!isDay || passed < leastPassed || passed > mostPassed || (published !== null && day < published)) return []
      const own = sentences.find((one) => one.start <= start && start < one.end) ?? { start: 0, end: text.length }
      const sentence = text.slice(own.start, own.end)
      const isTerm = isUntil.test(text.slice(Math.max(own.start, start - 60), start))
      return isTerm && isInviting.test(sentence) && !isTold.test(sentence) ? [spanOf(id, text, start, end)] : []
    })
  })
}
