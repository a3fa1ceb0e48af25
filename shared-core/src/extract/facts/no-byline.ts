import { letter, lowerLetter, mark, upperLetter } from '../../languages/characters.ts'

/**
 * Words that make what follows "by" and its like no name: a manner, a way to sort, a direction, a question. In the languages whose
 * prepositions mean more than who wrote a text.
 */
const notNames = [
  'appointment|invitation|request|subject|topics?|categor(?:y|ies)|countr(?:y|ies)|region|state|city|date|year|month|week|day|title|author|type|name|section|popular|public|law|design|default|accident|hand|mail|phone|e-?mail|car|train|bus|bike|boat|plane|air|land|sea|rail|road|far|now|then|order|genre|age|price|location|department|industry|product|brand|format|language|relevance|popularity|our|your|this|these|all|any|left|right|top|bottom|above|below|here|there|farm|zero|start|scratch|(?:the|a) (?:numbers?|books?|way|rules?|clock|hour|sea|lake|river|end|archives?|vaults?|field|ground|beginning|top|left|right|bottom|outside|inside|day|way)',
  'links|rechts|oben|unten|vorne?|hinten|hier|dort|heute|gestern|morgen|nun|jetzt|anfang|beginn|grund|haus|hand|natur|wegen|allem|allen|außen|innen|mund|fall|klein|groß|null|[a-z] bis [a-z]',
  'thèmes?|sujets?|pays|catégories?|régions?|villes?|dates?|auteurs?|mois|années?|ailleurs|exemple|téléphone|ici|contre|conséquent|défaut|courrier|correspondance|ordre',
  'temas?|países|país|categorías?|regiones|región|ciudad|fechas?|autor(?:es)?|mes|años?|qué|favor|fin|ejemplo|teléfono|correo|siempre|ahora|aquí|orden',
  'assuntos?|categorias?|país(?:es)?|região|datas?|ano|que|exemplo|enquanto|aqui|telefone|ordem',
  'non|leggere|vedere|sapere|oggi|domani|ieri|tutto|tutti|più|meno|che|nuovo|sinistra|destra',
].join('|')

const manner = new RegExp(`^(?:${notNames})(?![${letter}${mark}])`, 'iu')

/** From one place or day to another, each of one word: `da Milano a Roma`. */
const fromTo = /^(?:from|von|vom|da|dal(?:la)?)\s\S+\s(?:to|nach|bis|a|al(?:la)?)\s\S+$/i

const startsLower = new RegExp(`^${lowerLetter}`, 'u')
const holdsUpper = new RegExp(upperLetter, 'u')

/** `line` begins with words that announce a name, `rest` is what follows them: a manner, a direction, or all of it in small letters. */
export const isManner = (line: string, rest: string): boolean =>
  manner.test(rest) || fromTo.test(line) || (startsLower.test(rest) && !holdsUpper.test(rest))

/** What people did, left over from `Written for beginners`; nobody is called so. */
export const isDeed = (name: string): boolean => deed.test(name)

const deed =
  /^(?:(?:last|newly|originally|first)\s)?(?:written|prepared|made|filed|produced|presented|posted|published|reported|created|submitted|added|uploaded|contributed|authored|compiled|designed|edited|updated|translated|geschrieben|verfasst|erstellt|veröffentlicht|gemacht|écrite?|rédigée?|préparée?|publiée?|faite?|escrit[oa]|redactad[oa]|publicad[oa]|preparad[oa]|hech[oa]|feit[oa]|scritt[oa]|pubblicat[oa]|geschreven|gemaakt|skriv(?:en|et)|napisan[eoay])$/i
