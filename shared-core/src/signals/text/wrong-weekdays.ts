import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { AgreementReading } from './agreement-reading.ts'
import type { Slip } from './found.ts'

/** Dates with a year that name another day of the week than the calendar gives them. */
export function wrongWeekdays({ blocks, language, tools: { datesIn, spanOf } }: AgreementReading): Slip[] {
  const days = weekdaysOf(language)
  return days.length < 7
    ? []
    : blocks.flatMap(({ block: { id, kind, text } }) =>
        kind === 'code'
          ? []
          : datesIn(text, language).flatMap(({ start, end, day, isDay }): Slip[] => {
              const named = isDay ? namedAt(text, start, end, days, language) : null
              const own = (((day + 4) % 7) + 7) % 7
              if (named === null || named.days.includes(own)) return []
              return [{ kind: 'wrongWeekday', span: spanOf(id, text, named.start, named.end), weekday: days[own]![0]! }]
            }),
      )
}

/** Sunday first; another form of a day behind a stroke, as accusatives are where they are written anew. */
const weekdays: Readonly<Record<string, string>> = {
  ar: 'الأحد الاثنين/الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
  bg: 'неделя понеделник вторник сряда четвъртък петък събота',
  ca: 'diumenge dilluns dimarts dimecres dijous divendres dissabte',
  cs: 'neděle pondělí úterý středa čtvrtek pátek sobota',
  da: 'søndag mandag tirsdag onsdag torsdag fredag lørdag',
  de: 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag/Sonnabend',
  el: 'Κυριακή Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο',
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
  fi: 'sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai',
  fr: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  hu: 'vasárnap hétfő kedd szerda csütörtök péntek szombat',
  id: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu',
  it: 'domenica lunedì martedì mercoledì giovedì venerdì sabato',
  ja: '日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日',
  ko: '일요일 월요일 화요일 수요일 목요일 금요일 토요일',
  nb: 'søndag mandag tirsdag onsdag torsdag fredag lørdag',
  nl: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  pl: 'niedziela poniedziałek wtorek środa czwartek piątek sobota',
  pt: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
  ro: 'duminică luni marți/marţi miercuri joi vineri sâmbătă',
  ru: 'воскресенье понедельник вторник среда четверг пятница суббота',
  sv: 'söndag måndag tisdag onsdag torsdag fredag lördag',
  tr: 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi',
  uk: 'неділя понеділок вівторок середа четвер п’ятниця субота',
  zh: '星期日/星期天 星期一 星期二 星期三 星期四 星期五 星期六',
}

/** Names of the weekdays in the language, Sunday first; each with its forms. */
export const weekdaysOf = ({ tag }: Language): readonly (readonly string[])[] =>
  (weekdays[tag.split('-')[0]!] ?? '').split(' ').map((forms) => forms.split('/'))

/** Languages whose weekdays have endings behind a preposition. */
const inflected = /^(?:be|bs|cs|et|fi|hr|hu|lt|lv|mk|pl|ru|sk|sl|sr|tr|uk)\b/

/** What may be between a weekday and its date: `Thursday the 12th`, `jueves, día 12`, `torsdagen den 12`, `Do., 12.1.`. */
const before = new RegExp(`([${letter}-]+)(\\.?,?|,)\\s*[(（]?(?:(?:the|den|dem|der|le|el|il|día|dia|dnia|dne)\\s+)?$`, 'iu')
/** In brackets behind the date; languages that have it there write it bare. */
const behind = new RegExp(`^(?:\\s*[(（]\\s*([${letter}-]+)\\.?\\s*[)）]|\\s?(星期.|周.|週.|${letter}曜日?)| (${letter}+))`, 'u')
const goesBare = /^(?:tr|az|hu|kk|ko)\b/

/** The weekday beside a date, by its number. */
export function namedAt(text: string, start: number, end: number, days: readonly (readonly string[])[], language: Language) {
  const front = before.exec(text.slice(Math.max(0, start - 40), start))
  if (front !== null) {
    const found = daysNamed(front[1]!, front[2]!, days, language)
    if (found.length > 0) return { days: found, start: start - front[0].length, end }
  }
  const [whole = '', inBrackets, joined, bare] = behind.exec(text.slice(end, end + 30)) ?? []
  const word = inBrackets ?? joined ?? (goesBare.test(language.tag) ? bare : undefined)
  const found = word === undefined ? [] : daysNamed(word, '.', days, language)
  return found.length === 0 ? null : { days: found, start, end: end + whole.length }
}

/** Days of the week that a word names: one, but where two share an abbreviation. `mark`: what closes the word. */
function daysNamed(word: string, mark: string, days: readonly (readonly string[])[], { tag }: Language): readonly number[] {
  const lower = word.toLowerCase().replace(/^[週周]/u, '星期')
  const isAbbreviated =
    (mark.startsWith('.') || (mark !== '' && lower.charAt(0) !== word.charAt(0))) && word.length >= shortest && word.length <= longest
  const isNamed = (name: string): boolean => {
    const whole = name.toLowerCase()
    // Swedish and Danish write the day with its article, Portuguese leaves out its second half, Japanese the word for day
    if (
      [whole, `${whole}en`, whole.split('-')[0], whole.slice(0, -2), whole.slice(0, -1)].slice(0, /^ja/.test(tag) ? 5 : 3).includes(lower)
    )
      return true
    if (isAbbreviated && whole.startsWith(lower)) return true
    return inflected.test(tag) && lower.startsWith(whole.slice(0, Math.max(3, whole.length - 2))) && lower.length <= whole.length + 3
  }
  return days.flatMap((forms, index) => (forms.some(isNamed) ? [index] : []))
}

/** Letters of an abbreviated day. */
const [shortest, longest] = [2, 5]
