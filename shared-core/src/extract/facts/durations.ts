import { letter } from '../../languages/characters.ts'
import type { Duration } from '../../model/article.ts'
import { asciiDigits } from './ascii-digits.ts'

/** Units of time in the languages of common themes, longest first where one begins another. Scripts without spaces need no word end. */
// biome-ignore format: a table
const units: readonly (readonly [seconds: number, names: string])[] = [
  [86_400, 'days|day|tage|tagen|tag|jours|jour|días|dias|día|dia|giorni|giorno|dagen|dag|dni|dzień|dny|дней|дня|день|gün|天|日間|일'],
  [3600, 'hours|hour|hrs|hr|stunden|stunde|std|heures|heure|horas|hora|ore|ora|uur|uren|godziny|godzin|godzina|godz|часов|часа|час|годин|години|година|hodiny|hodin|hodina|hod|óra|ώρες|ώρα|saat|timer|time|timmar|timme|tuntia|tunti|jam|giờ|ชั่วโมง|ساعات|ساعة|שעות|שעה|घंटे|घंटा|小时|小時|時間|시간|h'],
  [60, 'minutes|minute|mins|min|minuten|minuti|minuto|minutos|minuten|minuut|minuty|minut|минуты|минут|мин|хвилини|хвилин|хв|minúty|minút|perc|λεπτά|λεπτό|dakika|dk|minuter|minutter|minuuttia|menit|phút|นาที|دقائق|دقيقة|דקות|דקה|मिनट|分钟|分鐘|分間|分|분|m'],
]
const table = new Map(units.flatMap(([seconds, names]) => names.split('|').map((name) => [name, seconds] as const)))
const unitNames = [...table.keys()].sort((a, b) => b.length - a.length).join('|')
const stated = new RegExp(
  `(\\d{1,3}(?:[.,]\\d)?)(?:\\s?[-–]\\s?(\\d{1,3}))?\\s?(${unitNames})(?!${letter})|(\\d{1,3})\\s?(分|時間|小时|分钟|시간|분)`,
  'giu',
)

/** Seconds as an ISO 8601 duration; null for none at all and for more than a month, which is a fault of the page. */
function durationOf(seconds: number): Duration | null {
  const whole = Math.round(seconds)
  if (!(whole > 0) || whole > 31 * 86_400) return null
  const days = Math.floor(whole / 86_400)
  const [hours, minutes, rest] = [Math.floor((whole % 86_400) / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const time = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 ? `${rest}S` : ''}`
  return `P${days > 0 ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`
}

/** An ISO 8601 duration as pages write it (`PT90M`, `P0DT1H`, lower case), in one spelling; null: it is none. */
export function readDuration(text: string): Duration | null {
  const match = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d{1,6})?S)?)?$/i.exec(text.trim())
  if (!match) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return durationOf(days * 86_400 + hours * 3600 + minutes * 60 + seconds)
}

/** A time stated in words with number and unit (`1 hour 20 min`, `25–30 Minuten`: the longer one); null: none is stated. */
export function statedDuration(text: string): Duration | null {
  let seconds = 0
  for (const [, low, high, name, count, sign] of asciiDigits(text.slice(0, 200)).matchAll(stated)) {
    const unit = table.get((name ?? sign ?? '').toLowerCase())
    if (unit !== undefined) seconds += Number((high ?? low ?? count ?? '0').replace(',', '.')) * unit
  }
  return durationOf(seconds)
}
