import type { ArticleText } from '../../answers/article-text.ts'
import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'

/** Outcomes and their opposites, each a row of the forms of a language; ` / ` parts the sides, `|` the pairs. */
const languages: Readonly<Record<string, string>> = {
  de: 'gewinnt gewinnen gewann gewannen gewonnen siegt siegen siegte siegten sieg siege besiegt schlägt / verliert verlieren verlor verloren niederlage niederlagen unterliegt unterlag unterlagen|steigt steigen stieg stiegen gestiegen anstieg wächst wachsen wuchs gewachsen / sinkt sinken sank sanken gesunken fällt fielen gefallen rückgang schrumpft schrumpfte|öffnet öffnen öffnete eröffnet eröffnen wiedereröffnet / schließt schließen schloss geschlossen schließung|genehmigt bewilligt billigt stimmt zugestimmt / lehnt abgelehnt ablehnung verwirft verworfen',
  en: 'win wins won winning victory victories triumph triumphs beat beats / lose loses lost losing defeat defeated defeats beaten loss|rise rises rose risen rising grow grows grew grown increase increases increased / fall falls fell fallen falling drop drops dropped decline declines declined decrease decreased shrank|open opens opened opening reopen reopens reopened / close closes closed closing closure shut shuts|approve approves approved approval accept accepts accepted / reject rejects rejected rejection refuse refuses refused',
  es: 'gana ganan ganó ganaron victoria triunfa triunfan triunfó vence vencen venció / pierde pierden perdió perdieron derrota cae caen cayó|sube suben subió subieron subida aumenta aumentan aumentó crece crecen creció / baja bajan bajó bajaron bajada desciende descendió descenso disminuye disminuyó|abre abren abrió reabre reabren apertura / cierra cierran cerró cerraron cerrado cierre|aprueba aprobó aprobado acepta aceptó / rechaza rechazó rechazado rechazo',
  fr: "gagne gagnent gagné gagna remporte remportent remporté victoire s'impose triomphe bat / perd perdent perdu perdit défaite s'incline battu battus battue|augmente augmentent augmenté hausse monte grimpe progresse / baisse baissent baissé recule recul chute diminue diminué|ouvre ouvrent ouvert rouvre rouvrent réouverture ouverture / ferme ferment fermé fermée fermeture|approuve approuvé accepte accepté vote / rejette rejeté rejet refuse refusé",
  it: 'vince vincono vinto vittoria batte trionfa / perde perdono perso sconfitta sconfitto sconfitti battuto|sale salgono aumenta aumentano aumentato aumento cresce crescono cresciuto / scende scendono calo cala calano diminuisce diminuito|apre aprono aperto riapre riaprono apertura / chiude chiudono chiuso chiusura|approva approvato accetta accettato / respinge respinto rifiuta rifiutato',
  nl: 'wint winnen won wonnen gewonnen overwinning zege verslaat / verliest verliezen verloor verloren nederlaag|stijgt stijgen steeg gestegen stijging groeit groeide / daalt dalen daalde gedaald daling krimpt|opent openen opende geopend heropent opening / sluit sluiten sloot gesloten sluiting|keurt goedgekeurd aanvaardt / verwerpt verworpen afgewezen weigert geweigerd',
  pl: 'wygrywa wygrywają wygrał wygrała wygrali wygrana zwycięstwo zwycięża / przegrywa przegrywają przegrał przegrała przegrali przegrana porażka|rośnie rosną wzrosła wzrosły wzrost / spada spadają spadła spadły spadek maleje|otwiera otwierają otworzył otwarcie / zamyka zamykają zamknął zamknięty zamknięcie|zatwierdził przyjął / odrzucił odrzuca',
  pt: 'vence vencem venceu venceram ganha ganham ganhou vitória triunfa / perde perdem perdeu perderam derrota derrotado|sobe sobem subiu subiram subida aumenta aumentam aumentou cresce cresceu / desce descem desceu desceram descida diminui diminuiu|abre abrem abriu reabre reabrem abertura / fecha fecham fechou fecharam encerra encerrou encerramento|aprova aprovou aprovado aceita aceitou / rejeita rejeitou rejeitado recusa recusou',
  sv: 'vinner vann vunnit seger segrar besegrar / förlorar förlorade förlorat förlust nederlag|ökar ökade ökat ökning stiger steg växer / minskar minskade minskat minskning sjunker sjönk faller|öppnar öppnade öppnat / stänger stängde stängt stängs|godkänner godkände / avslår avslog avvisar',
}

