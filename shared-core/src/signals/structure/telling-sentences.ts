import type { ArticleText } from '../../answers/article-text.ts'
import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import { type CentralSentence, centralSentences } from './central-sentences.ts'

/** What only announces, in front of a colon with which a clause may follow. */
const announcing = /^[^:.,;0-9]{2,40}: (?=[^\s,]{1,30} [^\s,]{1,30} \S)/

/** Words for news, with which writers announce what a text is written for. */
const ofNews =
  /(?:news|announcement|decision|Nachricht|Neuigkeit|Neues|nouvelle|noticia|novedad|notizia|novità|notícia|novidade|nieuws|nyhet)(?:en|s)?: $/i

/** Beginnings of sentences that tell less than their words. */
interface WeakBeginnings {
  /** Points back to a sentence before, so that by itself the sentence leaves open what it speaks of. */
  readonly back: string
  /** Follows from the sentence before, in the first words. */
  readonly follows?: string
  /** Sets a scene or a condition, or tells the reader to do something: what is told comes behind it. */
  readonly scene: string
  /** What had been so before, anywhere in the sentence. */
  readonly past?: string
}

const languages: Readonly<Record<string, WeakBeginnings>> = {
  ar: { back: 'هذا|هذه|ذلك|تلك|وهو|وهي|هو|هي|لكن|ثم|كما|لذلك', scene: 'عندما|إذا|كل (?:صباح|يوم)' },
  de: {
    back: '(?:(?:nach|vor|seit|ab|an|bei|mit|für|in) )?dies(?:e[mnrs]?)?(?! (?:woche|jahr|monat|sommer|winter|früh|herbst))|sie|er|es|dort|dann|danach|außerdem|aber|und|doch|dafür|davon|damit|dazu|dabei',
    follows: 'deshalb|deswegen|daher|darum',
    scene: 'wenn|während|falls|als|wer|jeden (?:morgen|abend|tag)|[a-zäöüß]{2,20}n sie',
    past: '(?:hatten?|waren?) (?:[^.,]{1,60} )?ge[a-zäöüß]{2,20}(?:t|en)(?= ?[,.]|$)',
  },
  en: {
    back: '(?:(?:after|by|before|since|from|on|at|until|in|with|for|of) )?(?:that|this|these|those|such)(?! (?:week|month|year|season|summer|winter|spring|autumn|morning|afternoon|evening|[a-z]{3,6}day))|it|they|he|she|there|then|so|but|and|however|instead|otherwise|here',
    follows: 'therefore',
    scene: 'when|while|if|whenever|anyone who|whoever|every (?:morning|evening|day|night)',
    past: 'had (?:not |never |just |already |long )?(?:been|come|gone|begun|become|grown|given|taken|known|seen|won|lost|left|made|held|built|sold|[a-z]{3,16}ed)',
  },
  es: {
    back: '(?:est|es)[eao]s?(?! (?:año|semana|mes|verano|otoño|invierno|lunes|martes|miércoles|jueves|viernes|sábado|domingo))|ello|él|ell[ao]s?|pero|y|así|entonces|luego|además|allí',
    follows: 'por (?:eso|ello)',
    scene: 'cuando|mientras|si|quien|cada (?:mañana|noche|día)|todo el mundo',
    past: 'había[ns]? (?:ya )?[a-zñáéíóú]{2,16}(?:ado|ido|to|cho)',
  },
  fr: {
    back: "ce(?:t|tte|s)?(?! (?:année|semaine|mois|été|hiver|automne|printemps|week|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche))|cela|ceci|c['’][eé]\\S+|ils?(?! (?:y a|faut))|elles?|mais|et|ainsi|alors|puis|ensuite|pour cela",
    follows: 'donc',
    scene: 'quand|lorsque|si|tous les (?:matins|soirs|jours)|chaque (?:matin|soir|jour)|[a-zéèêâîûç]{3,20}ez',
    past: '(?:avai(?:t|ent)|étai(?:t|ent)) (?:déjà |jamais )?[a-zéèêîôûç]{2,16}(?:é|ée?s?|i|u|it|is|us)',
  },
  it: {
    back: 'quest[oaie](?! (?:settimana|anno|mese|estate|inverno|sabato|domenica))|quell[oaie]|ciò|lui|lei|loro|ma|e|così|poi|inoltre|lì',
    follows: 'perciò|quindi|per questo',
    scene: 'quando|mentre|se|chi|ogni (?:mattina|sera|giorno)',
    past: '(?:avev(?:a|ano)|er(?:a|ano)) (?:già |mai )?[a-zàèéìòù]{2,16}(?:ato|uto|ito|so|to|ati|uti|iti|ta|te)',
  },
  ja: { back: 'この(?!ため)|その|あの|これ|それ|あれ|ここ|そこ|そして|しかし|さらに', scene: '毎朝|毎日|もし' },
  nl: {
    back: 'dit|dat|deze|die|hij|zij|ze|maar|en|daarna|dan|dus|toen|daar',
    follows: 'daarom',
    scene: 'wanneer|toen|terwijl|als|wie|elke (?:ochtend|avond|dag)',
    past: '(?:had(?:den)?) (?:[^.,]{1,60} )?ge[a-z]{2,16}(?:d|t|en)(?= ?[,.]|$)',
  },
  pl: { back: 'to|ten|ta|te|ci|on|ona|oni|one|ale|i|potem|wtedy|więc|tam', follows: 'dlatego', scene: 'kiedy|gdy|jeśli|kto|codziennie' },
  pt: {
    back: 'est[ea]s?(?! (?:ano|semana|mês|verão|inverno))|ess[ea]s?|isso|isto|eles?|elas?|mas|e|assim|então|depois|além disso|ali',
    follows: 'por isso',
    scene: 'quando|enquanto|se|quem|todas as (?:manhãs|noites)|todos os dias',
    past: '(?:tinham?|haviam?) (?:já )?[a-zãõáéíóúç]{2,16}(?:ado|ido|to)',
  },
  ru: {
    back: 'это|этот|эта|эти|он|она|они|но|и|затем|потом|тогда|там',
    follows: 'поэтому',
    scene: 'когда|если|пока|каждый (?:день|вечер)',
  },
  sv: {
    back: 'det är|detta|denna|dessa|han|hon|men|och|sedan|då|så|där',
    follows: 'därför',
    scene: 'när|medan|om|varje (?:morgon|kväll|dag)',
    past: 'hade (?:[a-zåäö]+ ){0,3}[a-zåäö]{3,16}(?:at|it|tt)',
  },
}

