import type { ArticleText, TextBlock } from '../../answers/article-text.ts'
import { isQuestion } from '../../answers/questions.ts'
import type { Language } from '../../languages/language.ts'
import { isGeneral } from '../../signals/structure/subject.ts'
import { blockAt, type Find } from './find.ts'

/** Short headings that are no questions and say something: two words, or one that the text has, too; `Method`, `Second day` say nothing. */
export const findParts: Find = ({ text, language }) =>
  text.sections.flatMap(({ heading }) =>
    heading === null ||
    heading.block.level === 1 ||
    language.contains('genericHeadings', heading.block.text) ||
    !saysPart(heading, text, language) ||
    /[:!?[\]？…|]/.test(heading.block.text) ||
    isQuestion(heading.block.text, language)
      ? []
      : [blockAt('part', heading, { start: 0, end: heading.block.text.length })],
  )

/** Words with which a heading announces and says nothing: `Good to know`, `Ce qu’il faut savoir`, `More aspects`. */
const announcing: Readonly<Partial<Record<string, string>>> = {
  ar: 'يجب معرفته تعرفه معرفة المزيد جوانب نقاط أخرى',
  de: 'aspekte beachten brauchen erwartet gut kurz lernen mehr müssen punkte sollten weitere wissen wissenswertes wichtig lohnt',
  en: 'aspects consider expect good know learn look love more need other others points remember start want works worth',
  es: 'aspectos considerar cuenta debe debes hay más otros puntos recordar saber tener conviene',
  fr: 'aspects autres bon comprendre connaître falloir faut plus points retenir savoir marche aime',
  it: 'altri aspetti bisogna buono considerare conoscere più punti ricordare sapere serve',
  nl: 'aspecten goed letten meer moet moeten punten verder weten',
  pl: 'aspekty inne punkty trzeba warto wiedzieć więcej',
  pt: 'aspectos aspetos considerar conhecer deve lembrar mais outros pontos precisa saber',
  ru: 'важно другие знать моменты нужно стоит',
  sv: 'aspekter behöver bra fler mer punkter veta värt',
  tr: 'bilinmesi bilmeniz diğer gereken gerekenler noktalar',
}

/** The same in Chinese and Japanese. */
const announcingWhole = /^(?:知っておきたい|その他|大切な|気になる|注意|おさえて|更多|其他|需要知道|注意事项)|(?:ポイント|こと|注意点)$/

/** Begins with what sets a case. */
const aCase =
  /^(?:If|When|Once|Before|After|Wenn|Falls|Bevor|Nachdem|Si|Cuando|Antes|Después|Quand|Lorsque|Avant|Après|Se|Quando|Prima|Dopo|Depois|Als|Wanneer|Voor|Na|Gdy|Kiedy|Jeśli|Po|Przed|När|Om|Hvis|Når|Jos|Kun|Když|Pokud) /

const isEmptyWord = (form: string, language: Language): boolean =>
  isGeneral(form, language) ||
  language.contains('genericWords', form) ||
  language.contains('numberWords', form) ||
  announcing[language.tag.split('-')[0]!]?.split(' ').includes(form) === true

function saysPart({ block: { text }, tokens: { words } }: TextBlock, { blocks }: ArticleText, language: Language): boolean {
  if (language.unspaced ? announcingWhole.test(text) : isAboutPeople(text, language)) return false
  // `What it costs`, `Jak wygląda wizyta`, `Als er iets stukgaat`: it asks, or sets a case
  if (language.contains('questionWords', words[0]?.form ?? '') || aCase.test(text)) return false
  const content = words.filter(({ stop, form }) => !stop && !isGeneral(form, language))
  if (content.length > 0 && content.every(({ form }) => isEmptyWord(form, language))) return false
  const [own, other] = content
  return (
    words.length > 2 ||
    other !== undefined ||
    blocks.some(({ block, tokens }) => block.kind !== 'heading' && tokens.words.some(({ term }) => term === own?.term))
  )
}

/** `So arbeiten wir`, `Why you will love it`. */
const isAboutPeople = (text: string, language: Language): boolean =>
  language.find('firstPerson', text).length > 0 || language.find('secondPerson', text).length > 0
