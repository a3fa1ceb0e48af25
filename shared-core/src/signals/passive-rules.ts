/** How a language forms the passive: an auxiliary and a participle of the same clause. All words lower case, as written. */
export interface PassiveRule {
  /** Forms of the auxiliary. */
  readonly auxiliaries: ReadonlySet<string>
  /** Whether the word can be the participle; `auxiliary` is the form that was found. */
  isParticiple(word: string, auxiliary: string): boolean
  /** Words between auxiliary and participle, at most; `clause`: anywhere in the clause, on either side, as verbs stand in German and Dutch. */
  readonly reach: number | 'clause'
  /** Words right before the auxiliary that make it no passive: reflexive pronouns. */
  readonly reflexives?: ReadonlySet<string>
  /** Nouns are written with a capital letter and are no participles. */
  readonly capitalNouns?: boolean
  /** A passive in one word. */
  isPassive?(word: string): boolean
}

const set = (line: string): ReadonlySet<string> => new Set(line.split(' '))

/** Irregular English participles that do not end in "ed"; written down by us from any grammar's table. */
const irregularEnglish = set(
  'born beaten begun bent bound bitten blown broken brought built burnt bought caught chosen cut dealt done drawn driven eaten fed felt fought found forbidden forgotten forgiven frozen given gone grown heard held hidden hit hurt kept known laid led left lent let lost made meant met paid put read ridden risen run said seen sent set sewn shaken shot shown shut sold spent spoken spread stolen struck stuck sung sworn swept taken taught thrown told thought torn understood woken won worn woven written',
)

/** German infinitives that look like participles, after "wird" the future; and adjectives that go with "werden". */
const notGerman = set(
  'gehen geben gelten genießen gewinnen gehören gelingen geschehen gestalten gefallen gebrauchen gedenken gefährden gelangen genügen geraten gestehen gestatten gewähren gewöhnen gebären gedeihen genesen getrauen bekannt beliebt gerecht bereit gesamt gewohnt geeignet gut seit nicht echt leicht schlecht recht verrückt berühmt bewusst gespannt gesund erst bereits',
)
const german = /^(?:[a-zäöüß]*[^aeiouäöü])?(?:ge[a-zäöüß]{3,}(?:t|en))$/
const germanInseparable = /^(?:[a-zäöüß]{2,6})?(?:be|ver|zer|ent|er|emp|miss|über|unter|wider)[a-zäöüß]{2,}t$/
const germanStrong =
  /^(?:be|ver|zer|ent|er|emp|miss|über|unter)(?:schrieben|nommen|sprochen|boten|funden|bunden|troffen|lassen|halten|geben|tragen|trieben|schlossen|standen|worfen|stoßen|schieden|griffen|borgen|logen|gossen|gessen|loren|zogen|rufen|hoben|wogen|dorben|kannt|dacht|bracht|raten|stiegen|schoben|wiesen|liehen|mieden)$/

const notDutch = set(
  'gebied gezicht geluid geld gewicht geduld gebaat gezond gemiddeld bekend benieuwd verbaasd gezind beroemd geschikt geweest geworden gebleven gegaan gekomen bijzonder verband vertrouwd verliefd beter alleen verder over',
)

const irregularSwedish = set(
  'byggd byggt byggda gjord gjort gjorda tagen taget tagna skriven skrivet skrivna given givet givna funnen funnet funna satt satta såld sålt sålda köpt köpta använd använt använda vald valt valda utförd utfört utförda känd lagd lagt lagda sedd sett sedda driven drivet drivna bruten brutet brutna bunden bundet bundna stängd stängt stängda byggts köpts sänkt sänkta höjd höjt höjda införd infört införda bestämd bestämt bestämda',
)
const notSwedish = set(
  'glad lat trött rädd kvar lugn åt bråttom hoppades andades lyckades tycktes kändes mindes trivdes fanns minskades umgicks skämdes blygdes kräktes brottades alldes',
)
const irregularDanish = set(
  'brugt solgt købt valgt gjort taget skrevet givet fundet sat lagt sendt kendt bygget lavet hørt set vist målt åbnet lukket nævnt ført indført udført tændt slukket dømt bedt bragt udvalgt testet',
)
const irregularNorwegian = set(
  'brukt solgt kjøpt valgt gjort tatt skrevet gitt funnet satt lagt sendt kjent bygd bygget laget hørt sett vist målt åpnet lukket nevnt ført innført utført tent slukket dømt bedt brakt solgte utvalgt testet bestemt',
)
const notScandinavian = set(
  'meget noget andet intet eget lidt godt stort hvert litt mye noe annet ingenting vejret været huset året landet arbejdet arbeidet livet barnet trøtt sint redd',
)

