import type { OpeningSource } from '../opening-source.ts'

/** Written by us. */
export const opening: OpeningSource = {
  articles: 'de het een',
  pointing: 'onze ons mijn deze dit die dat hun zijn haar',
  of: 'van in',
  adjectivesFollow: false,
  isA: '(?:is|zijn) (?:een|de|het) ',
  nouns: 'van in op voor met bij uit over zonder',
  others: 'aan naar en of maar die dat wie waar toen als tussen',
  clause: 'omdat|hoewel|terwijl|die|dat|wie|waar|want|zodat|nadat|zegt|meldt',
  bareClause: 'en (?:niet|kost|is|zijn|heeft|hebben|kan|kunnen|wordt|worden|moet|moeten|mag|mogen)',
  date: null,
  afterParticiple: '(?<= (?:ge|ver|be|ont|her)[a-z]{3,20}(?:d|t|en)) en (?=(?:daarna|dan|in|met|op|tot|vanaf|weer) )',
  and: 'en',
  past: 'de|den|te|ten|was|had|werd|kwam|ging|stond|zat',
  purpose: 'voor|met|zonder',
  between: 'ook nu nog nooit altijd vaak alleen al',
  condition: 'als|tenzij|alleen|mits|behalve|tot|maar',
  contested:
    'mensen|bronnen|geruchten|media|experts?|deskundigen|critici|onderzoekers|wetenschappers|onderzoek(?:en)?|peilingen|getuigen|advocaten|(?:verdacht|beschuldig|moord|fraud)[a-z]*',
  object: '(?:(?:Als|Wanneer|Voordat) (?:uw|jouw)|Een(?= \\S{2,40} \\S{2,20}en (?:is|kan|kost))) ',
  lede: {
    verb: 'wordt|worden|gaat|gaan|zal|zullen|heeft|hebben|krijgt|krijgen|komt|komen|stopt|stoppen|moet|moeten',
    past: null,
    scheduled:
      '(?:her)?opent|openen|sluit|sluiten|begint|beginnen|start|starten|stijgt|stijgen|daalt|dalen|verhuist|verhuizen|verandert|veranderen|eindigt|eindigen|vervalt|vertrekt|rijdt|rijden',
    day: 'gisteren|vandaag|morgen|vanavond|vanochtend|deze week|(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?! [0-9])',
    announced: 'We zijn (?:blij|trots|verheugd) te (?:melden|kunnen melden) dat ',
    inside:
      '(?:op|vanaf|sinds) (?:[a-z]+dag )?[0-9]{1,2} [a-z]+(?: [0-9]{4})? |(?:na|sinds) (?:[a-zé]+ |[0-9]+ )?(?:jaar|maanden|weken|dagen)(?: [a-z]+)? ',
  },
}
