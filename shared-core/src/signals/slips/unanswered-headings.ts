import { letter } from '../../languages/characters/characters.ts'
import type { Block } from '../../model/article.ts'
import type { BlockId } from '../../model/values.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'

/** How a language asks which one, and why; and the words that give a reason. */
interface Asking {
  readonly which: string
  readonly why: string
  readonly reason: string
}

const languages: Readonly<Record<string, Asking>> = {
  en: {
    which: `(?:at |in |from |by |with |to |under )?(?:what|which)(?: is| was)?(?: the)?(?: right| best| ideal| correct| minimum| maximum)?`,
    why: 'why|how come|for what reason',
    reason:
      "because|since|as|so|due|owing|thanks|reasons?|caus(?:e[sd]?|ing)|therefore|thus|hence|otherwise|results?|leads?|led|means?|meant|makes?|made|prevents?|keeps?|kept|lets?|allow(?:s|ed)?|helps?|needs?|if|without|would|explains?|explanation|in order|which is|too|that[’']s|instead|unless|nobody|unknown|unclear|purpose|aim|goal|turns?|stops?|gives?|comes? from",
  },
  de: {
    which: `(?:(?:in|mit|bei|unter|aus|auf|ab|zu|von) )?(?:welche[mnrs]?|was für ein(?:e[nmr]?)?)(?: (?:richtige|beste|ideale|höchste|niedrigste)[nrms]?)?`,
    why: 'warum|weshalb|wieso|weswegen|aus welchem grund',
    reason: `weil|da|denn|deshalb|deswegen|darum|daher|also|wegen|aufgrund|dank|grund|zweck|ziel|niemand|unklar|gründe${letter}*|ursache${letter}*|liegt|lag|lagen|liegen|führt${letter}*|sorgt${letter}*|um|sonst|folge|bewirk${letter}*|verhinder${letter}*|sodass|so dass|ohne|nämlich|wenn|schuld|wodurch|dadurch|statt|sondern|erklär${letter}*|würde${letter}*|macht${letter}*|ermöglich${letter}*|(?<=, )damit`,
  },
  fr: {
    which: `(?:(?:à|avec|sous|de|dans|pour|par) )?quel(?:le)?(?: est| doit être)?(?: l[’']| la| le)?(?: bon(?:ne)?)?`,
    why: 'pourquoi|pour quelle raison',
    reason: `parce|car|puisque|comme|afin|pour (?:que|ne|${letter}+(?:er|ir|re))|ainsi|donc|raisons?|causes?|causé${letter}*|grâce|faute|sinon|dû|due|dus|entraîn${letter}*|permet${letter}*|empêch${letter}*|provoqu${letter}*|rend|rendent|sans|si|vient|explique${letter}*|alors|tant|trop|plutôt|personne|but`,
  },
  es: {
    which: `(?:(?:a|con|en|de|por|desde|hasta) )?(?:qué|cuál es (?:el|la))`,
    why: 'por qué|a qué se debe',
    reason: `porque|pues|ya que|puesto|como|para (?:que|no|${letter}+r(?:se|lo|la|los|las)?)|así|por eso|por ello|por tanto|por lo tanto|por su|por el|por la|razón|razones|motivos?|causas?|causó|gracias|debe|debido|debió|provoc${letter}*|permit${letter}*|evita${letter}*|impid${letter}*|hace|hacen|sin|si|sino|demasiad${letter}*|explic${letter}*|entonces|nadie|objetivo`,
  },
  it: {
    which: `(?:(?:a|con|in|di|da|per|sotto) )?(?:che|quale?)(?: è)?(?: l[’']| la| il)?`,
    why: 'perché|come mai|per quale motivo',
    reason: `perché|poiché|siccome|dato|visto|così|quindi|perciò|per (?:non|${letter}+(?:re|rlo|rla|rli|rle|rsi))|motiv[oi]|ragion[ei]|caus[ae]|causat${letter}*|grazie|dovut${letter}*|provoc${letter}*|permett${letter}*|evit${letter}*|impedi${letter}*|rende|rendono|senza|se|bensì|tropp${letter}*|spieg${letter}*|altrimenti|infatti|nessuno|scopo`,
  },
  nl: {
    which: `(?:(?:onder|met|bij|op|vanaf|in|van|tot) )?(?:welke?|wat is (?:de|het))(?: (?:juiste|beste))?`,
    why: 'waarom|hoe komt het',
    reason: `omdat|want|doordat|daardoor|daarom|dus|wegens|vanwege|dankzij|door|reden${letter}*|oorza${letter}*|zodat|om|anders|leidt|leidde|zorgt|zorgde|maakt|maakte|voorkomt|voorkom${letter}*|zonder|als|immers|namelijk|verkla${letter}*|komt|kwam|niemand|doel`,
  },
  pt: {
    which: `(?:(?:a|com|em|de|por|desde) )?(?:que|qual(?: é)? [oa])`,
    why: 'porquê|por que|porque é que|por que razão',
    reason: `porque|pois|já que|visto|como|para (?:que|não|${letter}+r(?:-se)?)|assim|por isso|portanto|razão|razões|motivos?|causas?|causou|graças|deve|devido|deveu|provoc${letter}*|permit${letter}*|evit${letter}*|imped${letter}*|faz|fazem|sem|se|demasiad${letter}*|explic${letter}*|senão|então|ninguém|objetivo`,
  },
  sv: {
    which: `(?:(?:i|med|vid|på|från|till) )?(?:vilken|vilket|vad är)`,
    why: 'varför|hur kommer det sig',
    reason: `eftersom|därför|därmed|för att|på grund|tack|orsak${letter}*|skäl${letter}*|anledning${letter}*|beror|berodde|leder|ledde|gör|gjorde|hindra${letter}*|så|annars|utan|om|genom|förklar${letter}*|ingen vet|syfte${letter}*`,
  },
}

