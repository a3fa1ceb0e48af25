import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'

/** 12 January 2027 is a Tuesday, 24 December 2026 a Thursday: a sentence, and the place that contradicts the calendar. */
const table: Readonly<Record<string, readonly (readonly [text: string, wrong: string | null])[]>> = {
  en: [
    ['The library opens on Thursday, 12 January 2027, at ten.', 'Thursday, 12 January 2027'],
    ['The library opens on Tuesday, 12 January 2027, at ten.', null],
    ['It opens Thursday, January 12, 2027.', 'Thursday, January 12, 2027'],
    ['It opens Tuesday, January 12, 2027.', null],
    ['It opens on Friday the 12th of January 2027.', 'Friday the 12th of January 2027'],
    ['Thu, 12 January 2027: doors open.', 'Thu, 12 January 2027'],
    ['Tue., 12 January 2027: doors open.', null],
    ['On 12 January 2027 (Wednesday) it opens.', '12 January 2027 (Wednesday)'],
    ['On 12 January 2027 (Tuesday) it opens.', null],
    ['It is closed every Thursday from 12 January 2027.', null],
    ['Open Monday to Friday; from 12 January 2027 on Sundays too.', null],
    ['The Friday after 12 January 2027 is free.', null],
    ['Wednesday 24 December 2026 and Thursday 24 December 2026 are meant.', 'Wednesday 24 December 2026'],
    ['It sat 12 January 2027.', null],
    ['On Thursday, in January 2027, it opens.', null],
  ],
  de: [
    ['Die Bücherei öffnet am Donnerstag, dem 12. Januar 2027, wieder.', 'Donnerstag, dem 12. Januar 2027'],
    ['Die Bücherei öffnet am Dienstag, dem 12. Januar 2027, wieder.', null],
    ['Am Mittwoch, 12.01.2027, ist geschlossen.', 'Mittwoch, 12.01.2027'],
    ['Am Dienstag (12. Januar 2027) ist geschlossen.', null],
    ['Am Sonntag (12. Januar 2027) ist geschlossen.', 'Sonntag (12. Januar 2027'],
    ['Do., 12.1.2027, 19 Uhr', 'Do., 12.1.2027'],
    ['Di., 12.1.2027, 19 Uhr', null],
    ['Jeden Donnerstag ab 12. Januar 2027 wird geübt.', null],
    ['Montag bis Donnerstag und am 12. Januar 2027', null],
  ],
  fr: [
    ['Rendez-vous jeudi 12 janvier 2027 à la mairie.', 'jeudi 12 janvier 2027'],
    ['Rendez-vous mardi 12 janvier 2027 à la mairie.', null],
    ['Le jeudi 24 décembre 2026, tout ferme.', null],
    ['Le marché 12 janvier 2027 est plein.', null],
  ],
  es: [
    ['Abre el jueves 12 de enero de 2027.', 'jueves 12 de enero de 2027'],
    ['Abre el martes, 12 de enero de 2027.', null],
    ['Abre el miércoles, día 12 de enero de 2027.', 'miércoles, día 12 de enero de 2027'],
  ],
  it: [
    ['Apre giovedì 12 gennaio 2027.', 'giovedì 12 gennaio 2027'],
    ['Apre martedì 12 gennaio 2027.', null],
  ],
  pt: [
    ['Abre na quinta-feira, 12 de janeiro de 2027.', 'quinta-feira, 12 de janeiro de 2027'],
    ['Abre na terça-feira, 12 de janeiro de 2027.', null],
    ['Abre na terça, 12 de janeiro de 2027.', null],
  ],
  nl: [
    ['De bibliotheek opent donderdag 12 januari 2027.', 'donderdag 12 januari 2027'],
    ['De bibliotheek opent dinsdag 12 januari 2027.', null],
  ],
  pl: [
    ['Umowę podpisano w środę, 12 stycznia 2027 roku.', 'środę, 12 stycznia 2027'],
    ['Umowę podpisano we wtorek, 12 stycznia 2027 roku.', null],
    ['Umowę podpisano w środę, 18 listopada 2026 roku.', null],
  ],
  cs: [
    ['Otevře se ve čtvrtek 12. ledna 2027.', 'čtvrtek 12. ledna 2027'],
    ['Otevře se v úterý 12. ledna 2027.', null],
  ],
  sv: [
    ['Det öppnar torsdagen den 12 januari 2027.', 'torsdagen den 12 januari 2027'],
    ['Det öppnar tisdagen den 12 januari 2027.', null],
  ],
  ru: [
    ['Открытие в четверг, 12 января 2027 года.', 'четверг, 12 января 2027'],
    ['Открытие во вторник, 12 января 2027 года.', null],
    ['Открытие в среду, 12 января 2027 года.', 'среду, 12 января 2027'],
  ],
  tr: [
    ['Açılış 12 Ocak 2027 Perşembe günü.', '12 Ocak 2027 Perşembe'],
    ['Açılış 12 Ocak 2027 Salı günü.', null],
    ['Açılış 12 Ocak 2027 Pazartesi günü.', '12 Ocak 2027 Pazartesi'],
  ],
  ja: [
    ['開館は2027年1月12日（木）です。', '2027年1月12日（木）'],
    ['開館は2027年1月12日（火）です。', null],
    ['開館は2027年1月12日木曜日です。', '2027年1月12日木曜日'],
    ['開館は2027年1月12日(火曜日)です。', null],
    ['2027年1月12日午前10時に開きます。', null],
  ],
  zh: [
    ['图书馆将于2027年1月12日（星期四）开放。', '2027年1月12日（星期四）'],
    ['图书馆将于2027年1月12日（周二）开放。', null],
    ['图书馆将于2027年1月12日星期四开放。', '2027年1月12日星期四'],
  ],
  ar: [
    ['تفتح المكتبة الخميس 12 يناير 2027.', 'الخميس 12 يناير 2027'],
    ['تفتح المكتبة الثلاثاء 12 يناير 2027.', null],
  ],
}

describe.each(Object.entries(table))('the day of the week of a date (%s)', (language, rows) => {
  it.each(rows)('%s', (text, wrong) => {
    const found = foundBy('text-slips', `<p>${text}</p>`, { language })
    expect(found?.code === 'wrongWeekday' ? found.quotes[0] : null).toBe(wrong)
  })
})