/** Code points in which a sentence says that it follows from another. */
const first = 40

const patternsOf = ({ back, follows, scene, past }: WeakBeginnings) => ({
  past: past === undefined ? null : new RegExp(`(?<!${letter})(?:${past})(?!${letter})`, 'u'),
  back: new RegExp(
    `^(?:${back})(?!${letter})${follows === undefined ? '' : `|^.{0,${first}}(?<!${letter})(?:${follows})(?!${letter})`}`,
    'iu',
  ),
  scene: new RegExp(`^(?:${scene})(?!${letter})`, 'iu'),
})

/** Patterns of the languages that were read. Memory only. */
const known = new Map<string, ReturnType<typeof patternsOf> | null>()

function weakBeginnings({ tag }: Language): ReturnType<typeof patternsOf> | null {
  const own = languages[tag.split('-')[0]!]
  const patterns = known.get(tag) ?? (own === undefined ? null : patternsOf(own))
  known.set(tag, patterns)
  return patterns
}

/** What writers do themselves is seldom what their text tells. Chosen on ten drafts; what points back or sets a scene, on those of two readings. */
const factors = { news: 1.5, firstPerson: 0.85, pointsBack: 0.8, setsScene: 0.8, past: 0.8, bold: 1.3 } as const

/** Words that a writer prints in bold inside a sentence, no label in front of it. */
const leastBold = 2

const hasBold = ({ entry: { block, tokens }, start, end }: CentralSentence): boolean =>
  block.inlines.some((inline) => {
    const isInside =
      inline.kind === 'strong' && inline.start >= start && inline.end <= end && (inline.start > start || inline.end >= end - 1)
    return isInside && tokens.words.filter((word) => word.start >= inline.start && word.end <= inline.end).length >= leastBold
  })

/** A sentence that tells much of its text, and where it begins to. */
export interface TellingSentence extends CentralSentence {
  /** UTF-16 units that only announce. */
  readonly announces: number
  /** It tells what had been so before. */
  readonly isBackground: boolean
}

/** Sentences from which titles are made, those that tell most of what the text tells first. */
export function tellingSentences(text: Pick<ArticleText, 'blocks'>, language: Language, year: number): readonly TellingSentence[] {
  const weak = weakBeginnings(language)
  return centralSentences(text, language, year)
    .map((sentence) => {
      const [front = ''] = announcing.exec(sentence.text) ?? []
      const isOwn = language.find('firstPerson', sentence.text).length > 0
      const said = sentence.text.trimStart()
      const isBackground = weak?.past?.test(said) === true
      const factor =
        (isBackground ? factors.past : 1) *
        (hasBold(sentence) ? factors.bold : 1) *
        (ofNews.test(front) ? factors.news : 1) *
        (isOwn ? factors.firstPerson : 1) *
        (weak?.back.test(said) === true ? factors.pointsBack : 1) *
        (weak?.scene.test(said) === true ? factors.setsScene : 1)
      return { ...sentence, announces: front.length, isBackground, worth: sentence.worth * factor }
    })
    .sort((one, other) => other.worth - one.worth)
}

/** As the text has them. */
export const inOrder = (one: TellingSentence, other: TellingSentence): number => one.paragraph - other.paragraph || one.start - other.start

const asks = /[?？؟!！:：]["”»)」』]?\s*$/

/**
 * Shares of the worth of the sentence that is worth most: from which one of a day is the news beside one without, and from which an earlier one is.
 * Chosen on the drafts of two readings.
 */
const shares = { ofDay: 0.75, earlier: 0.85 } as const

/**
 * What happens, before what it costs and where to write to: the first sentence that is worth about as much as the best one, of those of a day where
 * one is worth enough; undefined: all ask, call or only announce.
 */
export function newsOf(sentences: readonly TellingSentence[]): TellingSentence | undefined {
  const able = sentences.filter(({ text }) => !asks.test(text) && !text.includes('@')).toSorted(inOrder)
  const mostOf = (some: readonly TellingSentence[]): number => Math.max(...some.map(({ worth }) => worth))
  const ofDay = able.filter(({ isDated, worth }) => isDated && worth >= shares.ofDay * mostOf(able))
  const firstOf = (some: readonly TellingSentence[]) => some.find(({ worth }) => worth >= shares.earlier * mostOf(some))
  return firstOf(ofDay) ?? firstOf(able)
}
