import { letter } from '../../../languages/characters/characters.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { unfit } from '../unfit.ts'

// Rising and falling

/** How a language says that something rises or falls, and between which figures. */
interface Moving {
  readonly up: string
  readonly down: string
  readonly from: string
  readonly to: string
}

const moving: Readonly<Record<string, Moving>> = {
  en: {
    up: 'rose|risen|rises?|increase[sd]?|grew|grown|grows|climb(?:s|ed)|went up|goes up|gone up|jump(?:s|ed)|soared',
    down: 'fell|fallen|falls?|drop(?:s|ped)?|decrease[sd]?|declined?|shr[aiu]nk|s[aiu]nk|went down|goes down|gone down|cut',
    from: 'from',
    to: 'to',
  },
  de: {
    up: 'stieg(?:en)?|gestiegen|steigt|wuchs(?:en)?|gewachsen|kletterten?|erhöhten?|zugenommen|angehoben',
    down: 'fiel(?:en)?|gefallen|fällt|sank(?:en)?|gesunken|sinkt|schrumpften?|geschrumpft|gesenkt|zurückgegangen|verringerten?|abgenommen',
    from: 'von',
    to: 'auf',
  },
  fr: {
    up: 'augmenté|augmente|monté[es]*|grimpé|progressé|bondi',
    down: 'baissé|baisse|chuté|diminué|reculé|tombé[es]*|descendu[es]*',
    from: 'de',
    to: 'à',
  },
  es: {
    up: 'subió|subieron|ha subido|aumentó|aumentaron|ha aumentado|creció|crecieron|ha crecido',
    down: 'bajó|bajaron|ha bajado|cayó|cayeron|ha caído|descendió|disminuyó|se redujo',
    from: 'del?',
    to: 'al?',
  },
  it: {
    up: 'salit[oaie]|aumentat[oaie]|cresciut[oaie]',
    down: 'sces[oaie]|calat[oaie]|diminuit[oaie]|cadut[oaie]|ridott[oaie]',
    from: 'da(?:l|lle|i)?',
    to: 'al?(?:le|i)?',
  },
  pt: {
    up: 'subiu|subiram|aumentou|aumentaram|cresceu|cresceram',
    down: 'desceu|desceram|caiu|caíram|diminuiu|diminuíram|baixou|baixaram',
    from: 'de',
    to: 'para|a',
  },
  nl: { up: 'steeg|stegen|gestegen|groeide[n]?|gegroeid', down: 'daalde[n]?|gedaald|zakte[n]?|gezakt|kromp', from: 'van', to: 'naar|tot' },
  sv: { up: 'steg|stigit|ökade|ökat|växte', down: 'sjönk|sjunkit|minskade|minskat|föll|fallit', from: 'från', to: 'till' },
  da: { up: 'steg|steget|voksede|vokset', down: 'faldt|faldet|sank|sunket', from: 'fra', to: 'til' },
  nb: { up: 'steg|steget|økte|økt|vokste', down: 'falt|sank|sunket|gikk ned', from: 'fra', to: 'til' },
  pl: { up: 'wzrósł|wzrosł[ao]|wzrosły|zwiększył[aoy]?', down: 'spadł[aoy]?|zmalał[aoy]?|zmniejszył[aoy]?', from: 'z', to: 'do' },
}

const number = String.raw`[€$£]?\s?(\d{1,3}(?:[.,  ]\d{3})+|\d+(?:[.,]\d+)?)`

/** A place in a row falls while its number rises; an hour, a day and a year are no amounts. */
const isNoAmount = new RegExp(`^\\s?(?:st|nd|rd|th|er|e|º|ª|:|h|[ap]\\.?m)(?!${letter})|^\\s?(?:uhr|o’clock|o'clock)|^[–-]\\d`, 'iu')
const place = /place|rank|position|platz|rang|plaats|puesto|posizione|lugar|posição|miejsce|plats|plass/iu

const amountOf = (written: string): number =>
  Number(/^\d{1,3}(?:[.,  ]\d{3})+$/.test(written) ? written.replace(/\D/g, '') : written.replace(',', '.'))

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1500 && value < 2100