/** Verbs of movement and change, whose perfect has the same auxiliary; without it, "il est allé" would be a passive. */
const notFrench =
  /^(?:all|arriv|entr|rentr|mont|rest|retourn|tomb|pass|décéd|été|n|âg|apparent)(?:é|ée|és|ées)$|^(?:été|né|née|nés|nées|âgé|âgée|parti|partie|partis|parties|sorti|sortie|sortis|sorties|venu|devenu|revenu|mort|aussi|ici|ainsi|depuis|plus|parmi|demi|qui)$/
const irregularFrench =
  /^(?:fait|refait|écrit|décrit|inscrit|produit|construit|conduit|réduit|introduit|traduit|détruit|dit|interdit|ouvert|couvert|offert|découvert|peint|éteint|atteint|joint)(?:e|s|es)?$|^(?:mis|pris|appris|compris|permis|soumis|transmis|remis|acquis|admis)(?:e|es)?$|^(?:vu|lu|vendu|rendu|reçu|connu|prévu|élu|tenu|obtenu|maintenu|perçu|conçu|battu|défendu|attendu|entendu|reconnu|suivi|servi|choisi|fini|établi|fourni|défini|garanti|rempli|averti|puni)(?:e|s|es)?$/

const notSpanish = set(
  'demasiado demasiada demasiados demasiadas adecuado adecuada adecuados adecuadas complicado complicada complicados complicadas apropiado apropiada lado estado mercado cuidado resultado grado sentido contenido partido sido vivido',
)
const irregularSpanish =
  /^(?:hech|escrit|descrit|inscrit|vist|revist|previst|puest|propuest|compuest|impuest|supuest|dich|abiert|cubiert|descubiert|rot|resuelt|devuelt|impres)(?:o|a|os|as)$/

const notItalian =
  /^(?:andat|arrivat|entrat|tornat|ritornat|diventat|restat|stat|nat|cadut|venut|divenut|partit|uscit|salit|riuscit|cresciut|piaciut|bastat|vissut|passat|costat|durat|esistit|sembrat|cambiat|scappat|emigrat|grat|adeguat|privat|delicat|complicat|preparat|dotat|limitat)[oaie]$/
const irregularItalian =
  /^(?:fatt|scritt|descritt|lett|dett|prodott|ridott|condott|tradott|introdott|mess|pres|chius|apert|copert|scopert|offert|res|spes|vist|previst|post|propost|compost|scelt|raccolt|risolt|rott|costrutt|distrutt|spint|vint|dipint|promoss|ammess|permess|spent|accols|divis|decis|uccis|pers|conclus|esclus|inclus)[oaie]$/

const notPortuguese = set(
  'adequado adequada adequados adequadas complicado complicada lado estado mercado cuidado resultado sentido partido sido complicados complicadas demasiado delicado delicada',
)
const irregularPortuguese =
  /^(?:feit|escrit|descrit|inscrit|vist|revist|previst|post|propost|compost|impost|dit|abert|cobert|descobert|pag|gast|ganh|entregue|aceit|eleit|impress|express|suspens|mort)(?:o|a|os|as|e|es)?$/

