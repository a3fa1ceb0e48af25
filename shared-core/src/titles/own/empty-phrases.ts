import { letter } from '../../languages/characters/characters.ts'

/** Phrases that promise all there is to say of a subject, or name the kind of its text behind it, and say none of it: of each language. */
const promises: readonly string[] = [
  '(?:everything|all|what) (?:that )?(?:you|we|readers|parents) (?:really )?(?:need|have|ought|should|must) (?:to )?know(?: about)?|all (?:there is to know )?about|the (?:ins and outs|basics) of|a (?:new )?(?:study|survey)$',
  'alles,? was (?:sie|du|man|ihr) (?:darüber |dazu |über )?wissen (?:müssen|musst|muss|sollten|solltest|sollte|müsst)|was (?:sie|du|man|ihr) (?:jetzt )?(?:darüber |dazu )?wissen (?:müssen|musst|muss|sollten|solltest|sollte|müsst)|das (?:müssen|musst|sollten|solltest) (?:sie|du) wissen|alles über|alles rund um|eine (?:neue )?(?:studie|umfrage)$',
  "(?:tout )?ce (?:qu['’]il faut|que vous devez|qu['’]on doit) savoir(?: sur)?|tout savoir sur|tout sur|une (?:nouvelle )?(?:étude|enquête)$",
  '(?:todo )?lo que (?:debes|hay que|necesitas|tienes que|debe|conviene|deberías) saber(?: sobre| de)?|todo sobre|un (?:nuevo )?estudio$',
  "(?:tutto )?(?:quello|ciò) che (?:c['’]è da|devi|bisogna|occorre|serve|dovete) sapere(?: su)?|tutto su|cosa (?:c['’]è da |bisogna |devi )?sapere(?: su)?|uno (?:nuovo )?studio$",
  '(?:tudo )?o que (?:você )?(?:é preciso|precisa|deve|convém)(?: de)? saber(?: sobre)?|tudo sobre|um (?:novo )?estudo$',
  '(?:alles )?wat (?:je|u) (?:moet|wil|dient te) weten(?: over)?|alles over|een (?:nieuw )?onderzoek$',
  '(?:wszystko,? )?co (?:warto|musisz|trzeba|należy|powinieneś) wiedzieć(?: o)?|wszystko o|(?:nowe )?badanie$',
  '(?:allt )?(?:som |vad )?du (?:behöver|måste|bör) veta(?: om)?|det här (?:behöver|bör) du veta|allt om|en (?:ny )?studie$',
  '(?:всё|все), что (?:вам )?(?:нужно|надо|следует) знать(?: о| об)?|что (?:нужно|надо|следует) знать(?: о| об)?|всё о|всё об',
  'كل ما (?:تحتاج|يجب) (?:إلى )?(?:معرفته|أن تعرفه)(?: عن)?|ما يجب أن تعرفه(?: عن)?|كل شيء عن',
]

/** Phrases with which a guide begins: they say little, and are no fault of a page of documentation. */
const beginnings: readonly string[] = [
  'getting started with|first steps with|an? (?:short |brief |quick )?(?:introduction|overview|guide|intro) (?:to|of)',
  'erste schritte mit|eine? (?:kurze |kleine )?(?:einführung|überblick)(?: in)?',
  'premiers pas avec|une (?:brève |petite )?introduction à',
  'primeros pasos con|una (?:breve )?introducción a',
  'primi passi con|una (?:breve )?introduzione a',
  'primeiros passos com|uma (?:breve )?introdução a',
  'aan de slag met|een (?:korte )?inleiding (?:in|tot)',
  'pierwsze kroki z|wprowadzenie do',
  'kom igång med|en (?:kort )?introduktion till',
  'первые шаги с|введение в',
  'مقدمة (?:في|عن)',
]

const alone = (sources: readonly string[]): RegExp => new RegExp(`(?<!${letter})(?:${sources.join('|')})(?!${letter})`, 'giu')

const promise = alone(promises)
const beginning = alone(beginnings)

/** Without blanks between words. */
const unspacedPromise =
  /(?:について)?知って(?:おきたい|おくべき)(?:こと|ポイント|基礎知識)|のすべて$|の基礎知識$|你(?:需要|应该|必须)知道的(?:一切|事)/
const unspacedBeginning = /(?:の)?入門$|とは$|(?:的)?(?:入门|简介)$/

const bare = (title: string): string => title.replace(/\s+/g, ' ').replace(/ ?[:–—-]? ?$|^ ?[:–—-]? ?/g, '')

/** What is left of a title that promises all of its subject: `Coffee and your heart: what you need to know` → `Coffee and your heart`; null: it promises no such thing. */
export function withoutPromise(title: string): string | null {
  const left = title.replace(promise, ' ').replace(unspacedPromise, ' ')
  return left === title ? null : bare(left)
}

/** The same without the phrases with which a guide begins; the title itself where it has neither. */
export const withoutEmptyPhrases = (title: string): string =>
  bare((withoutPromise(title) ?? title).replace(beginning, ' ').replace(unspacedBeginning, ' '))
