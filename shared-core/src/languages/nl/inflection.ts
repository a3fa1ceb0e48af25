import { each, type Inflection } from '../inflection.ts'

const consonants = 'bdgklmnprst'
/** A long vowel is written twice before the end of a word and once before an ending: `boom`, `bomen`. */
const lengthened = (ending: string): string =>
  [...'aeou'].flatMap((vowel) => [...consonants].map((consonant) => `${vowel}${consonant}${ending}>${vowel}${vowel}${consonant}`)).join(' ')
/** `gekookt` is a form of `koken`. */
const participle = [['^ge(?=.{3})', '']] as const

const adjectives =
  'snel|goedkoop|groot|klein|mooi|lang|kort|hoog|laag|nieuw|oud|jong|sterk|zwak|warm|koud|licht|zwaar|leuk|druk|dik|dun|breed|smal|diep|hard|zacht|gezond|rijk|arm|vroeg|schoon|fijn|grof|zoet|droog|nat|vers|rond|recht'

const soft = (ending: string): string =>
  `${each('aeou', `%z${ending}>%%s %v${ending}>%%f`)} ${['ui', 'ij', 'ie', 'eu', 'oe', 'ei', 'l', 'n', 'r'].map((before) => `${before}z${ending}>${before}s ${before}v${ending}>${before}f`).join(' ')}`
const doubled = (ending: string): string => each('bdfgklmnprst', `%%${ending}>%`)

export const inflection: Inflection = {
  letters: '',
  spellings: [],
  words:
    'stad steden|schip schepen|kind kinderen kinders|ei eieren|blad bladeren bladen|lid leden|koe koeien|glas glazen|dag dagen|weg wegen|pad paden|bad baden|dak daken|vat vaten|slot sloten|god goden|gebed gebeden|gat gaten|spel spelen|oorlog oorlogen|hol holen|bedrag bedragen|museum musea museums|lied liederen|rund runderen|kalf kalveren|lam lammeren|rad raderen|vlo vlooien|goed goede beter betere best beste|veel meer meest|zone zones|zon zonnen|slak slakken|tak takken|taak taken|maan manen|man mannen|boom bomen|bom bommen|kool kolen|kol kollen|week weken|wekker wekkers|vis vissen|vies vieze|bot botten|boot boten|maat maten|mat matten|rok rokken|rook roken|been benen|ben|' +
    'gaan gaat ging gingen gegaan|eten eet at aten gegeten|drinken drinkt drink dronk gedronken|lezen leest lees las gelezen|schrijven schrijft schrijf schreef geschreven|rijden rijdt rijd reed gereden|snijden snijdt snijd sneed gesneden|kopen koopt koop kocht gekocht|verkopen verkoopt verkocht|zoeken zoekt zoek zocht gezocht|denken denkt denk dacht gedacht|brengen brengt bracht gebracht|vinden vindt vind vond gevonden|nemen neemt neem nam genomen|geven geeft geef gaf gegeven|zien ziet zie zag gezien|lopen loopt loop liep gelopen|slapen slaapt slaap sliep geslapen|helpen helpt help hielp geholpen|spreken spreekt sprak gesproken|doen doet deed gedaan|kiezen kiest kies koos gekozen',
  classes: [
    { of: 'n', min: 2, endings: '- s' },
    { of: 'n', min: 2, endings: 'en ieen>ie ien>ie', unless: '[zv]$' },
    { of: 'n', min: 1, endings: `${lengthened('en')} ${soft('en')} ${doubled('en')}` },
    { of: 'n', min: 3, endings: 'n', only: '(?:e|ie)$' },
    { of: 'a', min: 2, endings: '- e', unless: '[zv]$|^(?:kaart|vrag|bod|zond)$' },
    { of: 'a', min: 1, endings: `${lengthened('e')} ${soft('e')} ${doubled('e')}` },
    {
      of: 'a',
      min: 2,
      endings: `er ere st ste ${doubled('er')} ${doubled('ere')} ${lengthened('er')} ${lengthened('ere')}`,
      only: `(?:ig|lijk|baar|zaam|isch)$|^(?:${adjectives})$`,
    },
    { of: 'v', min: 1, endings: `${lengthened('en')} ${soft('en')} ${doubled('en')}` },
    { of: 'v', min: 2, endings: 'en' },
    { of: 'v', min: 3, endings: 't te ten', unless: '^(?:har|kun|paar|kor|lich|gas|fees|pos|dien|gro|vas|vol|las|kas)$' },
    { of: 'v', min: 4, endings: 'd t', inside: participle },
    { of: 'v', min: 4, endings: 'en', inside: participle },
    { of: 'v', min: 3, endings: `${doubled('en')} ${lengthened('en')}`, inside: participle },
  ],
}
