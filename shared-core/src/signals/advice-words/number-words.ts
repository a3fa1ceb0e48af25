/** Words for numbers from one to twelve, then 15, 20, 30, 40, 50, 100; forms side by side. Written by us. */
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 100] as const

const words: Readonly<Record<string, string>> = {
  en: 'one/single/first two/both/pair/second/twin/twice three/third/trio four/fourth/quartet five/fifth six/sixth seven/seventh eight/eighth nine/ninth ten/tenth eleven/eleventh twelve/twelfth/dozen fifteen twenty thirty forty fifty/half hundred',
  de: 'ein/eine/einen/einem/einer/eines/eins/erste/ersten/erster/erstes zwei/beide/beiden/zweite/zweiten/zweiter/zweites drei/dritte/dritten/dritter/drittes vier/vierte/vierten fünf/fünfte/fünften sechs/sechste/sechsten sieben/siebte/siebten acht/achte/achten neun/neunte/neunten zehn/zehnte/zehnten elf/elfte/elften zwölf/zwölfte/zwölften/dutzend fünfzehn zwanzig dreißig/dreissig vierzig fünfzig/hälfte/halbe hundert',
  fr: 'un/une/premier/première deux/deuxième/second/seconde trois/troisième/trio quatre/quatrième cinq/cinquième six/sixième sept/septième huit/huitième neuf/neuvième dix/dixième/dizaine onze/onzième douze/douzième/douzaine quinze/quinzaine vingt/vingtaine trente quarante cinquante/moitié/cinquantaine cent/centaine',
  es: 'un/una/uno/primer/primera/primero dos/ambos/ambas/segundo/segunda tres/tercer/tercera/tercero cuatro/cuarto/cuarta cinco/quinto/quinta seis/sexto/sexta siete/séptimo/séptima ocho/octavo/octava nueve/noveno/novena diez/décimo/décima/decena once doce/docena quince veinte treinta cuarenta cincuenta/mitad cien/ciento/centenar',
  ja: '一/１/ひとつ 二/２/ふたつ/両 三/３/みっつ 四/４/よっつ 五/５/いつつ 六/６/むっつ 七/７/ななつ 八/８/やっつ 九/９/ここのつ 十/１０ 十一/１１ 十二/１２ 十五/１５ 二十/２０ 三十/３０ 四十/４０ 五十/５０/半 百/１００',
  ar: 'واحد/واحدة/الأول/الأولى اثنان/اثنين/اثنتان/اثنتين/الثاني/الثانية ثلاثة/ثلاث/الثالث/الثالثة أربعة/أربع/الرابع/الرابعة خمسة/خمس/الخامس/الخامسة ستة/ست/السادس/السادسة سبعة/سبع/السابع/السابعة ثمانية/ثماني/ثمان/الثامن/الثامنة تسعة/تسع/التاسع/التاسعة عشرة/عشر/العاشر/العاشرة أحد اثنا/اثني/اثنتا خمسة عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين/نصف مئة/مائة',
}

/** Words for a number in a language; null: no word tells, since the language has no list. Empty: it has none for this number. */
export function wordsForNumber(tag: string, value: number): readonly string[] | null {
  const list = words[tag.split('-')[0]!]
  if (list === undefined) return null
  const at = (values as readonly number[]).indexOf(value)
  return at < 0 ? [] : list.split(' ')[at]!.split('/')
}

/** Words before a number that counts nothing: parts, episodes, days of a series. A source of a pattern without regard to case. */
export const seriesWords =
  'part|episode|ep|week|day|chapter|vol(?:ume)?|no|nr|issue|season|round|game|lesson|step|level|phase|figure|page|grade|class|route|highway|channel|room|bus|line|section|article|title|act|stage|version|update|edition|tier|type|gen|ios|windows|teil|folge|kapitel|tag|woche|band|staffel|runde|spieltag|ausgabe|lektion|linie|seite|klasse|partie|épisode|chapitre|jour|semaine|saison|tome|numéro|journée|parte|episodio|capítulo|día|semana|temporada|jornada|número|etapa|tomo|n°|nº|الحلقة|الجزء|الفصل|اليوم|الأسبوع|الموسم|الجولة|رقم'