/** By language of the pack. Rules of grammar and word lists of our own. */
export const passiveRules: Readonly<Record<string, PassiveRule>> = {
  en: {
    auxiliaries: set('am is are was were be been being gets got'),
    isParticiple: (word) => (word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')) || irregularEnglish.has(word),
    reach: 0,
  },
  de: {
    auxiliaries: set('werde wirst wird werden werdet wurde wurdest wurden wurdet worden würde würden'),
    isParticiple: (word, auxiliary) => {
      if (notGerman.has(word)) return false
      if (german.test(word) || (word.endsWith('iert') && word.length > 5)) return true
      // "wird beschreiben" is the future: the strong participles are told by their stems, the weak ones by the t.
      return (
        germanInseparable.test(word) ||
        (germanStrong.test(word) &&
          (!/(?:lassen|halten|geben|tragen|raten|rufen|stoßen)$/.test(word) || auxiliary.startsWith('wu') || auxiliary === 'worden'))
      )
    },
    reach: 'clause',
    capitalNouns: true,
  },
  nl: {
    auxiliaries: set('word wordt worden werd werden'),
    isParticiple: (word) =>
      !notDutch.has(word) && (/^(?:[a-z]{1,8})?ge[a-zë]{2,}(?:d|t|en)$/.test(word) || /^(?:be|ver|ont|her|er)[a-z]{2,}(?:d|t)$/.test(word)),
    reach: 'clause',
  },
  sv: {
    auxiliaries: set('bli blir blev blivit blivits'),
    isParticiple: (word) =>
      !notSwedish.has(word) && (irregularSwedish.has(word) || /[a-zåäö]{3,}(?:ad|ats|ade|erad|erat|erade|rat)$/.test(word)),
    reach: 1,
    isPassive: (word) => word.length > 6 && word.endsWith('ades') && !notSwedish.has(word),
  },
  da: {
    auxiliaries: set('blive bliver blev blevet'),
    isParticiple: (word) => !notScandinavian.has(word) && (irregularDanish.has(word) || /[a-zæøå]{3,}(?:et|eret)$/.test(word)),
    reach: 1,
    isPassive: (word) => word.length > 7 && /(?:eredes|gedes|tedes|nedes|sedes)$/.test(word),
  },
  nb: {
    auxiliaries: set('bli blir ble blei blitt'),
    isParticiple: (word) => !notScandinavian.has(word) && (irregularNorwegian.has(word) || /[a-zæøå]{3,}(?:et|ert)$/.test(word)),
    reach: 1,
  },
  fr: {
    auxiliaries: set('est sont était étaient fut furent sera seront serait seraient soit soient été être étant'),
    isParticiple: (word) => !notFrench.test(word) && (/[a-zàâçèéêëîïôûü]{2,}(?:é|ée|és|ées)$/.test(word) || irregularFrench.test(word)),
    reach: 1,
    reflexives: set('s se me te'),
  },
  es: {
    auxiliaries: set('es son era eran fue fueron será serán sería serían sido ser siendo sea sean fuera fueran'),
    isParticiple: (word) =>
      !notSpanish.has(word) && (/[a-zñáéíóú]{2,}(?:ad|id|íd)(?:o|a|os|as)$/.test(word) || irregularSpanish.test(word)),
    reach: 0,
  },
  it: {
    auxiliaries: set(
      'è sono era erano fu furono sarà saranno sarebbe sarebbero stato stata stati state essere viene vengono veniva venivano venne vennero verrà verranno venga vengano venire',
    ),
    isParticiple: (word) => !notItalian.test(word) && (/[a-zàèéìòù]{2,}(?:at|it|ut)[oaie]$/.test(word) || irregularItalian.test(word)),
    reach: 0,
    reflexives: set('si mi ti ci vi s'),
  },
  pt: {
    auxiliaries: set('é são era eram foi foram será serão seria seriam sido ser sendo seja sejam fosse fossem'),
    isParticiple: (word) =>
      !notPortuguese.has(word) && (/[a-zãâáàçéêíóôõú]{2,}(?:ad|id|íd)(?:o|a|os|as)$/.test(word) || irregularPortuguese.test(word)),
    reach: 0,
  },
}

/** Adverbs that may stand between auxiliary and participle without counting. */
export const passiveAdverbs: Readonly<Record<string, RegExp>> = {
  en: /ly$|^not$/,
  fr: /ment$|^(?:pas|plus|jamais|souvent|déjà|encore|bien|toujours|aussi|très)$/,
  es: /mente$|^(?:no|ya|muy|siempre|también)$/,
  it: /mente$|^(?:non|già|sempre|ancora|spesso|anche|stato|stata|stati|state)$/,
  pt: /mente$|^(?:não|já|sempre|também|muito)$/,
}