/** What titles compare by, and what a text says where there is nothing to compare. */
const comparing = new RegExp(
  `(?<!${letter})(more|better|less|fewer|improves?|boosts?|helps?|mehr|besser|weniger|verbessert|hilft|plus|mieux|moins|améliore|aide|más|mejor|menos|mejora|ayuda|più|meglio|meno|migliora|aiuta|mais|melhor|melhora|ajuda|meer|beter|minder|verbetert|helpt|więcej|lepiej|lepsz${letter}{1,3}|mniej|poprawia|pomaga|mer|bättre|mindre|förbättrar|hjälper)(?!${letter})`,
  'iu',
)
const noDifference = new RegExp(
  `(?<!${letter})(?:no (?:significant )?(?:difference|effect|change|improvement)|keine[n]? (?:messbare[n]? |signifikante[n]? )?(?:unterschied|wirkung|effekt|veränderung|verbesserung)|aucun(?:e)? (?:différence|effet|changement|amélioration)|ningun(?:a|o)? (?:diferencia|efecto|cambio|mejora)|ningún (?:efecto|cambio)|nessun(?:a|o)? ?(?:differenza|effetto|cambiamento|miglioramento)|nenhum(?:a)? (?:diferença|efeito|mudança|melhoria)|geen (?:verschil|effect|verandering|verbetering)|żadn(?:ej|ego) (?:różnicy|efektu|wpływu)|ingen (?:skillnad|effekt|förändring|förbättring))(?!${letter})`,
  'iu',
)

type Pair = readonly [ReadonlySet<string>, ReadonlySet<string>]

const pairsOf = (rows: string): readonly Pair[] =>
  rows.split('|').map((row) => row.split(' / ').map((side) => new Set(side.split(' '))) as unknown as Pair)

const word = new RegExp(`${letter}+(?:['’]${letter}+)?`, 'gu')
const wordsIn = (text: string): readonly string[] => text.toLowerCase().replaceAll('’', "'").match(word) ?? []

/** Words of the title in a sentence that finds no difference, so that the sentence is about what the title compares. */
const leastShared = 2

function noneFound(title: string, blocks: ArticleText['blocks'], language: Language): string | null {
  const terms = new Set(language.terms(title))
  for (const { block, tokens } of blocks)
    for (const { start, end } of tokens.sentences) {
      const sentence = block.text.slice(start, end)
      const found = noDifference.exec(sentence)?.[0]
      if (found !== undefined && language.terms(sentence).filter((term) => terms.has(term)).length >= leastShared) return found
    }
  return null
}

/** Sentences about the subject of the title that say the opposite at least, if none says what the title does. */
const least = 1

/**
 * The outcome that a title states where every sentence with a subject of the title that states one states its opposite (`Rovers win again` over
 * their defeat), with the text's word for it; null: the text states the outcome, or none, or the title denies or asks.
 */
export function turnedOutcome(
  title: string,
  { blocks }: ArticleText,
  language: Language,
): { readonly word: string; readonly other: string } | null {
  const rows = languages[language.tag.split('-')[0]!]
  if (rows === undefined || /[?？؟]/.test(title) || language.find('negations', title).length > 0) return null
  const said = wordsIn(title)
  const compared = comparing.exec(title)?.[1]
  const nothing = compared === undefined || noDifference.test(title) ? null : noneFound(title, blocks, language)
  if (compared !== undefined && nothing !== null) return { word: compared, other: nothing }
  for (const sides of pairsOf(rows))
    for (const [at, side] of sides.entries()) {
      const outcome = said.find((one) => side.has(one))
      const opposite = sides[1 - at]!
      if (outcome === undefined || said.some((one) => opposite.has(one))) continue
      const subjects = language.tokenize(title).words.filter(({ stop, form }) => !stop && form.length > 3 && !side.has(form))
      const sentences = blocks.flatMap(({ block, tokens }) =>
        block.kind === 'heading' && block.text === title
          ? []
          : tokens.sentences.flatMap(({ start, end }) => {
              const isAbout = tokens.words.some(
                (one) => one.start >= start && one.end <= end && subjects.some(({ term }) => term === one.term),
              )
              return isAbout ? [wordsIn(block.text.slice(start, end))] : []
            }),
      )
      if (sentences.some((words) => words.some((one) => side.has(one)))) continue
      const found = sentences.flatMap((words) => words.find((one) => opposite.has(one)) ?? [])
      if (found.length >= least) return { word: outcome, other: found[0]! }
    }
  return null
}
