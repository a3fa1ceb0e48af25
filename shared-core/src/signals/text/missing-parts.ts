import { letter } from '../../languages/characters/characters.ts'
import type { AgreementReading } from './agreement-reading.ts'
import type { Slip } from './found.ts'

const table = {
  spaced: [
    'the (?:following table|table (?:below|above|shows))|(?:in|see) (?:the )?table(?: [0-9]+| below| above)',
    '(?:die|der|folgende[rn]?|diese[rn]?) (?:folgende[rn]? )?tabelle (?:unten|oben|zeigt)|siehe (?:die )?(?:folgende )?tabelle(?: unten| oben| [0-9]+)?|in der (?:folgenden tabelle|tabelle (?:unten|[0-9]+))',
    '(?:le|du) tableau (?:ci-dessous|ci-dessus|suivant)|voir (?:le )?tableau',
    '(?:la|una) (?:siguiente tabla|tabla (?:siguiente|de abajo|de arriba))|(?:ver|véase) (?:la )?tabla',
    '(?:la|nella) (?:seguente tabella|tabella (?:seguente|qui sotto|sottostante))|vedi (?:la )?tabella',
    '(?:a|na) (?:seguinte tabela|tabela (?:seguinte|abaixo|acima))|ver (?:a )?tabela',
    '(?:de|onderstaande|volgende) tabel(?: hieronder| hierboven)|(?:in )?(?:onderstaande|volgende) tabel|zie (?:de )?tabel',
    'tabellen (?:nedan|nedenfor|ovan)|se tabellen(?: nedan| nedenfor)?|i tabellen (?:nedan|nedenfor)',
    '(?:poniższa|poniższej) tabel[aię]|w tabeli poniżej|(?:zob\\.|patrz) tabel[aę]',
    '(?:смотрите|см\\.) (?:следующую )?таблиц[уы](?: ниже)?|в (?:следующей|нижеследующей) таблице|в таблице ниже',
    'الجدول (?:أدناه|التالي)|انظر الجدول',
  ].join('|'),
  unspaced: /(?:下|以下|次|上)の(?:一覧)?表|下表|如下表/u,
} as const

const picture = {
  spaced: [
    'the (?:following (?:map|chart|graph|diagram|photo|picture|image)|(?:map|chart|graph|diagram|photo|picture|image|drawing) (?:below|above))',
    '(?:die|der|das|auf der|auf dem|im) (?:folgende[rnsm]? )?(?:karte|grafik|diagramm|foto|bild|abbildung|skizze) (?:unten|oben)',
    '(?:la|le) (?:carte|graphique|schéma|photo|image) ci-(?:dessous|dessus)',
    '(?:el|la) (?:mapa|gráfico|gráfica|foto|imagen) (?:de abajo|de arriba|siguiente)',
    '(?:la|il) (?:mappa|cartina|grafico|foto|immagine) (?:qui sotto|sottostante|seguente)',
    '(?:o|a) (?:mapa|gráfico|foto|imagem) (?:abaixo|acima|seguinte)',
    '(?:de|het) (?:kaart|grafiek|foto|afbeelding) hier(?:onder|boven)',
    'الصورة أدناه|الخريطة أدناه',
  ].join('|'),
  unspaced: /(?:下|以下|次|上)の(?:写真|図|地図|グラフ)|下图|如下图/u,
} as const

const patternOf = ({ spaced, unspaced }: typeof table | typeof picture, isUnspaced: boolean): RegExp =>
  isUnspaced ? unspaced : new RegExp(`(?<!${letter})(?:${spaced})(?!${letter})`, 'iu')

/** Tables and pictures that the text points to, and has none of. A link, a document or a quotation may hold it. */
export function missingParts({ article, blocks, language, tools: { spanOf } }: AgreementReading): Slip[] {
  const kinds = new Set(article.blocks.map(({ kind }) => kind))
  const wanted = [
    kinds.has('table') || kinds.has('image') ? null : patternOf(table, language.unspaced),
    ['image', 'video', 'code', 'table'].some((kind) => kinds.has(kind as 'image')) ? null : patternOf(picture, language.unspaced),
  ]
  return blocks.flatMap(({ block: { id, inlines, kind, text } }): Slip[] => {
    if ((kind !== 'paragraph' && kind !== 'list') || inlines.some((inline) => inline.kind === 'link')) return []
    return wanted.flatMap((pattern): Slip[] => {
      const match = pattern?.exec(text)
      return match == null ? [] : [{ kind: 'missingPart', span: spanOf(id, text, match.index, match.index + match[0].length) }]
    })
  })
}