/** `rose from 46 to 39`. */
export function wrongDirections({ blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const own = moving[language.tag.split('-')[0]!]
  if (own === undefined) return []
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const pattern = new RegExp(
    `(?<!${letter})(?:(${own.up})|(${own.down}))(?!${letter})[^.!?;:,\\d]{0,30}?\\s((?:${own.from}) ${number}([^\\d.!?;]{0,20}?)\\s(?:${own.to}) ${number})`,
    'giu',
  )
  return blocks.flatMap(({ block: { id, kind, text } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || !/\d/.test(text)) return []
    return [...text.matchAll(pattern)].flatMap((match): Slip[] => {
      const [whole, up, down, both, first, unit = '', second] = match
      const [from, to] = [amountOf(first!), amountOf(second!)]
      const end = match.index + whole.length
      const isOther =
        isNoAmount.test(unit) ||
        isNoAmount.test(text.slice(end, end + 12)) ||
        (isYear(from) && isYear(to)) ||
        place.test(text.slice(match.index, end + 20))
      if (isOther || from === to || (up !== undefined) === to > from) return []
      const verb = up ?? down!
      return [unfit(spanOf(id, text, end - both!.length, end), spanOf(id, text, match.index, match.index + verb.length))]
    })
  })
}

// Years since a beginning

const founded = new RegExp(
  `(?<!${letter})(?:founded|established|formed|gegründet|fondée?s?|créée?s?|fundad[oa]s?|fondat[oaie]|opgericht|grundad(?:e|es)?|bildad(?:e|es)?|stiftet|grundlagt|założon[yaeo]|powstał[aoy]?)(?!${letter})`,
  'iu',
)
const turns = new RegExp(
  `(?<!${letter})(?:turns?|celebrat(?:es?|ing)|marks?|wird|feiert|fête|célèbre|cumplen?|celebran?|compi(?:e|ono)|festeggi(?:a|ano)|celebrano|completa|faz|comemora|bestaat|viert|fyller|firar|fylder|fejrer|fyller|kończy|obchodzi|świętuje)(?!${letter})`,
  'iu',
)
const since = new RegExp(
  `(?<![\\d.,])(\\d{2,3})(?:st|nd|rd|th|\\.|º|ª|e|ste|de)?[ -](?:years?|birthday|anniversary|jahre?|jähriges|jubiläum|ans|anniversaire|años|aniversario|anni|anniversario|compleanno|anos|aniversário|jaar|jubileum|verjaardag|års?|födelsedag|fødselsdag|lat|rocznicę)(?!${letter})`,
  'iu',
)

/** Years by which a count from the year of the beginning may differ: the day may be to come. */
const tolerance = 1

/** `founded in 1952, turns 85 in 2027`. */
export function wrongAnniversaries({ blocks, tools: { spanOf } }: AgreementReading): Slip[] {
  return blocks.flatMap(({ block: { id, kind, text }, tokens: { sentences } }): Slip[] => {
    if (kind !== 'paragraph' || !founded.test(text)) return []
    return sentences.flatMap(({ start, end }): Slip[] => {
      const own = text.slice(start, end)
      const years = [...own.matchAll(/(?<![\d.,])(?:1\d|20)\d\d(?![\d.,]\d|\d)/g)]
      const count = since.exec(own)
      const [first, second, ...more] = years
      if (count === null || second === undefined || more.length > 0 || !founded.test(own) || !turns.test(own)) return []
      const passed = Math.abs(Number(second[0]) - Number(first![0]))
      if (passed < 2 || Math.abs(passed - Number(count[1])) <= tolerance) return []
      const at = start + count.index
      const began =
        start +
        Math.min(
          ...[first!, second]
            .filter(({ 0: year }) => Number(year) === Math.min(Number(first![0]), Number(second[0])))
            .map(({ index }) => index),
        )
      return [unfit(spanOf(id, text, at, at + count[0].length), spanOf(id, text, began, began + first![0].length))]
    })
  })
}