/** Quantities by their names in all of these languages, and the signs of one. */
const quantities: readonly (readonly [names: string, told: RegExp])[] = [
  [
    `angle|winkel|${letter}+winkel|ángulo|angolo|angolazione|inclinazione|ângulo|${letter}*hoek|${letter}*vinkel`,
    /[°º]|degr|grad|grau|rechte|recto|right angle|droit|retto|reto|rät|upright|flat|steep|senkrecht|waagerecht|vertical|horizontal|half/iu,
  ],
  [
    `temperature|${letter}*temperatur|température|temperatura|temperatuur|${letter}*temperatuur`,
    new RegExp(
      `[°º]|degr|grad|grau|celsius|fahrenheit|\\d ?[CF](?!${letter})|(?<!${letter})(?:room|zimmer|ambiant|ambiente|kamer|rums|freez|gefrier|boil|sied|koch|bouill|hervi|boll|kook|kok|low|medium|high)`,
      'iu',
    ),
  ],
  [
    'distance|depth|width|height|length|thickness|abstand|entfernung|tiefe|breite|höhe|länge|dicke|distance|profondeur|largeur|hauteur|longueur|épaisseur|distancia|profundidad|anchura|altura|longitud|grosor|distanza|profondità|larghezza|altezza|lunghezza|spessore|afstand|diepte|breedte|hoogte|lengte|dikte|distância|profundidade|largura|comprimento|espessura|avstånd|djup|bredd|höjd|längd|tjocklek',
    new RegExp(
      `\\d|met(?:er|re|ro)|(?<!${letter})(?:[mckd]?m|in|ft|yd|feet|foot|inch${letter}*|miles?|yards?|finger${letter}*|hands?|hand${letter}*|arm${letter}*|zoll|fuß|pas|pouces?|doigts?|pulgadas?|dedos?|palmos?|dita|palmi|vingers?|steps?|schritte?|fot|tum)(?!${letter})`,
      'iu',
    ),
  ],
  [
    'age|alter|âge|edad|età|leeftijd|idade|ålder',
    new RegExp(
      `\\d|year|month|week|jahr|monat|woche|ans(?!${letter})|année|mois|semaine|año|mes|anni|anno|settiman|jaar|maand|weken|ano|semana|år|månad|veck|any|jede|tout|cualquier|qualsiasi|elke|qualquer`,
      'iu',
    ),
  ],
  [
    'speed|geschwindigkeit|vitesse|velocidad|velocità|snelheid|velocidade|hastighet',
    /\d|slow|langsam|lent|lång|fast|schnell|rapid|veloc|snel/iu,
  ],
  ['weight|gewicht|poids|peso|gewicht|vikt', /\d|kilo|gram|pound|ton/iu],
  [`pressure|druck|pression|presión|pressione|${letter}*druk|pressão|tryck`, new RegExp(`\\d|bar(?!${letter})|psi|pascal`, 'iu')],
  [
    'price|fee|preis|gebühr|prix|tarif|precio|tarifa|prezzo|tariffa|prijs|tarief|preço|pris|avgift',
    /\d|free|kostenlos|gratis|gratuit|[€$£]/iu,
  ],
]

type Heading = Extract<Block, { kind: 'heading' }>
const asks = (block: Block): block is Heading => block.kind === 'heading' && block.level > 1 && /\?\s*$/.test(block.text)

/** Words of a section that could answer; in fewer, or with a table, a list or a picture, it is uncertain. */
const leastWords = 25

/** Headings that ask for a quantity or a reason, over sections without any figure, or any word that gives a reason. */
export function unansweredHeadings(reading: AgreementReading): readonly BlockId[] {
  const { language, blocks } = reading
  const own = languages[language.tag.split('-')[0]!]
  if (own === undefined || !blocks.some(({ block }) => asks(block))) return []
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (source: string): RegExp => new RegExp(source, 'iu')
  const opening = '^[¿\\s\\d.)]*'
  const why = made(`${opening}(?:${own.why})(?!${letter})`)
  const reason = made(`(?<!${letter})(?:${own.reason})(?!${letter})|[:;]`)
  const named = quantities.map(([names, told]) => ({
    asks: made(`${opening}${own.which}\\s?(?<!${letter})(?:${names})(?!${letter})`),
    told,
  }))
  return blocks.flatMap(({ block: heading }, at) => {
    if (!asks(heading)) return []
    const told = why.test(heading.text) ? reason : named.find(({ asks }) => asks.test(heading.text))?.told
    if (told === undefined) return []
    const behind = blocks.slice(at + 1)
    const end = behind.findIndex(({ block }) => block.kind === 'heading' && block.level <= heading.level)
    const section = end < 0 ? behind : behind.slice(0, end)
    const words = section.reduce((sum, { tokens }) => sum + tokens.count, 0)
    if (words < leastWords || section.some(({ block }) => block.kind !== 'paragraph')) return []
    return section.some(({ block }) => told.test(block.text)) ? [] : [heading.id]
  })
}
