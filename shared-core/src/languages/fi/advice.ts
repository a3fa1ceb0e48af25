import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      'toissapäivänä|eilen(?! ja )|(?:viime|ensi) (?:viikolla|viikon|viikonloppuna|kuussa|kuun|vuonna|vuoden|kesänä|talvena|syksynä|keväänä|maanantaina|tiistaina|keskiviikkona|torstaina|perjantaina|lauantaina|sunnuntaina)(?! (?:tapaan|aikana)\\b)|(?:pari|kaksi|kolme|neljä|muutama|\\d{1,2}) (?:päivää|viikkoa|kuukautta) sitten|(?:viikko|kuukausi) sitten',
    ahead: 'ensi',
    reports: [' sanoo', ' sanoi', ' kertoo', ' kertoi', ' mukaan'],
    until: '(?:viimeistään|ennen)',
    untilBehind: '\\s*(?:asti|saakka|mennessä)',
    future: 'tulee|tulevat|järjestetään|pidetään|avataan|avautuu|alkaa|suunnitellaan|on tarkoitus',
    holds: 'on|ovat|voi|voivat|saa|kestää|voimassa|avoinna|ilmoittautuminen|ilmoittaudu|varaa|haku|hakea',
    past: 'oli|olivat|järjestettiin|pidettiin|päättyi|kesti|avattiin|alkoi',
  },
  numbers:
    'yksi/yhden kaksi/kahden kolme/kolmen neljä/neljän viisi/viiden kuusi/kuuden seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista/tusina viisitoista kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä sata',
  series: 'osa|jakso|luku|päivä|viikko|kausi|numero',
  labels: {
    label: 'kiireellinen|juuri nyt|päivitys|päivitetty|suorana|video|kuvat|huomio|luonnos|kopio|uusi|lopullinen versio',
    section: 'uutiset|ajankohtaista|artikkelit|artikkeli|etusivu|tiedote|luokittelematon|blogi',
    kindNames:
      'lehdistötiedote|tiedote|uutiskirje|(?:tärkeä )?ilmoitus|pöytäkirja|kutsu|raportti|tervetuloa|johdanto|tietoa meistä|resepti|haastattelu|muistutus|ohjelma|yhteenveto|tulokset',
    by: 'kirjoittanut|kirjoittaja',
  },
}
