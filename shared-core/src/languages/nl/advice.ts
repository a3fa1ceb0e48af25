import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      '(?<!van )(?:eer)?gisteren(?! en )|(?<!(?:de|het|elke|iedere) )(?:vorige|volgende|afgelopen|komende) (?:week|maand|zomer|winter|herfst|lente|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?! (?:van|in)\\b)|(?<!het )(?:vorig|volgend|afgelopen|komend) (?:jaar|weekend|voorjaar|najaar)(?! van\\b)|(?:een paar|enkele|twee|drie|vier|\\d{1,2}) (?:dagen|weken|maanden) geleden',
    ahead: 'volgende?|komende?',
    until: '(?:tot(?: en met)?|uiterlijk|vóór|t/m)(?: (?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag))?',
    future: 'zal|zullen|wordt|worden|gaat|gaan|gepland|komt|begint|opent|start',
    holds: 'is|zijn|kan|kunnen|moet|geldt|gelden|loopt|aanmelden|aanmelding|inschrijven|inschrijving|geopend|open|geldig|beschikbaar',
    past: 'was|waren|werd|werden|had|hadden|is geweest|heeft|hebben|duurde|liep',
  },
  numbers:
    'één/een twee drie vier vijf zes zeven acht negen tien/tiental elf twaalf/dozijn vijftien/vijftiental twintig/twintigtal dertig veertig vijftig honderd/honderdtal',
  series: 'deel|aflevering|hoofdstuk|dag|week|seizoen|ronde|nummer|lijn',
  labels: {
    label: "urgent|laatste nieuws|update|bijgewerkt|exclusief|live|video|foto[’']?s|melding|concept|kopie van|nieuw|definitieve versie",
    section: 'nieuws|actueel|artikel(?:en)?|home|persbericht|geen categorie|uitgelicht|blog',
    kindNames:
      'persbericht|nieuwsbrief|mededeling(?:en)?|bericht|notulen|agenda|aankondiging|belangrijke? (?:mededeling|informatie|bericht)|informatie|uitnodiging|verslag|welkom|inleiding|over ons|recept|interview|herinnering|programma|samenvatting|resultaten',
    by: 'door',
  },
  open: 'de|een|en|of|omdat|mijn|hun',
}
